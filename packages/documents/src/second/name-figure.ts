import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { NamedFigure } from '@doublerule/carbon/work-out/apply-second-reading.ts'
import { toActivity } from '../judge/account/to-activity.ts'
import { confidenceText } from '../judge/known/field.ts'
import { type PlacedProposal, groupOf, isAmount } from './placed-proposal.ts'

// A person has to say: a model's word makes no figure likely.
const unjudgedMeaning = 0.05

/** What a person is asked about: the engine's own candidate where it has this figure, else one that is not judged. */
export function nameFigure(
  { proposal, printed, candidate, group, amount }: PlacedProposal,
  id: string,
  { activities, candidates = [] }: Analysis,
  agreedIds: readonly string[],
): NamedFigure {
  const own = candidates.find((one) => groupOf(one.kind) === group && isAmount(one, amount))
  const counted = activities.filter(({ kind }) => groupOf(kind) === group)
  const instead = counted.filter((line) => !agreedIds.includes(line.id)).map((line) => line.id)
  const marks = { namedByModel: true, ...(counted.length > 0 && { insteadOf: instead }) } as const
  if (own !== undefined) return { ...own, ...marks }
  if (candidate === null) throw new Error(`line ${printed.line.index} has no quantity to ask about`)
  const { read, meaning, ...line } = toActivity(
    { candidate, group, probability: unjudgedMeaning },
    proposal.kind,
  )
  const confidence = { read: confidenceText(read), meaning: confidenceText(meaning) }
  return { ...line, id, confidence, ...marks }
}
