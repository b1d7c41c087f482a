import { compare } from '../decimal.ts'
import { areSameDimension } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import type { Item, Read } from './item.ts'
import { readFigure } from './read-figure.ts'
import { readFraction } from './read-fraction.ts'
import { readPeriod } from './read-period.ts'
import { readPhrase } from './read-phrase.ts'
import { readPlace } from './read-place.ts'
import { readQuantity } from './read-quantity.ts'
import { readUnit } from './read-unit.ts'
import type { Token } from './tokenise.ts'

const strongBreaks: ReadonlySet<string> = new Set(['+', ';', '\n', 'plus', '.', '?', '!'])
const weakBreaks: ReadonlySet<string> = new Set([
  ',',
  'and',
  '&',
  'then',
  '/',
  'also',
  'or',
  'vs',
  'versus',
  'against',
])

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
    readShare(tokens, at) ??
    readFractionOfAmount(tokens, at) ??
    readLabel(tokens, at) ??
    readPeriod(tokens, at) ??
    readPhrase(tokens, at) ??
    readTimes(tokens, at) ??
    readRange(tokens, at) ??
    readJoint(tokens, at) ??
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
  while (
    length > 1 &&
    /^(?:or|and|vs|versus|&|,|-|\/)$/.test(tokens[at + length]?.key ?? '') &&
    isLabelled(tokens, at + length + 1)
  )
    length += 2
  return { items: [{ kind: 'word', text: label.text }], length }
}

/** "Scope 1, 2 and 3": the figures that follow are names too, unless they count something. */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  return /^\d$/.test(tokens[at]?.text ?? '') && readQuantity(tokens, at)?.unit === null
}

function breakAt({ key }: Token): readonly Item[] | null {
  if (strongBreaks.has(key)) return [{ kind: 'break', isWeak: false, isAsked: key === '?' }]
  return weakBreaks.has(key) ? [{ kind: 'break', isWeak: true }] : null
}

/** "2 couriers x 80 km": each of them. */
function readTimes(tokens: readonly Token[], at: number): Read | null {
  const isBetween = tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'number'
  const isTimes = isBetween && /^[x×*]$/.test(tokens[at]?.key ?? '')
  return isTimes ? { items: [{ kind: 'word', text: 'each' }], length: 1 } : null
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

/** "25 % of it", "a third of that": of what is said before. */
function readShare(tokens: readonly Token[], at: number): Read | null {
  const fraction = readFraction(tokens, at)
  if (fraction === null || compare(fraction.times, fraction.over) > 0) return null
  const { length, ...share } = fraction
  const [preposition, pointer] = tokens.slice(at + length, at + length + 2)
  const { partPrepositions, partPointers } = roleWords
  const isPointed = partPrepositions.has(preposition?.key ?? '') && partPointers.has(pointer?.key ?? '')
  return isPointed ? { items: [{ kind: 'share', share }], length } : null
}

/** "A quarter of our 800 kWh" is no quarter of a year. */
function readFractionOfAmount(tokens: readonly Token[], at: number): Read | null {
  return readFraction(tokens, at) === null ? null : readFigure(tokens, at)
}

/** "Compare 4,000 kWh with 50 GJ", "better than 60 GJ", "from 800 L of LPG to 5,000 kWh": between two that are held against each other. */
function readJoint(tokens: readonly Token[], at: number): Read | null {
  const { comparisons, comparisonJoints } = roleWords
  if (!comparisonJoints.has(tokens[at]?.key ?? '')) return null
  const before = tokens.slice(0, at)
  const sentence = before.slice(before.findLastIndex(({ key }) => strongBreaks.has(key)) + 1)
  const isCompared = sentence.some(
    ({ key }, place) => comparisons.has(key) || (key === 'from' && sentence[place + 1]?.kind === 'number'),
  )
  const after = tokens.slice(at + 1)
  const end = after.findIndex(({ key }) => strongBreaks.has(key) || weakBreaks.has(key))
  const isBetween = [sentence, after.slice(0, end < 0 ? undefined : end)].every((side) =>
    side.some(({ kind }) => kind === 'number'),
  )
  return isCompared && isBetween ? { items: [{ kind: 'break', isWeak: true }], length: 1 } : null
}
