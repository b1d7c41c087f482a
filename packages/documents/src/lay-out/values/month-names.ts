import months from './months.generated.json' with { type: 'json' }
import { foldText } from './plain-text.ts'

const monthByWord = new Map(
  months.flatMap((words, index) => words.split('|').map((word) => [word, index + 1] as const)),
)

/** Alternatives for a regular expression over folded text, longest first. */
export const monthPattern = [...monthByWord.keys()].sort((a, b) => b.length - a.length).join('|')

/** 1 to 12 for a month's name or short form in any language of the lexicon; null otherwise. */
export function monthNumber(word: string): number | null {
  return monthByWord.get(foldText(word).replace(/\.$/, '')) ?? null
}
