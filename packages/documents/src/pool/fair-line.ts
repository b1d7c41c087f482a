/** Work that waits. Owners take turns, however much each of them brings. */
export type FairLine<Item> = {
  add: (owner: string, item: Item) => void
  /** Before all others: for work that has waited its turn already. */
  addFirst: (owner: string, item: Item) => void
  next: () => Item | undefined
  /** Sends an owner so many turns back, for work that took long. */
  charge: (owner: string, turns: number) => void
  removeWhere: (isMeant: (item: Item) => boolean) => void
  clear: () => Item[]
  size: () => number
  sizeOf: (owner: string) => number
}

type Place<Item> = { owner: string; item: Item; rank: number }

const mostOwners = 1000

/**
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996) with work of equal weight: a place ranks behind the owner's
 * last one, and never before the work that is being done now, so that a newcomer stands before the second piece of all
 * others.
 */
export function makeFairLine<Item>(): FairLine<Item> {
  let places: Place<Item>[] = []
  const lastRanks = new Map<string, number>()
  let rankNow = 0

  /** Whoever is not ahead of the others needs no mark; of too many, those who are level lose theirs. */
  function forgetOwners(): void {
    const isCrowded = lastRanks.size > mostOwners
    for (const [owner, rank] of lastRanks)
      if (rank < rankNow || (isCrowded && rank === rankNow)) lastRanks.delete(owner)
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
      places = places.filter((place) => place !== chosen)
      rankNow = Math.max(rankNow, chosen.rank)
      forgetOwners()
      return chosen.item
    },
    charge(owner, turns) {
      if (turns > 0) lastRanks.set(owner, Math.max(rankNow, lastRanks.get(owner) ?? 0) + turns)
      for (const place of places) if (place.owner === owner && place.rank >= 0) place.rank += turns
    },
    removeWhere(isMeant) {
      places = places.filter(({ item }) => !isMeant(item))
    },
    clear: () => places.splice(0).map(({ item }) => item),
    size: () => places.length,
    sizeOf: (owner) => places.filter((place) => place.owner === owner).length,
  }
}
