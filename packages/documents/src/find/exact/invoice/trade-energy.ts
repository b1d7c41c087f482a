import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, compare, minus, sumOf, times } from '@doublerule/carbon/decimal.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { kindOf } from '../../activities/kind-words.ts'
import { kindInLexicon } from '../../activities/tables/kind-in-lexicon.ts'
import { commodityNamed } from '../../activities/usage/commodity-named.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isChargedAgain } from './charge-words.ts'
import { type Sold, evidenceOfLine, isBelowZero, unitName } from './sold-line.ts'

export type EnergySold = Sold & { kind: ActivityKind; meaning: number }

const smallestSame: Decimal = '10'

/** What a line in units of energy sells; null where its unit measures something else. */
export function toEnergy(sold: Sold, context: string): EnergySold | null {
  if (sold.unit?.unit.dimension !== 'energy') return null
  const words = foldText(sold.line.words.join(' '))
  const own = exportOf(sold.folded) ?? energyNamed(sold.folded) ?? exportOf(words) ?? energyNamed(words)
  const kind = own ?? energyNamed(context)
  if (kind === 'water' || kind === 'wastewater') return { ...sold, kind: 'electricity', meaning: 0.75 }
  return { ...sold, kind: kind ?? 'electricity', meaning: own === null ? 0.88 : 0.95 }
}

function energyNamed(folded: string): ActivityKind | null {
  return commodityNamed(folded) ?? kindInLexicon(folded, 'energy')
}

function exportOf(folded: string): ActivityKind | null {
  return kindOf(folded, 'energy') === 'electricity-export' ? 'electricity-export' : null
}

/** Energy of one kind without the lines that price it once more, and without a line that adds others up. */
export function countOnce(lines: readonly EnergySold[]): EnergySold[] {
  // Energy at a price below nothing is a discount, unless it was fed in.
  const used = lines.filter(
    ({ folded, kind, line }) =>
      !isChargedAgain(folded) && (kind === 'electricity-export' || !isBelowZero(line)),
  )
  if (used.length === 0) return lines.length === 0 ? [] : [{ ...largest(lines), meaning: 0.7 }]
  const distinct = [...new Map(used.map((one) => [sameness(one), one])).values()]
  return distinct.filter((one) => {
    const others = distinct.filter((other) => other !== one && unitName(other) === unitName(one))
    return others.length < 2 || sumOf(others.map(({ quantity }) => quantity)) !== one.quantity
  })
}

/** Two lines of one kind over the same quantity are one quantity at two prices; small ones may be alike by chance. */
export function sameness(one: EnergySold): string {
  const isSmall =
    compare(one.quantity, smallestSame) < 0 && compare(one.quantity, minus('0', smallestSame)) > 0
  const { period, path } = one.line
  return JSON.stringify([one.kind, one.quantity, unitName(one), period, isSmall ? path : null])
}

function largest(lines: readonly EnergySold[]): EnergySold {
  return lines.reduce((most, one) => (compare(one.quantity, most.quantity) > 0 ? one : most))
}

export function toDraft({ line, unit, quantity, kind, meaning }: EnergySold): ActivityDraft {
  const amount = unit === null ? quantity : times(quantity, unit.scale)
  return {
    description: line.name.slice(0, 80),
    kind,
    // What was fed in is told as a credit or as a quantity: both are so many kilowatt hours.
    quantity: kind === 'electricity-export' && amount.startsWith('-') ? minus('0', amount) : amount,
    unit: unit?.unit.unit ?? null,
    estimated: false,
    period: line.period,
    details: line.period === null ? null : detailsOf({}),
    evidence: evidenceOfLine(line),
    read: 0.99,
    meaning,
  }
}
