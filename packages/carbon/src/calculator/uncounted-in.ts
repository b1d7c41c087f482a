import { calculatorWords } from './calculator-words.ts'
import { singularOf } from './count-of-thing.ts'
import type { Item } from './item.ts'
import { tokenise } from './tokenise.ts'

/** "40 pallets of 25 kg bags": the bags that the amount is of, where only what holds them is counted. */
export function uncountedIn(items: readonly Item[]): string | null {
  const holders = items.flatMap((item, at) => {
    const before = items[at - 1]
    return item.kind === 'word' &&
      isContainer(item.text) &&
      before?.kind === 'quantity' &&
      before.quantity.value !== '1'
      ? [{ name: singularOf(item.text), isCounted: before.quantity.unit === null }]
      : []
  })
  const counted = holders.filter(({ isCounted }) => isCounted).map(({ name }) => name)
  const one = holders.find(({ name, isCounted }) => !isCounted && !counted.includes(name))
  return counted.length === 0 ? null : (one?.name ?? null)
}

export function isContainer(word: string): boolean {
  return calculatorWords.counts.startingAt(tokenise(word), 0)?.value === 'container'
}
