import { unitOfCode } from '../exact/invoice/unit-codes.ts'
import { findDates, parseCompactDate } from '../values/date-text.ts'
import { unitOfWord } from '../values/unit-text.ts'
import { monthOfCell } from './cell-period.ts'
import type { GridRow } from './grid.ts'

/** What the cells of a column are, whatever its head says. */
export type ColumnType = 'days' | 'years' | 'figures' | 'units' | 'codes' | 'words' | 'mixed'

const cellsTried = 40
const rowsTried = 400
const leastShare = 0.8
const figure = /^[-+−(]?\s?[$€£]?\s?\d[\d.,\s'’]*[)-]?\s?[€$£%]?$/
// Meter points, cards and articles have long numbers, or zeros before them.
const longNumber = /^(?:\d{9,}|0\d+)$/
const year = /^(?:19|20)\d{2}$/
const code = /^(?=.*\d)[A-Z\d][A-Z\d._/-]*$/

/** The texts of a column's first cells. */
export function sampleOf(rows: readonly GridRow[], index: number): string[] {
  const texts: string[] = []
  for (const row of rows.slice(0, rowsTried)) {
    const text = row.get(index)?.text.trim()
    if (text !== undefined && text !== '') texts.push(text)
    if (texts.length >= cellsTried) break
  }
  return texts
}

/** The type that nearly all cells of a column share: a title or a total between them does not change it. */
export function typeOfColumn(rows: readonly GridRow[], index: number): ColumnType {
  const texts = sampleOf(rows, index)
  const isMostly = (test: (text: string) => boolean) =>
    texts.length > 0 && texts.filter(test).length >= texts.length * leastShare
  if (isMostly((text) => longNumber.test(text))) return 'codes'
  if (isMostly(isDay)) return 'days'
  if (isMostly((text) => year.test(text))) return 'years'
  if (isMostly(isFigure)) return 'figures'
  if (isMostly((text) => unitOfCode(text) !== null)) return 'units'
  if (isMostly((text) => code.test(text))) return 'codes'
  return isMostly((text) => /\p{L}/u.test(text)) ? 'words' : 'mixed'
}

/** A number, or a number with its unit. */
function isFigure(text: string): boolean {
  return figure.test(text) || unitOfWord(/^[-\d.,\s'’]*\d\s?(\D.*)$/.exec(text)?.[1] ?? '') !== null
}

function isDay(text: string): boolean {
  return (
    parseCompactDate(text) !== null ||
    monthOfCell(text) !== null ||
    findDates(text, null).some(({ start }) => start === 0)
  )
}
