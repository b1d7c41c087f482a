import { readCorpus } from './read-corpus.ts'

/** A few lines written for this, after no real paper, and what they come to; null where they come to nothing. */
export type MadeTotal = { total: number | null; lines: readonly string[] }

/** The rows of `fit/totals.corpus.tsv`: money that changes hands beside a total, and papers without one. */
export function readMadeTotals(): MadeTotal[] {
  return readCorpus('totals.corpus.tsv').map(({ cells: [total], lines }) => ({
    total: total === 'none' ? null : Number(total),
    lines,
  }))
}
