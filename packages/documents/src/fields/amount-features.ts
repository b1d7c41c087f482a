import type { PageWords } from '../candidates/page-words.ts'
import { surroundingsOf, wordsOfNext } from '../candidates/surroundings.ts'
import { hasCents } from '../layout/has-cents.ts'
import type { LineNumber, ReadLine } from '../layout/read-line.ts'
import { type Concept, concepts } from '../lexicon/concept.ts'
import type { Mention } from '../lexicon/mention.ts'
import type { Relations } from '../relations/find-relations.ts'

/** An amount of money, as far as its print tells, in numbers. */
export type AmountDescribed = { line: ReadLine; number: LineNumber; features: Float32Array }

type Place = 'beside' | 'head' | 'row' | 'above'
type Said = Readonly<Record<Place, readonly Mention[]>>
type Seen = {
  line: ReadLine
  number: LineNumber
  /** All amounts of its line. */
  onLine: readonly LineNumber[]
  gap: number | null
  said: Said
}
/** The amounts of a document: their sizes, each once; those called a balance; on how many lines each stands. */
type Amounts = {
  /** From the largest. */
  sizes: readonly number[]
  cents: ReadonlySet<number>
  balances: readonly number[]
  linesOf: ReadonlyMap<string, number>
  lineCount: number
  lastPage: number
}
type Printed = { name: string; of: (amount: Seen, all: Amounts, relations: Relations) => number | boolean }

const places = ['beside', 'head', 'row', 'above'] as const
const spoken = concepts.filter((concept) => concept !== 'none')
const placeOfConcept = new Map<Concept, number>(spoken.map((concept, index) => [concept, index]))
const moneyWords: readonly Concept[] = ['total', 'amount', 'due']
// A line with more numbers is a row of interval data.
const mostNumbers = 40
const supplies: readonly Concept[] = ['electricity', 'natural-gas', 'water', 'wastewater', 'heat']
const few = 4
const many = 10
const mostLinesToEnd = 60
const mostBalances = 12
const leastSaid = 2
const mostAmounts = 20_000
const mostSize = 1e12

