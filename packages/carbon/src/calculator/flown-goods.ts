import { decimal, plus, type Decimal } from '../decimal.ts'
import { greatCircleKm } from '../travel/great-circle.ts'
import { isMass } from '../units/unit-table.ts'
import type { AskedActivity } from './asked-activity.ts'
import type { Route } from './find-route.ts'
import { quantitiesOf } from './quantities-of.ts'
import type { Item } from './item.ts'
import { subjectsOf } from './subjects-of.ts'

/** "Air freight", "500 kg flown to Perth": goods are no passengers. */
export function isOfGoodsByAir(items: readonly Item[]): boolean {
  const subjects = subjectsOf(items)
  const isFreight = subjects.some(({ kind }) => kind === 'freight')
  const isFlown = subjects.some(({ kind, word }) => kind === 'flight' || /air/.test(word))
  const isWeighed = quantitiesOf(items).some(({ unit }) => isMass(unit))
  // "3.5 t each": what is said of passengers is what they emit.
  const isCarrying = quantitiesOf(items).some(({ noun }) => noun === 'traveller')
  return isFlown && (isFreight || (isWeighed && !isCarrying))
}

const byAir = {
  kind: 'freight',
  name: 'freight',
  text: 'air freight',
  region: null,
  isReturn: false,
} as const

/** Goods that fly between two airports need no distance of their own; other activities stay as they are. */
export function flownGoods(activity: AskedActivity, route: Route): AskedActivity {
  const { kind, unit, distanceKm } = activity
  const isCarried = (kind === 'freight' || kind === 'flight') && isMass(unit)
  if (!isCarried || distanceKm !== null) return activity
  const km = kmBetween(route)
  const isBothWays = activity.isReturn && km !== null
  return { ...activity, ...byAir, distanceKm: isBothWays ? plus(km, km) : km }
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
