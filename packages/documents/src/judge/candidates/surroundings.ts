import { isName } from '../../lay-out/layout/row-label.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import type { Context } from './candidate.ts'
import { findColumnTitle } from './column-titles.ts'
import type { PageWords } from './page-words.ts'

/** The words around a number on its page: what it is called, and what stands over and beside it. */
export type Surroundings = {
  /** The nearest cell to the left that names something. */
  labelCell: LayoutCell | null
  title: string
  /** Lines up to the title of the column; 0 without one. */
  titleDistance: number
  words: Readonly<Record<Exclude<Context, 'section'>, readonly Mention[]>>
}

export function surroundingsOf(
  lines: readonly ReadLine[],
  line: ReadLine,
  number: LineNumber,
  words: PageWords,
): Surroundings {
  const { text: title, distance: titleDistance } = findColumnTitle(lines, line, number.cell, number)
  const labelCell = line.cells.findLast((cell) => cell.end <= number.cell.start && isName(cell.text)) ?? null
  const label = labelCell === null ? [] : words.within(line, labelCell.start, labelCell.end)
  const own = words.within(line, number.cell.start, number.cell.end)
  return {
    labelCell,
    title,
    titleDistance,
    words: {
      own: own.filter((mention) => isBeside(line, number, mention)),
      label,
      head: words.ofText(title),
      row: words.of(line).filter((mention) => !own.includes(mention) && !label.includes(mention)),
      near: ([-1, 1] as const).flatMap((step) => wordsOfNext(lines, line, step, words)),
    },
  }
}

/** What the line above (-1) or below (1) says, on the same page. */
export function wordsOfNext(
  lines: readonly ReadLine[],
  line: ReadLine,
  step: -1 | 1,
  words: PageWords,
): readonly Mention[] {
  const next = lines[line.index + step]
  return next === undefined || next.page !== line.page ? [] : words.of(next)
}

/** The words between the number and its neighbours in the same cell. */
function isBeside(line: ReadLine, number: LineNumber, { start, end }: Mention): boolean {
  const before = line.numbers.findLast((other) => other.end <= number.start)
  const after = line.numbers.find((other) => other.start >= number.end)
  return start >= (before?.end ?? 0) && end <= (after?.start ?? Infinity)
}
