/** Work that waits. Owners take turns, however much each of them brings. */
export type FairLine<Item> = {
  add: (owner: string, item: Item) => void
  /** Before all others: for work that has waited its turn already. */
  addFirst: (owner: string, item: Item) => void
  next: () => Item | undefined
  remove: (item: Item) => void
  clear: () => Item[]
  size: () => number
  sizeOf: (owner: string) => number
}

type Place<Item> = { owner: string; item: Item; rank: number }

/**
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996) with work of equal weight: a place ranks behind the owner's
 * last one, and never before the work that is being done now, so that a newcomer stands before the second piece of all
 * others.
 */
export function makeFairLine<Item>(): FairLine<Item> {
  let places: Place<Item>[] = []
  const lastRanks = new Map<string, number>()
  let rankNow = 0

  function remove(item: Item): void {
    places = places.filter((place) => place.item !== item)
  }

  return {
    add(owner, item) {
      const rank = Math.max(rankNow, (lastRanks.get(owner) ?? -1) + 1)
      lastRanks.set(owner, rank)
      places.push({ owner, item, rank })
    },
    addFirst(owner, item) {
      places.push({ owner, item, rank: -1 })
    },
    next() {
      const [first, ...others] = places
      if (first === undefined) return undefined
      const chosen = others.reduce((least, place) => (place.rank < least.rank ? place : least), first)
      remove(chosen.item)
      rankNow = Math.max(rankNow, chosen.rank)
      for (const [owner, rank] of lastRanks) if (rank < rankNow) lastRanks.delete(owner)
      return chosen.item
    },
    remove,
    clear: () => places.splice(0).map(({ item }) => item),
    size: () => places.length,
    sizeOf: (owner) => places.filter((place) => place.owner === owner).length,
  }
}
