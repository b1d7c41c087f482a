import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivityDraft } from './activity-draft.ts'
import type { Candidate } from '../candidates/candidate.ts'
import { findCandidates } from '../candidates/find-candidates.ts'
import { type KindGroup, canBeIn, groupRules } from '../candidates/kind-group.ts'
import type { PageWords } from '../candidates/page-words.ts'
import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { kindOf } from './kind-of.ts'
import { toActivity } from './to-activity.ts'

const mostOfGroup = 3
// Chosen by nothing but a unit and a word: a person has to say.
const unjudgedMeaning = 0.05
const groupsOfSheet: Partial<Record<DocumentType, readonly KindGroup[]>> = {
  'electricity-bill': ['electricity'],
  'gas-bill': ['natural-gas'],
  'water-bill': ['water'],
  'fuel-receipt': ['fuel'],
  'fuel-log': ['fuel'],
  'waste-docket': ['waste'],
}

/**
 * Of a sheet that is a utility's, a fuel or a waste paper and that nothing was read of: cells with a unit of what it is about,
 * those first whose own row or column names it. The judge weighs pages, not cells, so none of these is more than a question.
 */
export function listCellCandidates(
  { lines }: ReadLayout,
  words: PageWords,
  type: DocumentType,
): readonly ActivityDraft[] {
  const found = findCandidates(lines, words).filter(
    ({ unit, number }) => unit !== null && Number(number.value) > 0,
  )
  return (groupsOfSheet[type] ?? []).flatMap((group) =>
    found
      .filter(({ unit }) => canBeIn(group, unit))
      .toSorted((a, b) => Number(isNamed(b, group)) - Number(isNamed(a, group)))
      .slice(0, mostOfGroup)
      .map((candidate) => ({
        ...toActivity(
          { candidate, probability: unjudgedMeaning, group },
          kindOf(candidate, group, lines, words),
        ),
        evidence: evidenceOf(candidate.line, [candidate.number.cell]),
      })),
  )
}

function isNamed({ words: { own, label, head, row } }: Candidate, group: KindGroup): boolean {
  const { concepts } = groupRules[group]
  return [own, label, head, row].flat().some(({ concept }) => concepts.includes(concept))
}
