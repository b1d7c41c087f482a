import type { Passage } from '#server/knowledge/passage.ts'
import type { Interpretation, Question } from './interpretation.ts'

/** Passages that stand in an order, so that "the next one" has a meaning. */
const ladders: readonly (readonly string[])[] = [
  ['partners.referral', 'partners.solution', 'partners.strategic'],
  ['incidents.low', 'incidents.medium', 'incidents.high', 'incidents.critical'],
  ['basics.scope-1', 'basics.scope-2', 'basics.scope-3'],
  ['pipeline.detection', 'pipeline.matching', 'pipeline.verification', 'pipeline.calculation'],
]

/** "And the tier above?", "the highest one?" after a passage that stands in an order. */
export function recogniseNextOnLadder(
  question: Question,
  last: Interpretation | null,
  findPassage: (id: string) => Passage | undefined,
): Interpretation | null {
  if (last?.kind !== 'passage' || question.words.length > 8) return null
  const ids = [last.passage.id, last.also?.id ?? '']
  const ladder = ladders.find((rungs) => rungs.some((rung) => ids.includes(rung)))
  if (ladder === undefined) return null
  const from = ladder.findIndex((rung) => ids.includes(rung))
  const at = rungIn(question.text, ladder, from)
  const passage = at === null ? undefined : findPassage(ladder[at] ?? '')
  return passage === undefined ? null : { kind: 'passage', passage, also: null }
}

function rungIn(text: string, ladder: readonly string[], from: number): number | null {
  if (!/\b(ones?|step|tier|level|stage|scope|after|next|severity)\b/.test(text)) return null
  if (/\b(highest|top|last|best|worst|most)\b/.test(text)) return ladder.length - 1
  if (/\b(lowest|first|bottom|least)\b/.test(text)) return 0
  if (/\b(above|next|after|higher|following)\b/.test(text)) return from + 1
  if (/\b(below|previous|before|lower|prior)\b/.test(text)) return from - 1
  return null
}
