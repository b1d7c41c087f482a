import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { findMentions } from '../../lay-out/lexicon/find-mentions.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { carriersMeasuredOnly } from './carriers-named.ts'

/** What the words of a document say, line by line; each line is looked at once. */
export type PageWords = {
  of: (line: ReadLine) => readonly Mention[]
  /** What a text put together of pieces of lines says. */
  ofText: (text: string) => readonly Mention[]
  /** What stands wholly between two offsets of a line. */
  within: (line: ReadLine, start: number, end: number) => readonly Mention[]
}

/** Of the lines of a whole document its words are known better: what only its units name, it does not speak of. */
export function readPageWords(lines: readonly ReadLine[] = []): PageWords {
  const said = lines.map((line) => ({ line, mentions: findMentions(line.folded) }))
  const unsold = carriersMeasuredOnly(said)
  const ofSold = (mentions: readonly Mention[]) => mentions.filter(({ concept }) => !unsold.has(concept))
  const known = new Map(said.map(({ line, mentions }) => [line.index, ofSold(mentions)]))
  const knownTexts = new Map<string, readonly Mention[]>()
  const of = (line: ReadLine) => {
    const found = known.get(line.index) ?? ofSold(findMentions(line.folded))
    known.set(line.index, found)
    return found
  }
  const ofText = (text: string) => {
    const found = knownTexts.get(text) ?? ofSold(findMentions(foldText(text)))
    knownTexts.set(text, found)
    return found
  }
  return {
    of,
    ofText,
    within: (line, start, end) => of(line).filter((mention) => mention.start >= start && mention.end <= end),
  }
}
