import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import type { Item } from './item.ts'
import { stretchAround, wordsOf } from './words-around.ts'

const { fillers } = calculatorWords

/** True where the words around an amount say that it is power of the company's own roof, and none that it was bought. */
export function isOwnPower(items: readonly Item[], at: number): boolean {
  const words = around(items, at)
  const isBought = words.some(
    (word) => roleWords.purchases.has(word) || roleWords.sellers.has(word.replace(/'s$/, '')),
  )
  // Solar alone may be a retailer's.
  const isOwned =
    words.some((word) => roleWords.ownMarks.has(word)) && words.some((word) => roleWords.ownSources.has(word))
  return !isBought && (isOwned || words.some((word) => roleWords.ownPower.has(word)))
}

/** The same where the source is told of this amount, "25 MWh from our roof", and is not only named beside it. */
export function isSurelyOwnPower(items: readonly Item[], at: number): boolean {
  if (!isOwnPower(items, at)) return false
  const { from, to } = stretchAround(items, at, isCut)
  const before = wordsOf(items.slice(from, at), true)
  const after = wordsOf(items.slice(at + 1, to), true)
  const source = after.findIndex(isSourceWord)
  const isSource =
    source > 0 &&
    roleWords.ownLeads.has(after.slice(0, source).find((word) => roleWords.ownLeads.has(word)) ?? '')
  const isMade = before.some(isSourceWord) && before.some((word) => roleWords.ownMaking.has(word))
  const isNearSource = after
    .slice(0, Math.max(0, source))
    .every((word) => fillers.has(word) || roleWords.ownLeads.has(word) || roleWords.comings.has(word))
  return isMade || (isSource && isNearSource)
}

function isSourceWord(word: string): boolean {
  return roleWords.ownPower.has(word) || roleWords.ownSources.has(word)
}

function around(items: readonly Item[], at: number): string[] {
  const { from, to } = stretchAround(items, at, isCut)
  return wordsOf([...items.slice(from, at), ...items.slice(at + 1, to)], true)
}

function isCut(item: Item): boolean {
  return item.kind === 'break' || item.kind === 'quantity'
}
