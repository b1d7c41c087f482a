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
  const known = new Map<number, readonly Mention[]>(
    lines.map((line) => [line.index, findMentions(line.folded)]),
  )
  const unsold = carriersMeasuredOnly(lines, (line) => known.get(line.index) ?? [])
  const saidOf = (folded: string) => findMentions(folded).filter(({ concept }) => !unsold.has(concept))
  for (const [index, mentions] of known) {
    if (unsold.size > 0)
      known.set(
        index,
        mentions.filter(({ concept }) => !unsold.has(concept)),
      )
  }
  const knownTexts = new Map<string, readonly Mention[]>()
  const of = (line: ReadLine) => {
    const found = known.get(line.index) ?? saidOf(line.folded)
    known.set(line.index, found)
    return found
  }
  const ofText = (text: string) => {
    const found = knownTexts.get(text) ?? saidOf(foldText(text))
    knownTexts.set(text, found)
    return found
  }
  return {
    of,
    ofText,
    within: (line, start, end) => of(line).filter((mention) => mention.start >= start && mention.end <= end),
  }
}
