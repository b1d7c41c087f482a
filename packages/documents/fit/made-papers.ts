import { readFileSync } from 'node:fs'
import { type Paper, papers } from '../src/classify/paper.ts'

/** A short paper written for this, after no real one; its lines stand apart by " // ". */
type MadePaper = { paper: Paper; lines: readonly string[] }

const lineBreak = ' // '

/** The rows of `fit/papers.corpus.tsv`: what is seldom collected, such as letters, price lists and slips of a few lines. */
export function readMadePapers(): MadePaper[] {
  const [, ...rows] = readFileSync(new URL('papers.corpus.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => {
    const [name = '', , , text = ''] = row.split('\t')
    const paper = papers.find((known) => known === name)
    if (paper === undefined) throw new Error(`No paper is called ${name}`)
    return { paper, lines: text.split(lineBreak) }
  })
}
