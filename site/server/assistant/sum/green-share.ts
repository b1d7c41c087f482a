import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import { decimal, dividedBy, minus, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import type { Calculated } from '@doublerule/carbon/calculator/calculate.ts'
import { formatKg } from '@doublerule/carbon/format-mass.ts'
import { factorPagePath } from '#shared/factor-page.ts'

const green =
  /\b(?:green ?power|renewables?|renewable (?:energy|power|electricity)|lgcs?|green (?:energy|electricity))\b/
const all = decimal('1')
const byWord: readonly (readonly [RegExp, Decimal])[] = [
  [/\b(?:half|50 ?\/ ?50)\b/, decimal('0.5')],
  [/\b(?:a )?quarter\b/, decimal('0.25')],
  [/\b(?:all|fully|entirely|completely)\b/, all],
]

/** "Half of it GreenPower", "with 20 % renewable": the share of the power that is bought as renewable, as a fraction. */
export function readGreenShare(text: string): Decimal | null {
  if (!green.test(text)) return null
  const percent = /(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent)/.exec(text)?.[1]
  if (percent !== undefined) return Number(percent) > 100 ? null : dividedBy(decimal(percent), decimal('100'))
  return byWord.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Scope 2 by contracts: what the renewable share leaves takes the residual mix. Null where no such factor is held. */
export function describeGreen(line: Calculated, share: Decimal): string | null {
  if (!line.ok) return null
  const beside = line.activity.emissions.find(({ method, scope }) => method === 'market-based' && scope === 2)
  if (beside === undefined) return null
  const left = minus(all, share)
  const kg = times(decimal(beside.kgCO2e), left)
  return [
    `Scope 2, market-based: ${times(share, decimal('100'))} % is bought as renewable and counts as zero; the rest takes the [residual mix](${factorPagePath(beside.factor)}).`,
    `${cutQuotients(beside.expression)} = ${formatKg(beside.kgCO2e)}`,
    `${beside.kgCO2e} kg × ${left} = ${formatKg(kg)}`,
    'Before the renewable power percentage of your year is taken off; certificates have to be surrendered for the renewable part. The location-based figure above does not change.',
  ].join('\n')
}
