import type { PageWords } from '../candidates/page-words.ts'
import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { spokenConcepts } from '../../lay-out/lexicon/concept.ts'
import type { Relations } from '../relations/find-relations.ts'
import { type Printed, listFeatures } from './feature-list.ts'
import { type AmountSeen, amountPlaces, isAmount, isSaid, seeAmounts, sizeOf } from './see-amounts.ts'

/** An amount of money, as far as its print tells, in numbers. */
export type AmountDescribed = { line: ReadLine; number: LineNumber; value: number; features: Float32Array }

/** The amounts of a document: their sizes, each once; those called a balance; on how many lines each stands. */
type Amounts = {
  /** From the largest. */
  sizes: readonly number[]
  cents: ReadonlySet<number>
  balances: readonly number[]
  linesOf: ReadonlyMap<string, number>
  lineCount: number
  lastPage: number
  relations: Relations
}

const few = 4
const many = 10
const mostLinesToEnd = 60
const mostBalances = 12

const printed: readonly Printed<AmountSeen, Amounts>[] = [
  { name: 'money', of: ({ number }) => number.isMoney },
  { name: 'cents', of: ({ number }) => hasCents(number) },
  { name: 'no decimals', of: ({ number }) => /^\d+$/.test(number.raw) },
  { name: 'negative', of: ({ number }) => number.value.startsWith('-') },
  { name: 'size', of: ({ number }) => Math.log10(sizeOf(number) + 0.01) },
  {
    name: 'share of the largest',
    of: ({ number }, { sizes }) => Math.min(few, sizeOf(number) / (sizes[0] ?? 1)),
  },
  { name: 'the largest', of: ({ number }, { sizes }) => sizeOf(number) === sizes[0] },
  {
    name: 'larger ones',
    of: ({ number }, { sizes }) => sizes.slice(0, many).filter((size) => size > sizeOf(number)).length,
  },
  { name: 'printed again', of: ({ number }, { linesOf }) => Math.min(few, linesOf.get(number.value) ?? 1) },
  { name: 'amounts on its line', of: ({ onLine }) => Math.min(many, onLine.length) },
  { name: 'first on its line', of: ({ onLine, number }) => onLine[0] === number },
  { name: 'last on its line', of: ({ onLine, number }) => onLine.at(-1) === number },
  {
    name: 'largest on its line',
    of: ({ onLine, number }) => onLine.every((other) => sizeOf(other) <= sizeOf(number)),
  },
  { name: 'dates on its line', of: ({ line }) => Math.min(few, line.dates.length) },
  {
    name: 'times a rate',
    of: ({ number }, { relations: { of } }) => Math.min(few, of(number).resultOf.length),
  },
  { name: 'a sum', of: ({ number }, { relations: { of } }) => Math.min(few, of(number).totalOf.length) },
  {
    name: 'a sum of two',
    of: ({ number }, { relations: { of } }) =>
      Math.min(few, of(number).totalOf.filter((parts) => parts.length === 2).length),
  },
  {
    name: 'part of a sum',
    of: ({ number }, { relations: { of } }) => Math.min(few, of(number).partOf.length),
  },
  { name: 'a factor', of: ({ number }, { relations: { of } }) => Math.min(few, of(number).products.length) },
  {
    name: 'a difference',
    of: ({ number }, { relations: { of } }) => Math.min(few, of(number).differences.length),
  },
  {
    name: 'with a balance another',
    of: ({ number }, all) => all.balances.some((balance) => isPrinted(sizeOf(number) + balance, all)),
  },
  {
    name: 'another and a balance',
    of: ({ number }, all) => all.balances.some((balance) => isPrinted(sizeOf(number) - balance, all)),
  },
  { name: 'place in the document', of: ({ line }, { lineCount }) => line.index / lineCount },
  {
    name: 'lines to the end',
    of: ({ line }, { lineCount }) => Math.min(mostLinesToEnd, lineCount - line.index),
  },
  { name: 'page', of: ({ line }) => Math.min(few, line.page) },
  { name: 'on the last page', of: ({ line }, { lastPage }) => line.page === lastPage },
  { name: 'has a label', of: ({ gap }) => gap !== null },
  { name: 'room to its label', of: ({ gap }) => gap ?? 0 },
  { name: 'sureness of its letters', of: ({ line }) => line.readConfidence },
]

const list = listFeatures(
  amountPlaces,
  spokenConcepts.map((concept) => ({ concept })),
  printed,
)

/** What is looked at to tell the total: the same order as the weights. */
export const amountFeatures = list.names

/** Every amount of the lines, with what speaks of it. */
export function describeAmounts(
  lines: readonly ReadLine[],
  words: PageWords,
  relations: Relations,
): AmountDescribed[] {
  const seen = seeAmounts(lines, words)
  const all = { ...measureAll(seen), lineCount: lines.length, lastPage: lines.at(-1)?.page ?? 1, relations }
  return seen.map((amount) => ({
    line: amount.line,
    number: amount.number,
    value: Number(amount.number.value),
    features: list.describe(amount, all),
  }))
}

function measureAll(seen: readonly AmountSeen[]): Pick<Amounts, 'sizes' | 'cents' | 'balances' | 'linesOf'> {
  const amounts = seen.filter(({ number }) => isAmount(number))
  const sizes = [...new Set(amounts.map(({ number }) => sizeOf(number)))].toSorted((a, b) => b - a)
  const owed = amounts.filter(({ said }) => isSaid(said, 'balance'))
  const lines = Map.groupBy(seen, ({ number }) => number.value)
  return {
    sizes,
    cents: new Set(sizes.map(centsOf)),
    balances: [...new Set(owed.map(({ number }) => Number(number.value)))].slice(0, mostBalances),
    linesOf: new Map([...lines].map(([value, same]) => [value, new Set(same.map(({ line }) => line)).size])),
  }
}

/** What was owed, given or is returned adds up with the total to what is due or was given: 8.60 and 1.40 change to 10.00, 90.00 less a credit of 40.00 to 50.00. */
function isPrinted(sum: number, { cents }: Amounts): boolean {
  return cents.has(centsOf(sum))
}

function centsOf(size: number): number {
  return Math.round(size * 100)
}
