import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { PageWords } from '../candidates/page-words.ts'
import type { Section } from './section.ts'

type Key = { label: string; value: string; line: ReadLine }

const fewestDigits = 4
const fewestLetters = 3
const longestLabel = 40
const likely = 2

/**
 * The premises of a collective bill: a label of an identifier ("Premises number:") is printed again and again, each time with another
 * value. One partition for each such label.
 */
export function splitByKeys(lines: readonly ReadLine[], words: PageWords): Section[][] {
  const keys = lines.flatMap((line) => keysOn(line, words))
  return [...Map.groupBy(keys, ({ label }) => label).values()].flatMap((same) => {
    const changes = same.filter(({ value }, place) => value !== same[place - 1]?.value)
    const values = new Set(same.map(({ value }) => value))
    // A value that comes back tells of pages that go on, not of premises one after the other.
    if (values.size < 2 || changes.length !== values.size) return []
    const starts = changes.map((change, place) => startOf(lines, change, changes[place - 1]))
    return [
      changes.map(({ value }, place) => ({
        name: value,
        start: starts[place] ?? 0,
        end: starts[place + 1] ?? lines.length,
      })),
    ]
  })
}

/** A section begins with the page where its number is the first one, else with the line that prints it. */
function startOf(lines: readonly ReadLine[], { line }: Key, before: Key | undefined): number {
  if (before?.line.page === line.page) return line.index
  return lines.findIndex(({ page }) => page === line.page)
}

/** "PREMISES NUMBER:  304878358", in one cell or in two. */
function keysOn(line: ReadLine, words: PageWords): Key[] {
  return line.cells.flatMap((cell, place) => {
    const { label, value } = splitKey(cell.text) ?? {
      label: cell.text,
      value: line.cells[place + 1]?.text ?? '',
    }
    const isNumber = value.replace(/\D/g, '').length >= fewestDigits && !/[$€£,]/.test(value)
    if (!isNumber || label.length > longestLabel || /\d/.test(label)) return []
    const isIdentifier = words
      .within(line, cell.start, cell.end)
      .some(({ concept, strength }) => concept === 'identifier' && strength >= likely)
    const folded = label
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
    return isIdentifier && folded !== '' ? [{ label: folded, value: value.trim(), line }] : []
  })
}

/** Words and the number behind them; null where a cell holds only one of them, or words behind the number. */
function splitKey(text: string): { label: string; value: string } | null {
  const digit = text.search(/\d/)
  const start = text.lastIndexOf(' ', digit) + 1
  const value = text.slice(start)
  const goesOn = value.split(' ').slice(1)
  return digit < 0 || start < fewestLetters || goesOn.some((word) => !/^\d/.test(word))
    ? null
    : { label: text.slice(0, start), value }
}
