import { isOfGoods } from './choose-subject.ts'
import type { Timed } from './read-schedule.ts'

/** "5 skips of 6 m3", "50 rides of 12 km", "twice a week", "three 2 kW heaters": how many of the amount there are. */
export function countsOf(quantities: readonly Timed[], amount: Timed | null): Timed[] {
  return quantities.filter((quantity) => {
    if (quantity === amount || quantity.value === '1') return false
    const { noun } = quantity
    if (noun === 'container') return amount === null || isOfGoods(amount)
    if (noun === 'room') return amount?.unit === 'room-night'
    if (noun === null) return amount?.isPower === true && quantity.unit === null
    return noun === 'often' || noun === 'trip'
  })
}
