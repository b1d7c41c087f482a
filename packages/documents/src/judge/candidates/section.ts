import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import { isSubject } from './kind-group.ts'
import type { PageWords } from './page-words.ts'

const linesSearched = 60
const longestHeading = 60
const noSection = { mentions: [], distance: 0 }

/**
 * The nearest heading above that names what a section is about: a short cell without figures, over the number or at the
 * left edge. Several commodities side by side head columns: only the one over the number counts.
 */
export function findSection(
  lines: readonly ReadLine[],
  line: ReadLine,
  number: LineNumber,
  words: PageWords,
): { mentions: readonly Mention[]; distance: number } {
  for (let step = 1; step <= linesSearched; step++) {
    const above = lines[line.index - step]
    if (above === undefined) break
    const headings = above.cells.flatMap((cell) => {
      if (cell.text.length > longestHeading || /\d{3}/.test(cell.text)) return []
      const mentions = words.within(above, cell.start, cell.end).filter(({ concept }) => isSubject(concept))
      return mentions.length === 0 ? [] : [{ cell, mentions }]
    })
    const [only, second] = headings
    const over = headings.find(({ cell }) => overlaps(cell, number))
    const heading = over ?? (second === undefined ? only : undefined)
    if (heading !== undefined) return { mentions: heading.mentions, distance: step }
  }
  return noSection
}
