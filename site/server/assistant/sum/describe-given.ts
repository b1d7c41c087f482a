import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculate } from '@doublerule/carbon/calculator/calculate.ts'
import type { Claim } from '@doublerule/carbon/calculator/read-claim.ts'
import type { Ratio } from '@doublerule/carbon/calculator/read-ratio.ts'
import type { Given, GivenRow } from '@doublerule/carbon/calculator/work-with-given.ts'
import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import {
  compare,
  decimal,
  dividedBy,
  minus,
  roundTo,
  sumOf,
  times,
  type Decimal,
} from '@doublerule/carbon/decimal.ts'
import { formatKg, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { describeMass } from './describe-activity.ts'

/** Up to this a claim that says "about" is near enough. */
const mostPercentOfAbout = decimal('5')

/** Each amount by the factor that the visitor gave for it, line by line, and their total. */
export function describeGiven({ rows, compares }: Given): string[] {
  const total = sumOf(rows.map(({ kg }) => kg))
  return [
    rows.map(describeRow).join('\n'),
    ...(rows.length < 2 || compares
      ? []
      : [`Total: ${rows.map(({ kg }) => `${formatKg(kg)}`).join(' + ')} = ${describeMass(total)}.`]),
    [
      'Say in your report where that factor is from.',
      ...(rows.every(({ isGas }) => isGas)
        ? []
        : ['The kilograms are taken to be of CO2e; of anything else they are no emissions.']),
    ].join(' '),
  ]
}

/** The amount, where it is worked out first, then times its factor; pounds are turned into kilograms last. */
function describeRow({ activity, counts, quantity, of, factor, per, kg, inUnit, period }: GivenRow): string {
  const steps = activity.multipliers.map(({ text }) => `${text} × `).join('')
  // The published sum below shows it otherwise.
  const amount =
    steps === '' || activity.kind !== null
      ? ''
      : `${steps}${activity.quantity} ${activity.unit} = ${groupDigits(quantity)} ${of}\n`
  const sum = `${counts.map(({ text }) => `${text} × `).join('')}${groupDigits(quantity)} ${of} × `
  const span = period === null ? '' : ` in a ${period}`
  const product =
    inUnit === null
      ? `${factor} kg per ${per} = ${describeMass(kg)}${span}.`
      : `${inUnit.one} ${inUnit.unit} per ${per} = ${groupDigits(inUnit.value)} ${inUnit.unit} CO2e${span}\n${inUnit.expression} CO2e.`
  return cutQuotients(`${amount}With your factor: ${sum}${product}`)
}

/** What the activities emit by the published factors: all together, and what is burnt or bought alone. */
function resultsOf(activities: readonly AskedActivity[]): Result[] {
  const { lines, totals } = calculate(activities)
  if (!lines.every(({ ok }) => ok)) return []
  const direct = sumOf([decimal(totals.byScope['1']), decimal(totals.byScope['2'])])
  const all = { kg: decimal(totals.kgCO2e), of: '' }
  return direct === '0' || direct === all.kg ? [all] : [all, { kg: direct, of: ' in Scope 1 and 2 alone' }]
}

type Result = { kg: Decimal; of: string }

/** Whether the result that the visitor was told is right, to the places that it was told with: by the factor that was given, else by ours. */
export function describeClaim(
  { value, unit, isAbout }: Claim,
  given: Given | undefined,
  activities: readonly AskedActivity[],
): string[] {
  const rows = given?.rows.map(({ kg }) => ({ kg, of: ' by your factor' })) ?? []
  const whole = { kg: sumOf(rows.map(({ kg }) => kg)), of: ' by your factors' }
  const results = rows.length === 0 ? resultsOf(activities) : rows.length === 1 ? rows : [whole, ...rows]
  const said = convertQuantity(value, unit, 'kg')
  const [first] = results
  if (!said.ok || first === undefined) return []
  const claimed = said.value.quantity
  const named = `${groupDigits(value)} ${unit}`
  const right = results.find(({ kg }) => isToldAs(kg, value, unit))
  if (right !== undefined) return [`Yes, ${named} is right: it is ${describeMass(right.kg)}${right.of}.`]
  const nearest = results.reduce((best, one) =>
    compare(gap(one.kg, claimed), gap(best.kg, claimed)) < 0 ? one : best,
  )
  if (nearest.kg === '0') return []
  const [more, less] = compare(claimed, nearest.kg) > 0 ? [claimed, nearest.kg] : [nearest.kg, claimed]
  const by = minus(more, less)
  const percent = roundTo(dividedBy(times(by, decimal('100')), nearest.kg), 2)
  const isNear = isAbout && compare(percent, mostPercentOfAbout) <= 0
  return [
    [
      `${isNear ? 'Yes, about' : 'No'}: it is ${describeMass(nearest.kg)}${nearest.of}, and ${named} is ${compare(claimed, nearest.kg) > 0 ? 'more' : 'less'}.`,
      `Difference: ${groupDigits(more)} kg − ${groupDigits(less)} kg = ${formatKg(by)}`,
      `In percent: ${groupDigits(by)} × 100 ÷ ${groupDigits(nearest.kg)} = ${percent} %`,
    ].join('\n'),
  ]
}

function isToldAs(kg: Decimal, value: Decimal, unit: string): boolean {
  const shown = convertQuantity(kg, 'kg', unit)
  return shown.ok && compare(roundTo(shown.value.quantity, value.split('.')[1]?.length ?? 0), value) === 0
}

function gap(one: Decimal, other: Decimal): Decimal {
  return compare(one, other) > 0 ? minus(one, other) : minus(other, one)
}

/** Emissions of the visitor divided, held against each other, or lowered. */
export function describeRatio(ratio: Ratio): string[] {
  const kilos = (kg: Decimal) => `${groupDigits(kg)} kg`
  switch (ratio.kind) {
    case 'intensity':
      return [
        cutQuotients(
          `${kilos(ratio.kg)} ÷ ${groupDigits(ratio.by)} ${ratio.of} = ${describeMass(ratio.result)} per ${ratio.per}.`,
        ),
        'Both figures are yours: name the year, the scopes and the boundary that they are of.',
      ]
    case 'change':
      return [
        `${kilos(ratio.isLess ? ratio.from : ratio.to)} − ${kilos(ratio.isLess ? ratio.to : ratio.from)} = ${describeMass(ratio.by)} ${ratio.isLess ? 'less' : 'more'}.`,
        `${groupDigits(ratio.by)} × 100 ÷ ${groupDigits(ratio.from)} = ${roundTo(ratio.percent, 2)} % ${ratio.isLess ? 'less' : 'more'}.`,
      ]
    case 'target':
      return [
        `${kilos(ratio.kg)} × ${ratio.percent} ÷ 100 = ${describeMass(ratio.share)} ${ratio.isLess ? 'less' : 'more'}.`,
        `${kilos(ratio.kg)} ${ratio.isLess ? '−' : '+'} ${kilos(ratio.share)} = ${describeMass(ratio.result)}.`,
      ]
  }
}
