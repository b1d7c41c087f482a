import { decimal, dividedBy, minus, times, type Decimal } from '@doublerule/carbon/decimal.ts'

export type MaterialOption = {
  name: string
  /** kg CO2e per kg of material. */
  factorKgPerKg: Decimal
  costPerTonne: Decimal
}

export type Comparison = {
  originalKg: Decimal
  alternativeKg: Decimal
  /** Alternative less original, kg CO2e per period; negative is less. */
  differenceKg: Decimal
  /** Alternative less original, dollars per period. */
  differenceCost: Decimal
  /** Dollars for each tonne CO2e avoided. */
  costPerTonneAvoided: Decimal
  annualDifferenceKg: Decimal
  annualDifferenceCost: Decimal
}

/** Compares two materials at the same quantity: emissions, cost, abatement cost and the year at that rate. */
export function workOutComparison(
  original: MaterialOption,
  alternative: MaterialOption,
  quantityTonnes: Decimal,
  periodsPerYear: Decimal,
): Comparison {
  const quantityKg = times(quantityTonnes, decimal('1000'))
  const originalKg = times(quantityKg, original.factorKgPerKg)
  const alternativeKg = times(quantityKg, alternative.factorKgPerKg)
  const differenceKg = minus(alternativeKg, originalKg)
  const differenceCost = times(quantityTonnes, minus(alternative.costPerTonne, original.costPerTonne))
  return {
    originalKg,
    alternativeKg,
    differenceKg,
    differenceCost,
    costPerTonneAvoided: dividedBy(
      differenceCost,
      dividedBy(times(differenceKg, decimal('-1')), decimal('1000')),
    ),
    annualDifferenceKg: times(differenceKg, periodsPerYear),
    annualDifferenceCost: times(differenceCost, periodsPerYear),
  }
}
