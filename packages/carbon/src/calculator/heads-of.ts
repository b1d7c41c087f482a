import { calculatorWords, type Subject } from './calculator-words.ts'
import type { Item } from './item.ts'
import type { Quantity } from './read-quantity.ts'
import { says } from './says.ts'
import { subjectsOf } from './subjects-of.ts'
import { peopleOf, type Multiplier } from './time-spans.ts'

/** Kinds whose factor is for each traveller, so that these are counted with the distance. */
export const countsTravellers: ReadonlySet<string> = new Set(['flight', 'train', 'bus', 'public-transport'])
const shares: ReadonlySet<string> = new Set(['share', 'shares', 'shared', 'sharing'])
const mostInOneCar = 9

/**
 * "45 employees each drive 18 km": so many times the amount, in cars of their own where they are more than one car holds.
 * Passengers of one car are not counted.
 */
export function headsOf(
  items: readonly Item[],
  subject: Subject | null,
  quantities: readonly Quantity[],
  isCommute: boolean,
): Multiplier[] {
  const heads = travellersOf(quantities)
  const kind = subject?.kind ?? ''
  if (heads === null || heads < 2 || countsTravellers.has(kind)) return []
  const isEach = says(items, calculatorWords.each)
  // Who shares a room has no nights of their own.
  const isRoomShared = quantities.some(({ noun }) => noun === 'room') || says(items, shares)
  if (kind === 'hotel' && (!isEach || isRoomShared)) return []
  const isCarShared =
    quantities.some(({ thing }) => thing?.isVehicle) ||
    subjectsOf(items).some(({ word }) => /^car ?pool/.test(word))
  const isOwnCar = kind === 'car' && !isCarShared && (isCommute || heads > mostInOneCar)
  return isOwnCar || isEach ? [peopleOf(heads)] : []
}

export function travellersOf(quantities: readonly Quantity[]): number | null {
  const value = quantities.find(({ noun }) => noun === 'traveller')?.value ?? null
  return value !== null && /^\d{1,4}$/.test(value) && value !== '0' ? Number(value) : null
}
