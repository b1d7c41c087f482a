import type { ChoiceFit } from './choice-fits.ts'
import { readCorpus } from './read-corpus.ts'

/** A few lines written for this, after no real paper, and what a field of it is; null where it has none. */
type MadeChoice = { answer: string | null; lines: readonly string[] }

/** The rows of a corpus of `fit`: what is seldom collected, and what stands beside the value that is meant. */
export function readMadeChoices({ name }: Pick<ChoiceFit, 'name'>): MadeChoice[] {
  return readCorpus(`${name}.corpus.tsv`).map(({ cells: [answer = ''], lines }) => ({
    answer: answer === 'none' ? null : answer,
    lines,
  }))
}
