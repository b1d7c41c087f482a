import { calculatorWords } from './calculator-words.ts'
import type { Item } from './item.ts'
import { isSpan } from './read-schedule.ts'
import { quantitiesOf } from './quantities-of.ts'
import { says } from './says.ts'
import { subjectsOf } from './subjects-of.ts'

/** "25 staff each used 2 kg of paper and 90 kWh": what counts the first amount counts the next. */
export function countsFor(items: readonly Item[], before: readonly Item[]): readonly Item[] {
  const isAmount = (item: Item) => item.kind === 'quantity' && item.quantity.unit !== null
  const lead = before.slice(0, Math.max(0, before.findIndex(isAmount)))
  const isEach = says(lead, calculatorWords.each)
  const isBare = items.slice(0, items.findIndex(isAmount)).every(isOfList)
  const [first] = items
  return isEach && isBare && first?.kind === 'break' && first.isWeak
    ? lead.filter(({ kind }) => kind === 'quantity' || kind === 'word')
    : []
}

/** "LED 10 W vs halogen 50 W, 4,000 hours": the hours of the second power are those of the first. */
export function hoursFor(items: readonly Item[], next: readonly Item[]): readonly Item[] {
  const isTimed = (item: Item) => item.kind === 'quantity' && isSpan(item.quantity.noun)
  const isPower = (item: Item) => item.kind === 'quantity' && item.quantity.isPower
  const [first] = next
  const isJoined = first?.kind === 'break' && first.isWeak
  const isOpen = items.some(isPower) && !items.some(isTimed)
  return isJoined && isOpen && next.some(isPower)
    ? next.filter((item) => isTimed(item) || item.kind === 'period')
    : []
}

/** "... and drove 800 km": in what is said elsewhere. */
export function isOnlyDriven(items: readonly Item[]): boolean {
  const isDriven = subjectsOf(items).some(({ kind, word }) => kind === 'car' && /^dr[io]v/.test(word))
  return isDriven && !items.some(({ kind }) => kind === 'vehicle')
}

/** "100, 200 and 300 kWh", "3 utes: 900 L, 700 L and 650 L diesel": what closes a list is said of each of its figures. */
export function endOfList(clauses: readonly (readonly Item[])[]): readonly Item[] | null {
  const other = clauses.findIndex((clause) => !clause.every(isOfList))
  const end = other < 0 ? clauses.length - 1 : other
  const isJoined = clauses.slice(1, end + 1).every(([first]) => first?.kind === 'break' && first.isWeak)
  return end > 0 && isJoined ? (clauses[end] ?? null) : null
}

/** "From 3,000 to 2,000 kWh": the first figure has its unit from the second. */
export function isBare(items: readonly Item[]): boolean {
  const quantities = quantitiesOf(items)
  const isNamed = items.every(isOfList) || items.some(({ kind }) => kind === 'subject')
  return (
    isNamed && quantities.length > 0 && quantities.every(({ unit, noun }) => unit === null && noun === null)
  )
}

function isOfList(item: Item): boolean {
  if (item.kind === 'quantity') return item.quantity.rate === undefined
  if (item.kind !== 'word') return ['break', 'place', 'date', 'vehicle'].includes(item.kind)
  const word = item.text.toLowerCase()
  return calculatorWords.fillers.has(word) || calculatorWords.months.has(word)
}
