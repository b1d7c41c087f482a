import type { Candidate } from '../candidates/candidate.ts'
import type { Placed } from '../relations/number-relations.ts'
import type { Relations } from '../relations/find-relations.ts'
import type { Hypothesis } from '../roles/list-hypotheses.ts'

/** A candidate taken for a group, and how likely it is counted in it. */
export type Judged = Hypothesis & {
  probability: number
  /** The reader of the document's type takes it too. */
  isChosen: boolean
}

// Two readers that agree need less than one alone: chosen on suppliers left out, where these bars gave the most
// documents wholly right and the fewest false lines (docs/decisions/0050).
const agreedBar = 0.2
const aloneBar = 0.85

/**
 * The lines that agree with each other, in the order of the page: each candidate in its likeliest group, never a total
 * beside its parts.
 */
export function chooseAccount(judged: readonly Judged[], relations: Relations): readonly Judged[] {
  const likely = judged.filter(
    ({ isChosen, probability }) => probability >= (isChosen ? agreedBar : aloneBar),
  )
  return inOrder(settleTotals(keepLikeliest(likely), relations))
}

function keepLikeliest(judged: readonly Judged[]): Judged[] {
  const best = new Map<Candidate, Judged>()
  for (const one of judged) {
    const known = best.get(one.candidate)
    if (known === undefined || known.probability < one.probability) best.set(one.candidate, one)
  }
  return [...best.values()].toSorted((a, b) => b.probability - a.probability)
}

/** Where a total and all of its parts are likely the parts stay; where parts are missing the total stays alone. */
function settleTotals(likely: readonly Judged[], { of }: Relations): Judged[] {
  const dropped = new Set<Judged>()
  for (const total of likely) {
    for (const parts of of(total.candidate.number).totalOf) {
      const found = likely.filter((one) => one.group === total.group && isAmong(one, parts))
      if (found.length === 0) continue
      if (found.length === parts.length) dropped.add(total)
      else for (const part of found) dropped.add(part)
      break
    }
  }
  return likely.filter((one) => !dropped.has(one))
}

function isAmong({ candidate }: Judged, parts: readonly Placed[]): boolean {
  return parts.some(({ number }) => number === candidate.number)
}

function inOrder(judged: readonly Judged[]): Judged[] {
  return judged.toSorted(
    (a, b) =>
      a.candidate.line.index - b.candidate.line.index || a.candidate.number.start - b.candidate.number.start,
  )
}
