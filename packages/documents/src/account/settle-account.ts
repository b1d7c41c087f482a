import type { ActivityDraft } from '../activities/activity-draft.ts'
import type { DocumentRead } from '../analyse/document-read.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import { predictTrees } from '../roles/predict-trees.ts'
import weights from '../roles/weights.generated.json' with { type: 'json' }
import { type Judged, chooseAccount } from './choose-account.ts'
import { describeFigures, isJudged } from './describe-figures.ts'
import { kindOf } from './kind-of.ts'
import { findingsOf, toActivity } from './to-activity.ts'

/**
 * The account of a document: what the readers of single kinds propose and every other number is judged by the same
 * evidence, and the lines that agree with each other are counted.
 */
export function settleAccount(
  { lines }: ReadLayout,
  proposed: DocumentRead,
  others: readonly ActivityDraft[],
): DocumentRead {
  const { figures, relations, words, proposals } = describeFigures(lines, proposed, others)
  const judged = figures.map(({ best, group, features }): Judged => ({
    candidate: best,
    group,
    isChosen: proposals.of(best, group).isChosen,
    probability: predictTrees(weights.model, features),
  }))
  const counted = chooseAccount(judged, relations)
  const drafts = counted.map((one) => {
    const draft = proposals.draftOf(one.candidate, one.group)
    return draft === undefined
      ? toActivity(one, kindOf(one.candidate, one.group, lines, words))
      : { ...draft, meaning: one.probability }
  })
  const kept = new Set(drafts.map(({ evidence }) => evidence.text))
  const { activities, findings } = proposed.read
  return {
    ...proposed,
    read: {
      activities: [...activities.filter((draft) => !isJudged(draft)), ...drafts],
      findings: [
        ...findings.filter(({ evidence }) => evidence.some(({ text }) => kept.has(text))),
        ...counted.flatMap((one) => findingsOf(one, relations)),
      ],
    },
  }
}
