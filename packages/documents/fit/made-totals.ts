import { readFileSync } from 'node:fs'

/** A few lines written for this, after no real paper, and what they come to; null where they come to nothing. */
export type MadeTotal = { total: number | null; lines: readonly string[] }

const lineBreak = ' // '

/** The rows of `fit/totals.corpus.tsv`: money that changes hands beside a total, and papers without one. */
export function readMadeTotals(): MadeTotal[] {
  const [, ...rows] = readFileSync(new URL('totals.corpus.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => {
    const [total = '', , text = ''] = row.split('\t')
    return { total: total === 'none' ? null : Number(total), lines: text.split(lineBreak) }
  })
}
