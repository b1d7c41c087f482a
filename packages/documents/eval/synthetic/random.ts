/** A seeded source of values: the same seed gives the same documents (mulberry32). */
export type Random = {
  /** Whole number from low to high, both included. */
  int: (low: number, high: number) => number
  /** Decimal with the given places, as a number. */
  decimal: (low: number, high: number, places: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** ISO date in the given year range. */
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
  return {
    int,
    decimal: (low, high, places) => Number((low + next() * (high - low)).toFixed(places)),
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    date: (firstYear = 2023, lastYear = 2026) =>
      new Date(Date.UTC(int(firstYear, lastYear), int(0, 11), int(1, 28))).toISOString().slice(0, 10),
  }
}
