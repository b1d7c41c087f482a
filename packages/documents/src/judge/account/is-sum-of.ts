import type { FigureShape } from './figure-shape.ts'

const slack = 1e-6

/** Whether a figure is two others of its unit together. */
export function isSumOf(total: FigureShape, one: FigureShape, other: FigureShape): boolean {
  const isAlike = total.unit !== '' && one.unit === total.unit && other.unit === total.unit
  return isAlike && Math.abs(one.value + other.value - total.value) < slack
}
