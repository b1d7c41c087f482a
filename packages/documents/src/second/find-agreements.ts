import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { compare, decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { meteredKinds } from '../judge/candidates/kind-group.ts'
import { type PlacedProposal, groupOf, isAmount } from './placed-proposal.ts'

/** Which counted lines each proposal finds as the engine does: the line itself, or a total for its parts, either way round. */
export function findAgreements(
  placed: readonly PlacedProposal[],
  activities: readonly Activity[],
): ReadonlyMap<PlacedProposal, readonly Activity[]> {
  const agreed = new Map<PlacedProposal, readonly Activity[]>()
  for (const [group, own] of Map.groupBy(placed, (one) => one.group)) {
    const lines = activities.filter(({ kind }) => groupOf(kind) === group)
    const taken = new Set<Activity>()
    const left = own.filter((one) => {
      // Each line is found once: two fills of one size are two fills.
      const same = lines.filter((line) => isSameKind(line, one) && isAmount(line, one.amount))
      const line = same.find((each) => !taken.has(each)) ?? same[0]
      if (line === undefined) return true
      taken.add(line)
      agreed.set(one, [line])
      return false
    })
    const open = lines.filter((line) => ![...agreed.values()].flat().includes(line))
    for (const one of left) if (isTotalOf(one, open)) agreed.set(one, open)
    const parts = withoutRepeats(left.filter((one) => !agreed.has(one)))
    const total = open.find((line) => arePartsOf(parts, line))
    if (total !== undefined) for (const part of parts) agreed.set(part, [total])
  }
  return agreed
}

/** "Fuel" is any of them; petrol is no diesel. */
function isSameKind({ kind }: Activity, { proposal }: PlacedProposal): boolean {
  return kind === proposal.kind || kind === 'fuel' || proposal.kind === 'fuel'
}

function isTotalOf({ amount }: PlacedProposal, lines: readonly Activity[]): boolean {
  if (lines.length < 2 || lines.some(({ unit }) => unit !== amount.unit)) return false
  return compare(sumOf(lines.map(({ quantity }) => decimal(quantity))), amount.quantity) === 0
}

function arePartsOf(parts: readonly PlacedProposal[], { quantity, unit }: Activity): boolean {
  if (parts.length < 2 || parts.some(({ amount }) => amount.unit !== unit)) return false
  return compare(sumOf(parts.map(({ amount }) => amount.quantity)), decimal(quantity)) === 0
}

/** What a meter counts is one use wherever its amount is printed; two fills of one size are two. */
export function isOneUse(one: PlacedProposal, other: PlacedProposal): boolean {
  if (one === other) return true
  const isMetered = meteredKinds.some((kind) => kind === one.group)
  return isMetered && one.group === other.group && isAmount(one.amount, other.amount)
}

/** One printed figure is proposed once, however often a model names it. */
export function withoutRepeats(placed: readonly PlacedProposal[]): PlacedProposal[] {
  return placed.filter(
    (one, index) => placed.findIndex(({ printed }) => printed.number === one.printed.number) === index,
  )
}
