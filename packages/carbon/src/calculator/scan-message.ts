import { compare, decimal } from '../decimal.ts'
import { areSameDimension } from '../units/unit-table.ts'
import { calculatorWords, type Period, type Subject } from './calculator-words.ts'
import { airportStartingAt } from './find-airports.ts'
import { lengthOfDescription } from './length-of-description.ts'
import { readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'
import { readQuantity, readUnit, type Quantity } from './read-quantity.ts'
import { thingAfter } from './thing-after.ts'
import type { Token } from './tokenise.ts'

/** What a stretch of a message says to the calculator. */
export type Item =
  | { kind: 'quantity'; quantity: Quantity }
  | { kind: 'subject'; subject: Subject }
  | { kind: 'vehicle'; vehicle: string }
  | { kind: 'place'; region: string }
  | { kind: 'unknown-place'; name: string }
  | { kind: 'date'; date: string }
  /** "Monthly" is an adverb, "a month" is none. */
  | { kind: 'period'; period: Period; isAdverb: boolean }
  | { kind: 'cabin'; cabin: string }
  /** A whole one is in the distance that is said with it. */
  | { kind: 'return'; isWhole: boolean }
  | { kind: 'commute' }
  /** Between two activities; a weak one (a comma, "and") only where a quantity follows. */
  | { kind: 'break'; isWeak: boolean }
  | { kind: 'word'; text: string }

type Read = { items: readonly Item[]; length: number }

const strongBreaks: ReadonlySet<string> = new Set(['+', ';', '\n', 'plus', '.', '?', '!'])
const weakBreaks: ReadonlySet<string> = new Set([',', 'and', '&', 'then', '/', 'also', 'or'])
const shortestTown = 5

/** Reads a message from left to right, the surest reading of each word first. Words of a route are passed over. */
export function scanMessage(tokens: readonly Token[], routeTokens: ReadonlySet<number>): Item[] {
  const items: Item[] = []
  for (let at = 0; at < tokens.length;) {
    const read = routeTokens.has(at) ? { items: [], length: 1 } : readAt(tokens, at)
    items.push(...read.items)
    at += read.length
  }
  return items
}

function readAt(tokens: readonly Token[], at: number): Read {
  const token = tokens[at]
  if (token === undefined) return { items: [], length: 1 }
  return (
    readLabel(tokens, at) ??
    readPeriod(tokens, at) ??
    readPhrase(tokens, at) ??
    readTimes(tokens, at) ??
    readRange(tokens, at) ??
    readFigure(tokens, at) ??
    readPlace(tokens, at) ?? {
      items: breakAt(token) ?? (token.kind === 'word' ? [{ kind: 'word', text: token.text }] : []),
      length: 1,
    }
  )
}

/** "Scope 2", "Group 3": the figure is a name. */
function readLabel(tokens: readonly Token[], at: number): Read | null {
  const label = tokens[at]
  if (label === undefined || !calculatorWords.labels.has(label.key)) return null
  let length = tokens[at + 1]?.kind === 'number' ? 2 : 1
  while (length > 1 && isJoint(tokens[at + length]) && isLabelled(tokens, at + length + 1)) length += 2
  return { items: [{ kind: 'word', text: label.text }], length }
}

/** "Scope 1, 2 and 3": the figures that follow are names too, unless they count something. */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  return /^\d$/.test(tokens[at]?.text ?? '') && readQuantity(tokens, at)?.unit === null
}

function isJoint(token: Token | undefined): boolean {
  return token !== undefined && /^(?:or|and|vs|versus|&|,|-|\/)$/.test(token.key)
}

