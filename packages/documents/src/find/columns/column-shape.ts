import type { ColumnFigures } from './column-figures.ts'

export const shapeNames = [
  'filled',
  'figures',
  'integers',
  'negative',
  'zero',
  'distinct',
  /** Log10 of the middle one. */
  'size',
  /** 1 where none is below the one before. */
  'rising',
  /** 1 where all are equally far apart: a count of rows. */
  'evenSteps',
  'years',
  /** From 0 to 1. */
  'fractions',
  'mostDecimals',
  'unitBeside',
  'moneyBeside',
] as const

/** What the figures of a column look like, without a word: shares of its cells, and their size. */
export type ColumnShape = Record<(typeof shapeNames)[number], number>

const cellsAsked = 50
const firstYear = 1950
const lastYear = 2060

export function shapeOf({ figures, texts, count }: ColumnFigures): ColumnShape {
  const used = figures.filter((figure) => !Number.isNaN(figure))
  const filled = texts.filter((text) => text !== '')
  const sizes = used.map(Math.abs).filter((size) => size > 0)
  const steps = used.slice(1).map((figure, index) => figure - (used[index] ?? 0))
  return {
    filled: filled.length / Math.max(1, texts.length),
    figures: count / Math.max(1, filled.length),
    integers: shareOf(used, Number.isInteger),
    negative: shareOf(used, (figure) => figure < 0),
    zero: shareOf(used, (figure) => figure === 0),
    distinct: new Set(used).size / Math.max(1, used.length),
    size: Math.log10(sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 1),
    rising: steps.length > 2 && steps.every((step) => step >= 0) && steps.some((step) => step > 0) ? 1 : 0,
    evenSteps: steps.length > 1 && steps.every((step) => step === steps[0]) ? 1 : 0,
    years: shareOf(used, (figure) => Number.isInteger(figure) && figure >= firstYear && figure <= lastYear),
    fractions: shareOf(used, (figure) => figure >= 0 && figure <= 1),
    mostDecimals: Math.max(0, ...filled.slice(0, cellsAsked).map(decimalsOf)),
    unitBeside: shareOf(filled, (text) => /\d\s?\p{L}/u.test(text)),
    moneyBeside: shareOf(filled, (text) => /\p{Sc}/u.test(text)),
  }
}

function shareOf<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.filter(test).length / Math.max(1, items.length)
}

function decimalsOf(text: string): number {
  return /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0
}
