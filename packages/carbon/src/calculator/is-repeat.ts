import { compare, dividedBy } from '../decimal.ts'
import { quantityIn } from '../units/convert-quantity.ts'
import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import type { Item } from './item.ts'
import { marksOf } from './marks-of.ts'
import { nameOf } from './name-of.ts'
import { subjectsOf } from './subjects-of.ts'
import { isEnd, stretchAround, wordsOf, type Measured } from './words-around.ts'

const { fillers } = calculatorWords

const mostEarlier = 12

/** True where an amount is an earlier one said again: judged, asked about, given as a reason, or in another unit. */
export function isRepeat(items: readonly Item[], one: Measured, earlier: readonly Measured[]): boolean {
  return earlier
    .slice(-mostEarlier)
    .some((other) =>
      one.quantity.unit === other.quantity.unit
        ? one.quantity.value === other.quantity.value && isSaidAgain(items, one.at, other.at)
        : isConverted(items, one, other),
    )
}

function isSaidAgain(items: readonly Item[], here: number, there: number): boolean {
  const { earlier, later } = sidesOf(items, here, there)
  if (isOfOther(items.slice(...later), items.slice(...earlier), here - later[0])) return false
  return (
    leadOf(items, here).some((word) => roleWords.subordinates.has(word)) ||
    roleWords.equations.has(leadOf(items, here).at(-1) ?? '') ||
    [isJudged, isConfirmed, isInverted].some((told) => told(items, here) && !told(items, there)) ||
    isAsked(items, here, there)
  )
}

/** What is told of each of two amounts: their sentences, and of one sentence what is before and from a comma or a "because" on. */
function sidesOf(
  items: readonly Item[],
  here: number,
  there: number,
): Record<'earlier' | 'later', [number, number]> {
  const [first, last] = [stretchAround(items, there, isEnd), stretchAround(items, here, isEnd)]
  if (first.from !== last.from) return { earlier: [first.from, first.to], later: [last.from, last.to] }
  const between = items.slice(there, here)
  const joint = between.findLastIndex(
    (item) => item.kind === 'word' && roleWords.subordinates.has(item.text.toLowerCase()),
  )
  const comma = between.findIndex(isBreak)
  const start = comma >= 0 ? there + comma : joint >= 0 ? there + joint : here
  return { earlier: [first.from, start], later: [start, last.to] }
}

/** Another place, vehicle, day, number or thing than the first one's makes it another activity. */
function isOfOther(later: readonly Item[], earlier: readonly Item[], at: number): boolean {
  if (wordsOf(later).some((word) => roleWords.others.has(word))) return true
  const said = new Set([...marksOf(earlier, earlier.length), ...wordsOf(earlier)])
  if (marksOf(later, at).some((mark) => !said.has(mark))) return true
  const [one, other] = [later, earlier].map((side) => subjectsOf(side).map(nameOf))
  return one?.length !== 0 && other?.length !== 0 && one?.some((name) => other?.includes(name)) === false
}

/** "… 15 kWh should be enough", "340 km is a long way": told of an amount, and not that it was used. */
function isJudged(items: readonly Item[], at: number): boolean {
  const after = stretchOf(items, at, isBreak, at + 1)
  const start = after.findIndex(
    (item) => item.kind !== 'subject' && !(item.kind === 'word' && item.text === 'of'),
  )
  const [verb = '', next = ''] = start < 0 || after[start]?.kind !== 'word' ? [] : wordsOf(after.slice(start))
  return roleWords.judgements.has(verb) && !roleWords.doings.has(next)
}

/** "Yes, it was 1,450 kWh." */
function isConfirmed(items: readonly Item[], at: number): boolean {
  const lead = leadOf(items, at)
  return roleWords.judgements.has(lead.at(-1) ?? '') && lead.some((word) => /^(?:it|that|this)$/.test(word))
}

/** "Can 120 km really emit so little?" */
function isInverted(items: readonly Item[], at: number): boolean {
  const [before = '', last = ''] = ['', ...leadOf(items, at)].slice(-2)
  return roleWords.auxiliaries.has(last) && (before === '' || roleWords.questioning.has(before))
}

/** Of a statement and a question about it one is told; a sentence that has the amount twice lists it. */
function isAsked(items: readonly Item[], here: number, there: number): boolean {
  const [later, first] = [here, there].map((at) => stretchAround(items, at, isEnd))
  if (later === undefined || first === undefined) return false
  const asks = (at: number) => leadOf(items, at).some((word) => roleWords.questioning.has(word))
  if (later.from === first.from) return asks(here) && !asks(there)
  const isQuestion = ({ to }: { to: number }) => {
    const end = items[to]
    return end?.kind === 'break' && end.isAsked === true
  }
  const opening = items[later.from]
  const isGoingOn = opening?.kind === 'break'
  const isOnce = [later, first].every(
    ({ from, to }) =>
      items.slice(from, to).filter((item) => item.kind === 'quantity' && item.quantity.unit !== null)
        .length === 1,
  )
  return isOnce && !isGoingOn && isQuestion(later) !== isQuestion(first)
}

/** "1.5 MWh, i.e. 1,500 kWh", "10 gallons (38 L)": the same within a rounding, in another unit right behind it. */
function isConverted(items: readonly Item[], { at, quantity }: Measured, other: Measured): boolean {
  const said = quantityIn(quantity.value, quantity.unit ?? '', other.quantity.unit ?? '')
  if (said === null || compare(other.quantity.value, '0') === 0) return false
  const ratio = dividedBy(said, other.quantity.value)
  if (compare(ratio, '0.99') < 0 || compare(ratio, '1.01') > 0) return false
  const between = items.slice(other.at + 1, at)
  const words = wordsOf(between)
  const isEquation =
    words.some((word) => roleWords.equations.has(word)) ||
    /(?:^| )(?:that|which|this) is$/.test(words.join(' '))
  const isRightBehind = between.every(({ kind }) => kind === 'word' || kind === 'subject')
  return isEquation || (isRightBehind && words.every((word) => fillers.has(word)))
}

function leadOf(items: readonly Item[], at: number): string[] {
  return wordsOf(items.slice(stretchAround(items, at, isBreak).from, at))
}

function stretchOf(
  items: readonly Item[],
  at: number,
  cuts: (item: Item) => boolean,
  start?: number,
): readonly Item[] {
  const { from, to } = stretchAround(items, at, cuts)
  return items.slice(start ?? from, to)
}

function isBreak({ kind }: Item): boolean {
  return kind === 'break'
}