/** "a month", "per year", "monthly", "over the year". */
function readPeriod(tokens: readonly Token[], at: number): Read | null {
  const key = tokens[at]?.key ?? ''
  const period = calculatorWords.periods.get(key)
  if (period !== undefined && period !== key)
    return { items: [{ kind: 'period', period, isAdverb: true }], length: 1 }
  const always = calculatorWords.always.startingAt(tokens, at)
  const allYear = calculatorWords.allYear.startingAt(tokens, at)
  if (always !== null || allYear !== null) {
    const quantity = { value: decimal('24'), unit: null, noun: 'hour', isPower: false } as const
    const hours: Item[] = saysHours(tokens)
      ? []
      : [
          { kind: 'quantity', quantity },
          { kind: 'period', period: 'day', isAdverb: false },
        ]
    return {
      items: [
        ...hours,
        ...(allYear === null ? [] : [{ kind: 'period' as const, period: 'year' as const, isAdverb: true }]),
      ],
      length: allYear?.length ?? always?.length ?? 1,
    }
  }
  const isOver = key === 'over' && tokens[at + 1]?.key === 'the'
  const length = isOver ? 3 : 2
  const after = calculatorWords.periods.get(tokens[at + length - 1]?.key ?? '')
  if (after === undefined || !(isOver || calculatorWords.periodLeads.has(key) || key === '/')) return null
  return { items: [{ kind: 'period', period: after, isAdverb: false }], length }
}

/** "8 hours a day, all year": how long a day is said. */
function saysHours(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind }, at) => kind === 'number' && calculatorWords.spans.startingAt(tokens, at + 1)?.value === 'hour',
  )
}

function breakAt({ key }: Token): readonly Item[] | null {
  if (strongBreaks.has(key)) return [{ kind: 'break', isWeak: false }]
  return weakBreaks.has(key) ? [{ kind: 'break', isWeak: true }] : null
}

/** Subjects, vehicles, cabins and "return"; the longest phrase wins, and a vehicle may be a subject too: "car". */
function readPhrase(tokens: readonly Token[], at: number): Read | null {
  const subject = calculatorWords.subjects.startingAt(tokens, at)
  const vehicle = calculatorWords.vehicles.startingAt(tokens, at)
  const back = calculatorWords.returns.startingAt(tokens, at)
  const cabin = calculatorWords.cabins.startingAt(tokens, at)
  const reads: Read[] = []
  if (subject !== null) {
    const word = tokens
      .slice(at, at + subject.length)
      .map(({ text }) => (/^[A-Z]+\d/.test(text) ? text : text.toLowerCase()))
      .join(' ')
    reads.push({ items: [{ kind: 'subject', subject: { ...subject.value, word } }], length: subject.length })
  }
  if (vehicle !== null)
    reads.push({ items: [{ kind: 'vehicle', vehicle: vehicle.value }], length: vehicle.length })
  if (back !== null) reads.push({ items: [{ kind: 'return', isWhole: back.value }], length: back.length })
  if (cabin !== null) reads.push({ items: [{ kind: 'cabin', cabin: cabin.value }], length: cabin.length })
  const commute = calculatorWords.commutes.startingAt(tokens, at)
  if (commute !== null) reads.push({ items: [{ kind: 'commute' }], length: commute.length })
  const longest = Math.max(...reads.map(({ length }) => length))
  const best = reads.filter(({ length }) => length === longest)
  const [first] = best
  return first === undefined ? null : { items: best.flatMap(({ items }) => items), length: first.length }
}

function readFigure(tokens: readonly Token[], at: number): Read | null {
  const listed = readListedCount(tokens, at)
  if (listed !== null) return listed
  const quantity = readQuantity(tokens, at)
  const described = quantity === null ? 0 : lengthOfDescription(tokens, at, quantity)
  if (described > 0) return { items: [], length: described }
  const hasUnit =
    quantity !== null && (quantity.unit !== null || quantity.noun !== null || quantity.rate !== undefined)
  const date = hasUnit ? null : readDate(tokens, at)
  if (date !== null) return { items: [{ kind: 'date', date: date.date }], length: date.length }
  if (hasUnit) return { items: [{ kind: 'quantity', quantity }], length: quantity.length }
  const number = quantity ?? readNumber(tokens, at)
  const isArticle = number !== null && quantity === null && compare(number.value, '2') < 0
  if (number === null || isArticle) return null
  const thing = thingAfter(tokens, at, at + number.length, number.value)
  const bare = { value: number.value, unit: null, isPower: false }
  if (thing !== null)
    return {
      items: [{ kind: 'quantity', quantity: { ...bare, noun: 'thing', thing } }],
      length: number.length,
    }
  return quantity === null ? null : { items: [{ kind: 'quantity', quantity }], length: quantity.length }
}

