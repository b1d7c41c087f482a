import { decimal, plus, type Decimal } from '../decimal.ts'
import { greatCircleKm } from '../travel/great-circle.ts'
import { isMass } from '../units/unit-table.ts'
import type { AskedActivity } from './asked-activity.ts'
import type { Route } from './find-route.ts'
import type { Item } from './scan-message.ts'
import { subjectsOf } from './subjects-of.ts'

/** "Air freight", "500 kg flown to Perth": goods are no passengers. */
export function isOfGoodsByAir(items: readonly Item[]): boolean {
  const subjects = subjectsOf(items)
  const isFreight = subjects.some(({ kind }) => kind === 'freight')
  const isFlown = subjects.some(({ kind, word }) => kind === 'flight' || /air/.test(word))
  const isWeighed = items.some((item) => item.kind === 'quantity' && isMass(item.quantity.unit))
  // "3.5 t each": what is said of passengers is what they emit.
  const isCarrying = items.some((item) => item.kind === 'quantity' && item.quantity.noun === 'traveller')
  return isFlown && (isFreight || (isWeighed && !isCarrying))
}

function isCarried({ kind, unit, distanceKm }: AskedActivity): boolean {
  return (kind === 'freight' || kind === 'flight') && isMass(unit) && distanceKm === null
}

/** Goods that fly between two airports need no distance of their own; other activities stay as they are. */
export function flownGoods(activity: AskedActivity, route: Route): AskedActivity {
  if (!isCarried(activity)) return activity
  const km = kmBetween(route)
  const isBothWays = activity.isReturn && km !== null
  return {
    ...activity,
    kind: 'freight',
    name: 'freight',
    text: 'air freight',
    region: null,
    isReturn: false,
    distanceKm: isBothWays ? plus(km, km) : km,
  }
}

/** The great circles from end to end; null where an end is not one airport. */
function kmBetween({ ends }: Route): Decimal | null {
  const airports = ends.map(({ airports: [only, ...others] }) => (others.length > 0 ? undefined : only))
  return airports.slice(1).reduce<Decimal | null>((total, destination, at) => {
    const origin = airports[at]
    if (total === null || origin === undefined || destination === undefined) return null
    return plus(total, greatCircleKm(origin, destination))
  }, decimal('0'))
}
