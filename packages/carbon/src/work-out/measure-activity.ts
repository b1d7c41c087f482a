import type { Factor } from '../analysis/analysis-schema.ts'
import type { MeasurableLine, Measure, MeasuredResult } from './measured.ts'
import { measureByUnit, readQuantity } from './measured.ts'
import { measureFreight } from './measure-freight.ts'
import { measureFuel } from './measure-fuel.ts'
import { measureLeak } from './measure-leak.ts'
import { measureMass } from './measure-mass.ts'
import { measureResidual } from './measure-residual.ts'
import { measureSpend } from './measure-spend.ts'
import { measureStay } from './measure-stay.ts'
import { measureTravel } from './measure-travel.ts'
import { readContainers } from './read-containers.ts'

/** How to measure, by category of the factor; other categories convert by unit alone. */
const measures: Readonly<Record<string, Measure>> = {
  accommodation: measureStay,
  bus: measureTravel,
  car: measureTravel,
  electricity: measureFuel,
  'electricity-market-based': measureResidual,
  flight: measureTravel,
  freight: measureFreight,
  'liquid-fuel': measureFuel,
  material: measureMass,
  'natural-gas': measureFuel,
  rail: measureTravel,
  refrigerant: measureLeak,
  spend: measureSpend,
  taxi: measureTravel,
  'transport-fuel': measureFuel,
  waste: measureMass,
}

/**
 * The activity in the unit of the factor, with every sum on the way: unit conversion, density, energy content,
 * great-circle distance, travellers, tax. The same line and factor always give the same digits.
 */
export function measureActivity(line: MeasurableLine, factor: Factor): MeasuredResult {
  const quantity = readQuantity(line)
  if (!quantity.ok) return quantity
  const measure = measures[factor.category] ?? measureByUnit
  if (line.kind !== 'lpg') return measure(line, quantity.value, factor)
  const containers = readContainers(line, quantity.value)
  const measured = measure(containers.line, containers.quantity, factor)
  if (!measured.ok) return measured
  return { ok: true, value: { ...measured.value, steps: [...containers.steps, ...measured.value.steps] } }
}
