import { unitById } from '../units/unit-table.ts'
import { isMoney, type Quantity } from './read-quantity.ts'
import { isSpan, type Timed } from './read-schedule.ts'
import { countedSpans } from './time-spans.ts'

/**
 * What a stretch counts and its sum does not: "40 people", "220 days". No figure of a message is passed over in silence.
 * Prices beside an amount, and things that are told of by the way, are no part of it.
 */
export function nameLeftOut(quantities: readonly Timed[], used: readonly (Quantity | null)[]): string[] {
  return quantities.flatMap((quantity) => {
    const { unit, noun, value, thing } = quantity
    if (used.includes(quantity) || value === '1' || isMoney(unit)) return []
    if (thing !== undefined) return thing.isVehicle && thing.isAside ? [`${value} ${thing.name}`] : []
    if (isSpan(noun)) return [countedSpans(value, noun)]
    if (noun === 'traveller') return [`${value} people`]
    if (noun === 'room' || noun === 'trip' || noun === 'container') return [`${value} ${noun}s`]
    if (quantity.isPower) return [`${value} kW`]
    return unit === null || unitById(unit) === null ? [] : [`${value} ${unit}`]
  })
}
