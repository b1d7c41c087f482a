import type { AskedActivity } from './asked-activity.ts'
import type { Item } from './item.ts'

/** What a stretch says of place, time and manner. */
export function slotsOf(
  items: readonly Item[],
): Pick<AskedActivity, 'region' | 'unknownPlace' | 'date' | 'cabin' | 'isReturn' | 'vehicle'> {
  const of = <Kind extends Item['kind']>(kind: Kind) =>
    items.find((item): item is Extract<Item, { kind: Kind }> => item.kind === kind)
  return {
    region: of('place')?.region ?? null,
    unknownPlace: of('unknown-place')?.name ?? null,
    date: of('date')?.date ?? null,
    cabin: of('cabin')?.cabin ?? null,
    vehicle: of('vehicle')?.vehicle ?? null,
    isReturn: of('return') !== undefined,
  }
}
