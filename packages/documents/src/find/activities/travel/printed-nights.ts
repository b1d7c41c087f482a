import { findSaid, numbersAt } from '../../../lay-out/layout/labels.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { isProse } from './is-prose.ts'
import { saysLodging } from './says-lodging.ts'

export const longestStay = 120
const termsBefore = cueFor('printed-nights terms before')

/** The nights that a page counts: "3 nights", "Noches: 3", "Nuitées  2  90,00". */
export function findPrintedNights(lines: readonly ReadLine[]): { line: ReadLine; nights: number } | null {
  // By night a meter counts too, in a hotel as well.
  const isMetered = lines.some(({ numbers }) => numbers.some(({ unit }) => unit?.dimension === 'energy'))
  const isLodging = !isMetered && saysLodging(lines)
  for (const line of lines.filter((other) => !isProse(other))) {
    const number = line.numbers.find(
      ({ unit, value, start }) =>
        unit?.dimension === 'nights' &&
        /^[1-9]\d{0,2}$/.test(value) &&
        !termsBefore.test(line.folded.slice(0, start)),
    )
    if (number !== undefined && Number(number.value) <= longestStay)
      return { line, nights: Number(number.value) }
    const labelled = labelledNights(lines, line, isLodging)
    if (labelled !== null) return { line, nights: labelled }
  }
  return null
}

/** "Noches: 3", "Nuitées  2  90,00": words that say nights and nothing else, and the whole number right after or under them. */
function labelledNights(lines: readonly ReadLine[], line: ReadLine, isLodging: boolean): number | null {
  for (const label of ([3, 2] as const).flatMap((strength) => findSaid([line], 'nights', strength))) {
    const cell = line.cells.find(({ start, end }) => label.start >= start && label.end <= end)
    const [first] = numbersAt(lines, label)
    const isAlone =
      cell !== undefined &&
      label.start === cell.start + (cell.text.length - cell.text.trimStart().length) &&
      /^[^\p{L}\d]*(?:\d{1,3}[^\p{L}\d]*)?$/u.test(line.folded.slice(label.end, cell.end))
    // "Night" names a register of a meter too.
    const isNamed = isLodging || line.folded.startsWith(':', label.end)
    if (!isAlone || !isNamed || first === undefined || first.value.isMoney || first.value.unit !== null)
      continue
    const nights = /^[1-9]\d{0,2}$/.test(first.value.raw) ? Number(first.value.raw) : longestStay + 1
    if (nights <= longestStay) return nights
  }
  return null
}
