import { compare, decimal, dividedBy, minus, sumOf, type Decimal } from '@doublerule/carbon/decimal.ts'

/** A measure of the illustrative plan: less CO2e a year, and what it costs or saves a year. */
export type Measure = {
  name: string
  savedTonnes: Decimal
  costDollars: Decimal
  /** Dollars for each tonne; below zero it saves money. */
  dollarsPerTonne: Decimal
}

/** Cheapest tonne first. All quantities are illustrative. */
export const measures: readonly Measure[] = [
  measure('Grid power for site huts', '96', '-41000'),
  measure('Idle shut-off on loaders', '67', '-28500'),
  measure('LED tower lights', '22', '-4400'),
  measure('Recycled aggregate', '18', '360'),
  measure('Less cement in concrete', '61', '5200'),
  measure('Solar at the depot', '44', '8580'),
  measure('Electric utes', '29', '9860'),
  measure('Renewable diesel, two excavators', '148', '73000'),
].toSorted((one, other) => compare(one.dollarsPerTonne, other.dollarsPerTonne))

export const targetTonnes = decimal('372')

/** What the measures up to a price, in dollars for a tonne, save and cost together. */
export function takeUpTo(priceDollars: number): {
  taken: readonly Measure[]
  savedTonnes: Decimal
  costDollars: Decimal
  shortTonnes: Decimal
} {
  const limit = decimal(String(priceDollars))
  const taken = measures.filter(({ dollarsPerTonne }) => compare(dollarsPerTonne, limit) <= 0)
  const savedTonnes = sumOf(taken.map((each) => each.savedTonnes))
  return {
    taken,
    savedTonnes,
    costDollars: sumOf(taken.map((each) => each.costDollars)),
    shortTonnes: minus(targetTonnes, savedTonnes),
  }
}

function measure(name: string, savedTonnes: string, costDollars: string): Measure {
  return {
    name,
    savedTonnes: decimal(savedTonnes),
    costDollars: decimal(costDollars),
    dollarsPerTonne: dividedBy(decimal(costDollars), decimal(savedTonnes)),
  }
}

export const allTonnes: Decimal = sumOf(measures.map(({ savedTonnes }) => savedTonnes))

/** The measures with the place at which each begins, as shares of all tonnes. */
export const placedMeasures = measures.map((each, index) => ({
  ...each,
  start: Number(dividedBy(sumOf(measures.slice(0, index).map(({ savedTonnes }) => savedTonnes)), allTonnes)),
  share: Number(dividedBy(each.savedTonnes, allTonnes)),
}))
