/** A seeded source of values: the same seed gives the same documents (mulberry32). */
export type Random = {
  /** Whole number from low to high, both included. */
  int: (low: number, high: number) => number
  /** Decimal with the given places, as a number. */
  decimal: (low: number, high: number, places: number) => number
  /** True in the given share of cases. */
  chance: (share: number) => boolean
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Some of the items in a random order; all of them without a count. */
  sample: <Item>(items: readonly Item[], count?: number) => Item[]
  /** ISO date in the given years. */
  date: (firstYear?: number, lastYear?: number) => string
}

export function openRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  function sample<Item>(items: readonly Item[], count = items.length): Item[] {
    const left = [...items]
    const taken: Item[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1))
    return taken
  }
  return {
    int,
    decimal: (low, high, places) => Number((low + next() * (high - low)).toFixed(places)),
    chance: (share) => next() < share,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    sample,
    date: (firstYear = 2019, lastYear = 2026) =>
      new Date(Date.UTC(int(firstYear, lastYear), int(0, 11), int(1, 28))).toISOString().slice(0, 10),
  }
}
