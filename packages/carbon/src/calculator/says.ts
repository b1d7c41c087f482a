import type { Item } from './item.ts'

/** True where a stretch holds one of the words. */
export function says(items: readonly Item[], words: ReadonlySet<string>): boolean {
  return items.some((item) => item.kind === 'word' && words.has(item.text.toLowerCase()))
}
