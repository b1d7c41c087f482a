import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { type Dimension, type Unit, unitOfWord, unitWithin } from '../../lay-out/values/unit-text.ts'
import { withoutApparentEnergy } from './apparent-energy.ts'
import type { Candidate, UnitSource } from './candidate.ts'
import { readElectricityUnits } from './electricity-units.ts'
import type { PageWords } from './page-words.ts'
import { findSection } from './section.ts'
import { surroundingsOf } from './surroundings.ts'

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
export function findCandidates(lines: readonly ReadLine[], words: PageWords): readonly Candidate[] {
  const found = lines.flatMap((line) =>
    line.numbers.length > mostNumbers
      ? []
      : line.numbers.flatMap((number) => toCandidate(lines, line, number, words) ?? []),
  )
  return readElectricityUnits(withoutApparentEnergy(found), lines, words)
}

function toCandidate(
  lines: readonly ReadLine[],
  line: ReadLine,
  number: LineNumber,
  words: PageWords,
): Candidate | null {
  if (number.isMoney || number.percent || number.isRate || number.afterLetter) return null
  if (number.unit !== null && !countable.includes(number.unit.dimension)) return null
  const { title, titleDistance, labelCell, words: around } = surroundingsOf(lines, line, number, words)
  const label = `${labelCell?.text ?? ''} ${line.text.slice(number.cell.start, number.start)}`.trim()
  const { unit, source } = findUnit(lines, line, number, { label, title })
  const section = findSection(lines, line, number, words)
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
    words: { ...around, section: section.mentions },
  }
}

function findUnit(
  lines: readonly ReadLine[],
  line: ReadLine,
  number: LineNumber,
  { label, title }: { label: string; title: string },
): { unit: Unit | null; source: UnitSource } {
  if (number.unit !== null) return { unit: number.unit, source: 'printed' }
  const over = unitWithin(title, countable) ?? unitOfWord(title)
  if (over !== null && countable.includes(over.dimension)) return { unit: over, source: 'head' }
  const named = unitWithin(label, countable)
  if (named !== null) return { unit: named, source: 'label' }
  const inRow = line.cells.flatMap(({ text }) => unitOfWord(text) ?? [])
  const [unit] = [...inRow, ...unitUnder(lines, line, number)].filter(({ dimension }) =>
    countable.includes(dimension),
  )
  return unit === undefined ? { unit: null, source: 'none' } : { unit, source: 'row' }
}

/** "1820" over "kWh" in a box of its own, beside other figures over their units. */
function unitUnder(lines: readonly ReadLine[], line: ReadLine, number: LineNumber): Unit[] {
  const below = lines[line.index + 1]
  const isUnits = below?.numbers.length === 0 && below.cells.some(({ text }) => unitOfWord(text) !== null)
  if (below === undefined || !isUnits || below.page !== line.page) return []
  return below.cells.flatMap((cell) => (overlaps(cell, number) ? (unitOfWord(cell.text) ?? []) : []))
}