const printed: readonly Printed[] = [
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
  { name: 'times a rate', of: ({ number }, _, { of }) => Math.min(few, of(number).resultOf.length) },
  { name: 'a sum', of: ({ number }, _, { of }) => Math.min(few, of(number).totalOf.length) },
  {
    name: 'a sum of two',
    of: ({ number }, _, { of }) =>
      Math.min(few, of(number).totalOf.filter((parts) => parts.length === 2).length),
  },
  { name: 'part of a sum', of: ({ number }, _, { of }) => Math.min(few, of(number).partOf.length) },
  { name: 'a factor', of: ({ number }, _, { of }) => Math.min(few, of(number).products.length) },
  { name: 'a difference', of: ({ number }, _, { of }) => Math.min(few, of(number).differences.length) },
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

/** What is looked at to tell the total: the same order as the weights. */
export const amountFeatures: readonly string[] = [
  ...places.flatMap((place) => spoken.map((concept) => `${place}: ${concept}`)),
  ...printed.map(({ name }) => name),
]

/** Every number of the lines that is money by its sign, its cents or the words beside it, with what speaks of it. */
export function describeAmounts(
  lines: readonly ReadLine[],
  words: PageWords,
  relations: Relations,
): AmountDescribed[] {
  const seen = withoutSupplyTotals(seeAmounts(lines, words))
  // "Section 3.10" alone is no money: a sign or a word has to speak of it somewhere.
  if (!seen.some(({ number, said }) => number.isMoney || speaksOfMoney(said))) return []
  const amounts = seen.filter(({ number }) => isAmount(number))
  const sizes = [...new Set(amounts.map(({ number }) => sizeOf(number)))].toSorted((a, b) => b - a)
  const owed = amounts.filter(({ said }) => isSaid(said, 'balance'))
  const all: Amounts = {
    sizes,
    cents: new Set(sizes.map(centsOf)),
    balances: [...new Set(owed.map(({ number }) => Number(number.value)))].slice(0, mostBalances),
    linesOf: new Map(
      [...Map.groupBy(seen, ({ number }) => number.value)].map(([value, same]) => [
        value,
        new Set(same.map(({ line }) => line)).size,
      ]),
    ),
    lineCount: lines.length,
    lastPage: lines.at(-1)?.page ?? 1,
  }
  return seen.map((amount) => ({
    line: amount.line,
    number: amount.number,
    features: featuresOf(amount, all, relations),
  }))
}

/** Where several supplies have totals of their own, these are parts of the total, which may not be printed. */
function withoutSupplyTotals(seen: readonly Seen[]): readonly Seen[] {
  const totals = seen.flatMap((amount) => {
    const [supply, second] = isSaid(amount.said, 'total')
      ? supplies.filter((one) => isSaid(amount.said, one))
      : []
    return supply === undefined || second !== undefined ? [] : [{ amount, supply }]
  })
  const sizes = new Set(totals.map(({ amount }) => sizeOf(amount.number)))
  if (sizes.size < 2 || new Set(totals.map(({ supply }) => supply)).size < 2) return seen
  const parts = new Set(totals.map(({ amount }) => amount))
  return seen.filter((amount) => !parts.has(amount))
}

function seeAmounts(lines: readonly ReadLine[], words: PageWords): Seen[] {
  return lines
    .filter(({ numbers }) => numbers.length <= mostNumbers)
    .flatMap((line) => {
      const able = line.numbers.filter(canBeMoney)
      const onLine = able.filter(isAmount)
      return able.map((number) => ({ line, number, onLine }))
    })
    .slice(0, mostAmounts)
    .flatMap(({ line, number, onLine }): Seen[] => {
      const { labelCell, words: around } = surroundingsOf(lines, line, number, words)
      const said = {
        beside: [...around.own, ...around.label],
        head: around.head,
        row: around.row,
        above: wordsOfNext(lines, line, -1, words),
      }
      const isCalled = [...said.beside, ...said.head].some(({ concept }) => moneyWords.includes(concept))
      const gap = labelCell === null ? null : number.cell.left - labelCell.right
      return isAmount(number) || isCalled ? [{ line, number, onLine, gap, said }] : []
    })
}

function canBeMoney(number: LineNumber): boolean {
  const { unit, percent, isRate, afterLetter, isMoney } = number
  const size = sizeOf(number)
  return unit === null && !percent && !isRate && (!afterLetter || isMoney) && size > 0 && size < mostSize
}

function speaksOfMoney(said: Said): boolean {
  return places.some((place) => said[place].some(({ concept }) => moneyWords.includes(concept)))
}

function featuresOf(amount: Seen, all: Amounts, relations: Relations): Float32Array {
  const features = new Float32Array(amountFeatures.length)
  for (const [index, place] of places.entries()) {
    for (const { concept, strength } of amount.said[place]) {
      const at = placeOfConcept.get(concept)
      if (at === undefined) continue
      const feature = index * spoken.length + at
      features[feature] = Math.max(features[feature] ?? 0, strength)
    }
  }
  for (const [index, { of }] of printed.entries())
    features[places.length * spoken.length + index] = Number(of(amount, all, relations))
  return features
}

/** What was owed, given or is returned adds up with the total to what is due or was given: 8.60 and 1.40 change to 10.00, 90.00 less a credit of 40.00 to 50.00. */
function isPrinted(sum: number, { cents }: Amounts): boolean {
  return cents.has(centsOf(sum))
}

function centsOf(size: number): number {
  return Math.round(size * 100)
}

function isSaid({ beside }: Said, asked: Concept): boolean {
  return beside.some(({ concept, strength }) => concept === asked && strength >= leastSaid)
}

function isAmount(number: LineNumber): boolean {
  return number.isMoney || hasCents(number)
}

function sizeOf({ value }: LineNumber): number {
  return Math.abs(Number(value))
}
