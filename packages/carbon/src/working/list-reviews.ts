import type { Activity, Analysis } from '../analysis/analysis-schema.ts'
import { compare, type Decimal, decimal, plus } from '../decimal.ts'
import { describeStanding, describeUncounted } from './describe-standing.ts'
import { standingOf } from './paper-standing.ts'
import { countedKg } from '../analysis/counted-kg.ts'

/** Something on a paper that a person should look at, said once however many lines it is of. */
export type ReviewItem = {
  /** Index of the document in its set. */
  paper: number
  /** The first line that it is of; null where it is of the whole document. */
  activity: string | null
  lines: number
  /** What hangs on it: kilograms that may change; null where nothing is counted, which nobody can weigh. */
  kg: Decimal | null
  because: string
}

function reasonOf(activity: Activity, { questions }: Analysis): string | null {
  const question = questions.find((asked) => asked.activity === activity.id)
  if (question !== undefined) return question.text
  return activity.match.status === 'review' ? activity.match.reason : null
}

function listOfPaper(analysis: Analysis, paper: number): ReviewItem[] {
  const { total, uncounted, toChoose } = standingOf(analysis)
  const [first] = uncounted
  const [problem] = analysis.problems
  const missing: ReviewItem[] =
    first === undefined && toChoose > 0
      ? [{ paper, activity: null, lines: 0, kg: null, because: describeStanding(analysis) }]
      : total === 'empty'
        ? [{ paper, activity: null, lines: 0, kg: null, because: problem?.text ?? 'No quantity was read.' }]
        : first === undefined
          ? []
          : [
              {
                paper,
                activity: first.activity.id,
                lines: uncounted.length,
                kg: null,
                because: `${total === 'nothing' ? 'Nothing is counted' : 'Not all is counted'}. ${describeUncounted(uncounted)}.`,
              },
            ]
  const items = new Map<string, ReviewItem>()
  for (const activity of analysis.activities) {
    const because = reasonOf(activity, analysis)
    if (because === null) continue
    const held = items.get(because)
    items.set(because, {
      paper,
      activity: held?.activity ?? activity.id,
      lines: (held?.lines ?? 0) + 1,
      kg: plus(held?.kg ?? '0', countedKg(activity)),
      because,
    })
  }
  return [...missing, ...items.values()]
}

/** Papers that lack a figure come first, those with quantities before those without; then by the kilograms at stake. */
function rankOf({ kg, lines }: ReviewItem): number {
  if (kg !== null) return 2
  return lines > 0 ? 0 : 1
}

function magnitude(kg: Decimal): Decimal {
  return compare(kg, '0') < 0 ? decimal(kg.slice(1)) : kg
}

/** What a person should look at first in a set, the heaviest first. */
export function listReviews(papers: readonly { analysis: Analysis; paper: number }[]): ReviewItem[] {
  return papers
    .flatMap(({ analysis, paper }) => listOfPaper(analysis, paper))
    .sort(
      (left, right) =>
        rankOf(left) - rankOf(right) || compare(magnitude(right.kg ?? '0'), magnitude(left.kg ?? '0')),
    )
}
