import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { openCandidates } from '@doublerule/carbon/working/open-candidates.ts'
import { hasPlace, type MissingPart, standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import { FactorQuestion } from './factor-question.tsx'
import type { PaperHands } from './paper-context.ts'
import { PlaceQuestion } from './place-question.tsx'
import { UnitQuestion } from './unit-question.tsx'
import { countsPieces, WeightQuestion } from './weight-question.tsx'

/** More lines than these wait their turn: the next is asked when one has its answer. */
const mostAsked = 3

/** What keeps lines from being counted, asked in place where an answer is all that the engine needs. */
export function PaperMissing({ analysis, hands }: { analysis: Analysis; hands: PaperHands | null }) {
  if (hands === null) return null
  const { uncounted } = standingOf(analysis)
  const of = (part: MissingPart) => uncounted.filter(({ missing }) => missing === part)
  // A figure to choose among is worked out for its place as well.
  const toChoose = hasPlace(analysis) ? [] : openCandidates(analysis)
  const withoutPlace = [...of('place').map(({ activity }) => activity), ...toChoose]
  return (
    <>
      {withoutPlace.length > 0 && <PlaceQuestion analysis={analysis} waiting={withoutPlace} hands={hands} />}
      {of('unit')
        .slice(0, mostAsked)
        .map((line) => {
          const Question = countsPieces(line.activity) ? WeightQuestion : UnitQuestion
          return <Question key={line.activity.id} analysis={analysis} line={line} hands={hands} />
        })}
      {of('factor')
        .slice(0, mostAsked)
        .map((line) => (
          <FactorQuestion key={line.activity.id} analysis={analysis} line={line} hands={hands} />
        ))}
    </>
  )
}
