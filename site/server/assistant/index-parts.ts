import MiniSearch from 'minisearch'
import type { Passage } from '#server/knowledge/passage.ts'
import { countSigns, type SignCounts } from './own-or-world.ts'
import { passageParts, type PassageWords, readPassageWords } from './passage-words.ts'
import { normaliseText, rawWords } from './question-words.ts'
import { stemWord } from './stem-word.ts'

/** What an index over passages is made of: the same at every start, so the build makes that of the site (decision 30). */
export type IndexParts = {
  known: readonly PassageWords[]
  fullText: MiniSearch
  signs: SignCounts
  /** Every word of the passages as written. */
  words: ReadonlySet<string>
  wordStems: ReadonlySet<string>
}

export const fullTextOptions = {
  fields: [...passageParts],
  tokenize: (text: string) => text.split(' ').filter((stem) => stem !== ''),
  processTerm: (term: string) => term,
  searchOptions: { boost: { topic: 4, asked: 2, keywords: 1.5 } },
}

export function makeIndexParts(passages: readonly Passage[]): IndexParts {
  const read = readPassageWords(passages)
  const fullText = new MiniSearch(fullTextOptions)
  fullText.addAll(
    read.map(({ stems }, id) => ({
      id,
      ...Object.fromEntries(passageParts.map((part) => [part, stems[part].join(' ')])),
    })),
  )
  const words = new Set(
    passages.flatMap(({ topic, keywords, questions, text }) =>
      rawWords(normaliseText([topic, keywords, ...questions, text].join(' '))),
    ),
  )
  return {
    known: read.map(({ passage, ways, keywords, all, isOwn, isSpecial }) => ({
      passage,
      ways,
      keywords,
      all,
      isOwn,
      isSpecial,
    })),
    fullText,
    signs: countSigns(read),
    words,
    wordStems: new Set([...words].map(stemWord)),
  }
}
