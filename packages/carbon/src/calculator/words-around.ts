import type { Item } from './item.ts'
import type { Quantity } from './read-quantity.ts'

/** An amount at its place in a message. */
export type Measured = { at: number; quantity: Quantity }

/** The words of a sentence before a figure: from the figure before it on, unless all are asked for. */
export function wordsBefore(items: readonly Item[], at: number, isWhole = false): string[] {
  const isEnd = (item: Item) =>
    (item.kind === 'quantity' && !isWhole) || (item.kind === 'break' && !item.isWeak)
  return wordsOf(items.slice(items.slice(0, at).findLastIndex(isEnd) + 1, at))
}

/** The words after a figure, up to the next one or the end of what is said. */
export function wordsAfter(items: readonly Item[], at: number): string[] {
  const start = items[at + 1]?.kind === 'break' ? at + 2 : at + 1
  const length = items.slice(start).findIndex(({ kind }) => kind !== 'word')
  return wordsOf(items.slice(start, length < 0 ? undefined : start + length))
}

/** Where a stretch of a message begins and ends, between what cuts it on both sides of a place. */
export function stretchAround(
  items: readonly Item[],
  at: number,
  cuts: (item: Item) => boolean,
): { from: number; to: number } {
  const isCutAt = (place: number) => {
    const item = items[place]
    return item === undefined || cuts(item)
  }
  let [from, to] = [at, at + 1]
  while (!isCutAt(from - 1)) from -= 1
  while (!isCutAt(to)) to += 1
  return { from, to }
}

/** Its words, those of the things that it names with them. */
export function wordsOf(items: readonly Item[], hasSubjects = false): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'word') return [item.text.toLowerCase()]
    return hasSubjects && item.kind === 'subject' ? item.subject.word.toLowerCase().split(' ') : []
  })
}

/** True for the end of a sentence, and no comma. */
export function isEnd(item: Item): boolean {
  return item.kind === 'break' && !item.isWeak
}
