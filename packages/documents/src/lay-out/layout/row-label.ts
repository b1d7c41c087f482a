import { monthPattern } from '../values/month-names.ts'
import { foldText } from '../values/plain-text.ts'
import type { LineNumber, ReadLine } from './read-line.ts'

const monthWord = new RegExp(String.raw`\b(?:${monthPattern})\b\.?`, 'g')
const leastLetters = 3

/** What names a number on its own line: the words before it in its cell, or the nearest cell to the left that names something. */
export function labelBefore(line: ReadLine, number: LineNumber): string {
  const own = line.text.slice(number.cell.start, number.start)
  if (isName(own)) return own
  const left = line.cells.filter((cell) => cell.end <= number.cell.start && isName(cell.text)).at(-1)
  return `${left?.text ?? ''} ${own}`.trim()
}

/** The words right after a number and its unit, up to the next number, sentence or the end of its cell. */
export function wordsAfter(line: ReadLine, number: LineNumber): string {
  const from = number.unit !== null && number.unit.end <= number.cell.end ? number.unit.end : number.end
  const next = line.numbers.find(({ start }) => start >= from)?.start ?? number.cell.end
  const words = line.text.slice(from, Math.min(next, number.cell.end))
  return (words.split(/\.\s/)[0] ?? '').trim()
}

/** Words that name something: more than a date, a number, a unit or a link word such as "au". */
export function isName(text: string): boolean {
  const words = foldText(text)
    .replace(monthWord, '')
    .replace(/\d[\d.,/-]*\s?(?:[a-z]{1,4}\b)?/g, '')
  return (words.match(/[a-z]{3,}/g)?.join('').length ?? 0) >= leastLetters
}
