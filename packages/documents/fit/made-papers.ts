import { type Paper, papers } from '../src/find/paper/paper.ts'
import { readCorpus } from './read-corpus.ts'

/** A short paper written for this, after no real one. */
type MadePaper = { paper: Paper; lines: readonly string[] }

/** The rows of `fit/papers.corpus.tsv`: what is seldom collected, such as letters, price lists and slips of a few lines. */
export function readMadePapers(): MadePaper[] {
  return readCorpus('papers.corpus.tsv').map(({ cells: [name = ''], lines }) => {
    const paper = papers.find((known) => known === name)
    if (paper === undefined) throw new Error(`No paper is called ${name}`)
    return { paper, lines }
  })
}
