import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, compare, decimal, minus, times } from '@doublerule/carbon/decimal.ts'
import { type KindGroup, groupRules, kindGroups } from '../judge/candidates/kind-group.ts'
import type { Candidate } from '../judge/candidates/candidate.ts'
import type { Placed } from '../judge/relations/number-relations.ts'
import { type Unit, unitOfWord } from '../lay-out/values/unit-text.ts'
import type { Proposal } from './proposal.ts'

/** A proposal whose figure was found on its page, with what the page says of that figure. */
export type PlacedProposal = {
  proposal: Proposal
  printed: Placed
  group: KindGroup
  /** Null where a sign beside the number makes it no quantity. */
  candidate: Candidate | null
  /** The unit that was proposed; null where it is none that is known. */
  unit: Unit | null
  /** As an activity would carry it: what is fed in without its minus, thousands of gallons in gallons. */
  amount: { quantity: Decimal; unit: string | null }
}

export function placeProposal(
  proposal: Proposal,
  printed: Placed,
  candidates: readonly Candidate[],
): PlacedProposal {
  const unit = proposal.unit === null ? null : unitOfWord(proposal.unit)
  const value = decimal(printed.number.value)
  const isTaken = proposal.kind === 'electricity-export' && compare(value, '0') < 0
  const quantity = isTaken ? minus('0', value) : value
  return {
    proposal,
    printed,
    group: groupOf(proposal.kind) ?? 'material',
    candidate: candidates.find(({ number }) => number === printed.number) ?? null,
    unit,
    amount:
      unit?.unit === 'kgal'
        ? { quantity: times(quantity, '1000'), unit: 'gal-us' }
        : { quantity, unit: unit?.unit ?? null },
  }
}

/** The group of a kind; null for spend, which is money. */
export function groupOf(kind: Activity['kind']): KindGroup | null {
  return kindGroups.find((name) => groupRules[name].kinds.includes(kind)) ?? null
}

/** The same quantity in the same unit. */
export function isAmount(
  activity: Pick<Activity, 'quantity' | 'unit'>,
  { quantity, unit }: PlacedProposal['amount'],
): boolean {
  return activity.unit === unit && compare(decimal(activity.quantity), quantity) === 0
}
