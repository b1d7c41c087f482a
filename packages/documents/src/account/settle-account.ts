import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivityDraft } from '../activities/activity-draft.ts'
import type { DocumentRead } from '../analyse/document-read.ts'
import type { Classified } from '../classify/classify-text.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import { predictCommittee } from '../roles/predict-committee.ts'
import weights from '../roles/weights.generated.json' with { type: 'json' }
import { chooseAccount } from './choose-account.ts'
import { describeFigures, isJudged } from './describe-figures.ts'
import { shapeOf } from './figure-shape.ts'
import { kindOf } from './kind-of.ts'
import { listCandidates } from './list-candidates.ts'
import { findingsOf, toActivity } from './to-activity.ts'

/**
 * The account of a document: what the readers of single kinds propose and every other number is judged by the same
 * evidence, and the lines that agree with each other are counted.
 */
export function settleAccount(
  layout: ReadLayout,
  proposed: DocumentRead,
  others: readonly ActivityDraft[],
): DocumentRead {
  const { figures, relations, words, proposals } = describeFigures(layout, proposed, others)
  const judged = figures.map((figure) => ({
    candidate: figure.best,
    group: figure.group,
    shape: shapeOf(figure, relations),
    features: figure.features,
    ...predictCommittee(weights.judges, figure.features),
  }))
  const counted = chooseAccount(judged, weights.account).toSorted(
    (a, b) =>
      a.candidate.line.index - b.candidate.line.index || a.candidate.number.start - b.candidate.number.start,
  )
  const drafts = counted.map((one) => {
    const sums = findingsOf(one, relations)
    const draft = proposals.draftOf(one.candidate, one.group)
    const line =
      draft === undefined
        ? toActivity(one, kindOf(one.candidate, one.group, layout.lines, words))
        : { ...draft, meaning: weighMeaning(draft.meaning, one.probability, sums.length > 0) }
    return { line, draft, sums }
  })
  const { activities, findings } = proposed.read
  const kept = activities.flatMap((activity) => {
    if (!isJudged(activity)) return [activity]
    const found = drafts.find(({ draft }) => draft === activity)
    return found === undefined ? [] : [found.line]
  })
  const added = drafts.filter(({ draft }) => draft === undefined || !activities.includes(draft))
  const texts = new Set(kept.map(textOf))
  const dropped = new Set(activities.map(textOf).filter((text) => !texts.has(text)))
  const settled = withoutSewerBasis([...kept, ...added.map(({ line }) => line)])
  const classified = classifyByAccount(
    proposed.classified,
    drafts.map(({ line }) => line),
  )
  return {
    ...proposed,
    classified,
    candidates: listCandidates(judged, classified.type, settled).map((one) =>
      toActivity(one, kindOf(one.candidate, one.group, layout.lines, words)),
    ),
    read: {
      activities: settled,
      findings: [
        ...findings.filter(({ evidence }) => !evidence.some(({ text }) => dropped.has(text))),
        ...drafts.flatMap(({ sums }) => sums),
      ],
    },
  }
}

function textOf({ evidence }: ActivityDraft): string {
  return evidence.text
}

/** A sewer charge worked out on the water that was delivered measures no water of its own. */
function withoutSewerBasis(activities: readonly ActivityDraft[]): ActivityDraft[] {
  const delivered = activities.filter(({ kind }) => kind === 'water').map(({ quantity }) => decimal(quantity))
  return activities.filter(
    ({ kind, quantity }) =>
      kind !== 'wastewater' || !delivered.some((water) => compare(water, decimal(quantity)) === 0),
  )
}

const evenOdds = 0.5

/** Two readers that agree are as sure as the surer one; where the judge doubts and no sum holds, its doubt stands. */
function weighMeaning(meaning: number, probability: number, hasSum: boolean): number {
  return probability < evenOdds && !hasSum ? probability : Math.max(meaning, probability)
}

/** What is counted on a paper that no words tell makes it a bill. */
function classifyByAccount(classified: Classified, counted: readonly ActivityDraft[]): Classified {
  const [kind, other] = new Set(counted.map((draft) => draft.kind))
  if (classified.type !== 'other' || kind === undefined) return classified
  const type = other === undefined ? (billOfKind[kind] ?? 'utility-bill') : 'utility-bill'
  const confidence = Math.min(...counted.map(({ meaning }) => meaning))
  return { type, confidence, reasons: [`${kind} used in the period`] }
}

const billOfKind: Partial<Record<ActivityKind, DocumentType>> = {
  electricity: 'electricity-bill',
  'natural-gas': 'gas-bill',
  water: 'water-bill',
  wastewater: 'water-bill',
}
