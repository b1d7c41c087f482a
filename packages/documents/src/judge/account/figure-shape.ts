import type { Candidate, UnitSource } from '../candidates/candidate.ts'
import { isCalledReading } from '../candidates/is-called-reading.ts'
import type { Relations } from '../relations/find-relations.ts'
import type { NumberRelations, Placed } from '../relations/number-relations.ts'
import { isCharged } from '../relations/is-charged.ts'
import type { Figure } from './figures.ts'

/** How a figure stands on the page, as far as it can be compared with another figure of its group. */
export type FigureShape = {
  value: number
  /** The unit; empty where none is printed. */
  unit: string
  unitSource: UnitSource
  /** The title of its column and the letters of its label; only ever asked whether two are the same. */
  title: string
  label: string
  line: number
  /** Times a rate it is money; it is a difference of readings. */
  isCharged: boolean
  isMeasured: boolean
  /** A reading of a meter: called so, or printed in one line with the use that was read off. */
  isReading: boolean
  /** Values of its parts where it is a total, of totals that it is a part of, of differences that it was read off for. */
  parts: readonly (readonly number[])[]
  partOf: readonly number[]
  readings: readonly number[]
}

export function shapeOf({ best, printings }: Figure, { of }: Relations): FigureShape {
  const known = printings.map(({ number }) => of(number))
  return {
    value: Math.abs(Number(best.number.value)),
    unit: best.unit?.unit ?? '',
    unitSource: best.unitSource,
    title: best.title,
    label: lettersOf(best.label),
    line: best.line.index,
    isCharged: known.some(({ products }) => products.some(isCharged)),
    isMeasured: known.some(({ differences }) => differences.length > 0),
    isReading: printings.some((printing) => isReading(printing, of(printing.number))),
    parts: known.flatMap(({ totalOf }) => totalOf.map(valuesOf)),
    partOf: valuesOf(known.flatMap(({ partOf }) => partOf)),
    readings: valuesOf(known.flatMap(({ readingOf }) => readingOf)),
  }
}

/** Arithmetic bears a figure out: times a rate it is money, or it is a difference of readings. */
export function isHeldBySum({ isCharged: isSold, isMeasured }: FigureShape): boolean {
  return isSold || isMeasured
}

export function isReading(one: Candidate, { readingOf }: NumberRelations): boolean {
  return readingOf.length > 0 && (isCalledReading(one) || readingOf.some((use) => use.line === one.line))
}

function valuesOf(placed: readonly Placed[]): number[] {
  return [...new Set(placed.map(({ number }) => Math.abs(Number(number.value))))]
}

const fewestLetters = 3

function lettersOf(label: string): string {
  const letters = label
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return letters.length < fewestLetters ? '' : letters
}
