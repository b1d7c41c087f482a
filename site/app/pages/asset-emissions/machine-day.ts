import { decimal, sumOf, times, dividedBy, type Decimal } from '@doublerule/carbon/decimal.ts'
import {
  dieselHeavyVehicle,
  dieselLightVehicle,
  dieselStationary,
  refrigerantR410a,
} from '#app/pages/copied-factors.ts'

export type Machine = {
  name: string
  /** What the docket or the service sheet says. */
  printed: string
  quantity: Decimal
  unit: string
  kgPerUnit: Decimal
  table: string
  kg: Decimal
}

/** One fuel delivery and one service sheet, sorted by machine. Quantities are invented, factors are NGA 2025. */
export const machines: readonly Machine[] = [
  machine('Excavator EX-07', 'Diesel 212.0 L', '212', dieselStationary.scope1, 'Table 8, plant'),
  machine('Generator GN-02', 'Diesel 164.5 L', '164.5', dieselStationary.scope1, 'Table 8, plant'),
  machine('Tipper TP-11', 'Diesel 138.0 L', '138', dieselHeavyVehicle, 'Table 9, heavy vehicle'),
  machine('Ute UT-19', 'Diesel 61.2 L', '61.2', dieselLightVehicle, 'Table 9, light vehicle'),
  machine('Site office chiller', 'R410A top-up 0.40 kg', '0.4', refrigerantR410a, 'Refrigerants, leaked'),
]

export const machinesKg: Decimal = sumOf(machines.map(({ kg }) => kg))

/** Share of the largest machine, 0 to 1, for the length of a bar. */
export function shareOfLargest({ kg }: Machine): number {
  const largest = machines.reduce((most, each) => Math.max(most, Number(each.kg)), 0)
  return Number(dividedBy(kg, decimal(String(largest))))
}

function machine(
  name: string,
  printed: string,
  quantity: string,
  factor: { kgCO2ePerUnit: string; unit: string },
  table: string,
): Machine {
  const kgPerUnit = decimal(factor.kgCO2ePerUnit)
  return {
    name,
    printed,
    quantity: decimal(quantity),
    unit: factor.unit,
    kgPerUnit,
    table,
    kg: times(decimal(quantity), kgPerUnit),
  }
}
