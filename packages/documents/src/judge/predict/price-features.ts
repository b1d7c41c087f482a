import { unitById } from '@doublerule/carbon/units/unit-table.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { KindGroup } from '../candidates/kind-group.ts'
import type { Feature, Judgement } from './feature.ts'
import table from './prices.generated.json' with { type: 'json' }

// Tenfold either way is what countries, customers and standing charges make of a usual price; in powers of ten.
const usualRange = 1

/**
 * Whether the money of the document is what such a quantity costs. A bill of 190 dollars is for some 1,000 kilowatt-hours,
 * not for one and not for the 40,000 that a meter shows. Nothing known of price or currency says neither yes nor no.
 */
export const priceFeatures: readonly Feature[] = [
  ...compared('the bill', ({ bill }) => bill.totals),
  ...compared('an amount on its line', ({ candidate: { line, number } }) =>
    line.numbers.flatMap((other) =>
      other !== number && other.isMoney && !other.isRate ? Math.abs(Number(other.value)) : [],
    ),
  ),
]

function compared(what: string, amountsOf: (judgement: Judgement) => readonly number[]): Feature[] {
  const distance = ({ candidate, group, bill }: Judgement, amounts: readonly number[]) => {
    const usual = usualCostUsd(candidate, group)
    if (usual === null || bill.usdPerUnit === null) return null
    const usd = bill.usdPerUnit
    const distances = amounts
      .filter((amount) => amount > 0)
      .map((amount) => Math.abs(Math.log10((amount * usd) / usual)))
    return distances.length === 0 ? null : Math.min(...distances)
  }
  return [
    {
      name: `${what} is what it costs`,
      sign: '+',
      of: (judgement) => Math.max(0, usualRange - (distance(judgement, amountsOf(judgement)) ?? usualRange)),
    },
    {
      name: `${what} is not what it costs`,
      sign: '-',
      of: (judgement) => Math.max(0, (distance(judgement, amountsOf(judgement)) ?? usualRange) - usualRange),
    },
  ]
}

/** What a quantity usually costs, in US dollars; null where no price is known for its unit. */
function usualCostUsd({ number, unit }: Candidate, group: KindGroup): number | null {
  const quantity = Math.abs(Number(number.value))
  if (quantity === 0) return null
  for (const { kind, usd, unit: priced } of table.prices) {
    if (kind !== group) continue
    if (unit === null) return quantity * usd
    const own = unitById(unit.unit)
    const base = unitById(priced)
    if (own === null || base === null || own.dimension !== base.dimension) continue
    return quantity * usd * (Number(own.toCanonical) / Number(base.toCanonical))
  }
  return null
}
