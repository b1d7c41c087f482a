import type { FigureShape } from './figure-shape.ts'

const firstYear = 1950
const lastYear = 2049

/**
 * A whole number like a year whose unit stands only over or beside its table, and that no rate is asked of: "2023" below "kWh" is
 * the year of what stands there. That it is a year later than 2022 makes it no difference of readings.
 */
export function isBareYear({ value, unitSource, isCharged }: FigureShape): boolean {
  const isYear = Number.isInteger(value) && value >= firstYear && value <= lastYear
  return isYear && unitSource !== 'printed' && !isCharged
}
