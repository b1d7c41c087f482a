import { readDocumentWords } from '../candidates/document-words.ts'
import { findCandidates } from '../candidates/find-candidates.ts'
import type { PageKnown } from '../known/know-page.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { relateSetSums } from '../relations/set-sums.ts'
import { readBill } from './read-bill.ts'
import { featuresOf } from '../predict/features.ts'
import { type Hypothesis, listHypotheses } from '../predict/list-hypotheses.ts'
import { surround } from '../predict/surround.ts'

/** A hypothesis with its features, as the judge sees it and as the weights are fitted on it. */
export type Described = Hypothesis & { features: Float32Array }

/** Every number of the lines that could be counted, for every group that it could be of, with what speaks for it. */
export function considerLines(
  layout: ReadLayout,
  { words, relations, totals }: PageKnown,
): readonly Described[] {
  const { lines } = layout
  const candidates = findCandidates(lines, words)
  relateSetSums(candidates, relations)
  const documentWords = readDocumentWords(lines, words)
  const hypotheses = listHypotheses(candidates, documentWords)
  return surround(
    hypotheses,
    documentWords,
    { lineCount: lines.length, bill: readBill(layout, totals) },
    relations,
  ).map((judgement) => ({
    candidate: judgement.candidate,
    group: judgement.group,
    features: featuresOf(judgement),
  }))
}
