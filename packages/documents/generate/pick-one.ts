import type { Random } from './random.ts'

/** One of a list, which must not be empty. */
export function pickOne<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.int(0, items.length - 1)]
  if (item === undefined) throw new Error('a list to choose from is empty')
  return item
}
