import { isName } from '../layout/row-label.ts'
import type { LayoutCell } from '../layout/layout-line.ts'
import type { LineNumber, ReadLine } from '../layout/read-line.ts'
import type { Mention } from '../lexicon/mention.ts'
import { type Dimension, type Unit, unitOfWord, unitWithin } from '../values/unit-text.ts'
import type { Candidate, UnitSource } from './candidate.ts'
import { findColumnTitle } from './column-titles.ts'
import type { PageWords } from './page-words.ts'
import { findSection } from './section.ts'

/** What an activity can be counted in. */
const countable: readonly Dimension[] = [
  'energy',
  'volume',
  'mass',
  'distance',
  'passenger-distance',
  'freight-work',
  'nights',
  'count',
]
// A line with more numbers is a row of interval data, which has readers of its own.
const mostNumbers = 40

/** Every number of the lines that no sign beside it makes money, a share or a rate, with the words around it. */
export function findCandidates(lines: readonly ReadLine[], words: PageWords): Candidate[] {
  return lines.flatMap((line) =>
    line.numbers.length > mostNumbers
      ? []
      : line.numbers.flatMap((number) => toCandidate(lines, line, number, words) ?? []),
  )
}

function toCandidate(
  lines: readonly ReadLine[],
  line: ReadLine,
  number: LineNumber,
  words: PageWords,
): Candidate | null {
  if (number.isMoney || number.percent || number.isRate || number.afterLetter) return null
  if (number.unit !== null && !countable.includes(number.unit.dimension)) return null
  const { text: title, distance: titleDistance } = findColumnTitle(lines, line, number.cell, number)
  const labelCell = findLabelCell(line, number)
  const label = `${labelCell?.text ?? ''} ${line.text.slice(number.cell.start, number.start)}`.trim()
  const { unit, source } = findUnit(line, number, label, title)
  const section = findSection(lines, line, number, words)
  const inLabel = labelCell === null ? [] : words.within(line, labelCell.start, labelCell.end)
  const own = words.within(line, number.cell.start, number.cell.end)
  return {
    line,
    number,
    unit,
    unitSource: source,
    label,
    title,
    titleDistance,
    labelGap: labelCell === null ? 0 : number.cell.left - labelCell.right,
    sectionDistance: section.distance,
    words: {
      own: own.filter((mention) => isBeside(line, number, mention)),
      label: inLabel,
      head: words.ofText(title),
      row: words.of(line).filter((mention) => !own.includes(mention) && !inLabel.includes(mention)),
      near: [-1, 1].flatMap((step) => nearWords(lines, line, step, words)),
      section: section.mentions,
    },
  }
}

/** The words between the number and its neighbours in the same cell. */
function isBeside(line: ReadLine, number: LineNumber, { start, end }: Mention): boolean {
  const before = line.numbers.findLast((other) => other.end <= number.start)
  const after = line.numbers.find((other) => other.start >= number.end)
  return start >= (before?.end ?? 0) && end <= (after?.start ?? Infinity)
}

/** The nearest cell to the left that names something. */
function findLabelCell(line: ReadLine, number: LineNumber): LayoutCell | null {
  return line.cells.findLast((cell) => cell.end <= number.cell.start && isName(cell.text)) ?? null
}

function nearWords(
  lines: readonly ReadLine[],
  line: ReadLine,
  step: number,
  words: PageWords,
): readonly Mention[] {
  const near = lines[line.index + step]
  return near === undefined || near.page !== line.page ? [] : words.of(near)
}

function findUnit(
  line: ReadLine,
  number: LineNumber,
  label: string,
  title: string,
): { unit: Unit | null; source: UnitSource } {
  if (number.unit !== null) return { unit: number.unit, source: 'printed' }
  const over = unitWithin(title, countable) ?? unitOfWord(title)
  if (over !== null && countable.includes(over.dimension)) return { unit: over, source: 'head' }
  const named = unitWithin(label, countable)
  if (named !== null) return { unit: named, source: 'label' }
  const inRow = line.cells.flatMap(({ text }) => unitOfWord(text) ?? [])
  const [unit] = inRow.filter(({ dimension }) => countable.includes(dimension))
  return unit === undefined ? { unit: null, source: 'none' } : { unit, source: 'row' }
}