/** "Employees: 120", "employees (35)": the count behind its noun. */
function readListedCount(tokens: readonly Token[], at: number): Read | null {
  const around = `${tokens[at - 1]?.text ?? ''}${tokens[at + 1]?.text ?? ''}`
  const isListed = /^(?:[:=]|\(\))/.test(around) && tokens[at]?.kind === 'number'
  const noun = isListed ? calculatorWords.counts.endingAt(tokens, at - 2) : null
  const number = noun === null ? null : readNumber(tokens, at)
  if (noun === null || number === null) return null
  const quantity = { value: number.value, unit: null, noun: noun.value, isPower: false }
  return { items: [{ kind: 'quantity', quantity }], length: number.length }
}

/** "2 couriers x 80 km": each of them. */
function readTimes(tokens: readonly Token[], at: number): Read | null {
  const isTimes = /^[x×*]$/.test(tokens[at]?.key ?? '') && tokens[at - 1]?.kind === 'word'
  return isTimes && tokens[at + 1]?.kind === 'number'
    ? { items: [{ kind: 'word', text: 'each' }], length: 1 }
    : null
}

/** "3,000 to 2,000 kWh", "40-50 L": two amounts, the first in the unit of the second. */
function readRange(tokens: readonly Token[], at: number): Read | null {
  const sign = tokens[at]
  if (sign === undefined || !/^(?:to|-|–)$/.test(sign.key)) return null
  const next = tokens[at + 1]?.kind === 'number' ? readQuantity(tokens, at + 1) : null
  if (next === null || next.unit === null) return null
  // "From 5,000 L to 4,000 L"
  const before = tokens[at - 2]?.kind === 'number' ? readUnit(tokens, at - 1) : null
  const isBetween =
    tokens[at - 1]?.kind === 'number' || (before !== null && areSameDimension(before.id, next.unit))
  return isBetween ? { items: [{ kind: 'break', isWeak: true }], length: 1 } : null
}

function readPlace(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const coded = calculatorWords.placeCodes.get(token.text)
  if (coded !== undefined) return { items: [{ kind: 'place', region: coded }], length: 1 }
  const named = calculatorWords.places.startingAt(tokens, at)
  if (named !== null) return { items: [{ kind: 'place', region: named.value }], length: named.length }
  return token.key === 'in' ? readPlaceAfterIn(tokens, at + 1) : null
}

/** "in sa", "in Nairobi", "in Wakanda": the last is a place by its capital letter, and not known. */
function readPlaceAfterIn(tokens: readonly Token[], at: number): Read | null {
  const short = calculatorWords.placesAfterIn.startingAt(tokens, at)
  if (short !== null) return { items: [{ kind: 'place', region: short.value }], length: short.length + 1 }
  const town = tokens[at]
  const isKnown = town?.kind !== 'word' || readPhrase(tokens, at) !== null || readPlace(tokens, at) !== null
  if (isKnown || readFigure(tokens, at) !== null || calculatorWords.months.has(town.key)) return null
  if (calculatorWords.periods.has(town.key)) return null
  const isNamed = /^\p{Lu}\p{Ll}/u.test(town.text)
  const read = isNamed || town.text.length >= shortestTown ? airportStartingAt(tokens, at) : null
  const countries = new Set(read?.airports.map(({ country }) => country))
  const [country] = countries
  if (read !== null && country !== undefined && countries.size === 1)
    return { items: [{ kind: 'place', region: country }], length: read.to - at + 1 }
  return isNamed ? { items: [{ kind: 'unknown-place', name: town.text }], length: 2 } : null
}
