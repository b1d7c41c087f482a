import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import type { Item } from './item.ts'
import { stretchAround, wordsAfter, wordsBefore, wordsOf, type Measured } from './words-around.ts'

const { partLeads, totals } = calculatorWords

/** Where "including", "of which", "among them" begins that leads to a figure; null without. */
export function startOfPart(items: readonly Item[], { at }: Measured): number | null {
  const from = stretchAround(items, at, isBreakOrAmount).from
  const words = items.slice(from, at).map((item) => (item.kind === 'word' ? item.text.toLowerCase() : ''))
  const pair = words.findLastIndex(
    (word, place) =>
      roleWords.thereofs.has(word) ||
      (roleWords.partPrepositions.has(word) &&
        roleWords.partPointers.has(words[place + 1] ?? '') &&
        !roleWords.partDenials.has(words[place - 1] ?? '')),
  )
  // "Of which the trucks took 300 L"
  if (pair >= 0) return from + pair
  // "Of this, 900 L"
  const opening = isWeak(items[from - 1]) ? stretchAround(items, from - 1, isBreakOrAmount).from : from
  const [preposition = '', pointer = '', ...others] = wordsOf(
    items.slice(opening, Math.max(opening, from - 1)),
  )
  if (
    roleWords.partPrepositions.has(preposition) &&
    roleWords.partPointers.has(pointer) &&
    others.length === 0
  )
    return opening
  const last = words.findLastIndex(
    (word, place) =>
      items[from + place]?.kind !== 'subject' &&
      !roleWords.nearly.has(word) &&
      !roleWords.determiners.has(word),
  )
  return partLeads.has(words[last] ?? '') ? from + last : null
}

/** "25 MWh of it", "300 km of those", "2 t of the total". */
export function isTrailed(items: readonly Item[], at: number): boolean {
  const [preposition = '', pointer = '', named = ''] =
    items[at + 1]?.kind === 'word' ? wordsAfter(items, at) : []
  const isPointed = roleWords.partPointers.has(pointer) || (pointer === 'the' && totals.has(named))
  return roleWords.thereofs.has(preposition) || (roleWords.partPrepositions.has(preposition) && isPointed)
}

/** "Of the 9,500 kWh that we used, 2,500 kWh …", "out of 52,000 kWh, …": a whole that opens its sentence. */
export function isAnnounced(items: readonly Item[], whole: Measured, one: Measured): boolean {
  const [first = '', second = ''] = wordsBefore(items, whole.at)
  const isOpened = first === 'out' ? second === 'of' : first === 'of' && roleWords.determiners.has(second)
  const { from } = stretchAround(items, whole.at, isBreakOrAmount)
  const isOneSentence = items.slice(whole.at, one.at).every((item) => item.kind !== 'break' || item.isWeak)
  return isOpened && isOneSentence && items.slice(from, whole.at).every(({ kind }) => kind === 'word')
}

export function isWeak(item: Item | undefined): boolean {
  return item?.kind === 'break' && item.isWeak
}

export function isBreakOrAmount(item: Item): boolean {
  return item.kind === 'break' || (item.kind === 'quantity' && item.quantity.rate === undefined)
}
