import { readDocumentWords } from '../candidates/document-words.ts'
import { findCandidates } from '../candidates/find-candidates.ts'
import type { PageWords } from '../candidates/page-words.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import { type Relations, findRelations } from '../relations/find-relations.ts'
import { relateSetSums } from '../relations/set-sums.ts'
import { readBill } from '../roles/read-bill.ts'
import { featuresOf } from '../roles/features.ts'
import { type Hypothesis, listHypotheses } from '../roles/list-hypotheses.ts'
import { surround } from '../roles/surround.ts'

/** A hypothesis with its features, as the judge sees it and as the weights are fitted on it. */
export type Described = Hypothesis & { features: Float32Array }

export type Considered = { described: readonly Described[]; relations: Relations }

/** Every number of the lines that could be counted, for every group that it could be of, with what speaks for it. */
export function considerLines(layout: ReadLayout, words: PageWords): Considered {
  const { lines } = layout
  const candidates = findCandidates(lines, words)
  const relations = findRelations(lines)
  relateSetSums(candidates, relations)
  const documentWords = readDocumentWords(lines, words)
  const hypotheses = listHypotheses(candidates, documentWords)
  const described = surround(
    hypotheses,
    documentWords,
    { lineCount: lines.length, bill: readBill(layout, words, relations) },
    relations,
  ).map((judgement) => ({
    candidate: judgement.candidate,
    group: judgement.group,
    features: featuresOf(judgement),
  }))
  return { described, relations }
}
