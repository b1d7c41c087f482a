import { energyFlowOf } from '../meter/energy-flow.ts'
import type { TableQuantity } from './table-quantity.ts'

/**
 * Gas beside wind and sun in one unit, where no power is drawn, is what power was made from: a grid's mix, and no supply of gas to
 * anybody. A house that has a roof of cells and a gas meter draws power too.
 */
export function withoutSources(quantities: readonly TableQuantity[]): readonly TableQuantity[] {
  const made = quantities.find(({ column }) => energyFlowOf([column.title]) === 'made')
  if (made === undefined || quantities.some(({ kind }) => kind === 'electricity')) return quantities
  return quantities.filter(({ kind, unit }) => kind !== 'natural-gas' || unit?.unit !== made.unit?.unit)
}
