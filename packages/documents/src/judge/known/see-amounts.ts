import type { PageWords } from '../candidates/page-words.ts'
import { surroundingsOf, wordsOfNext } from '../candidates/surroundings.ts'
import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import type { Said } from './feature-list.ts'

export const amountPlaces = ['beside', 'head', 'row', 'above'] as const
type Place = (typeof amountPlaces)[number]

export type AmountSeen = {
  line: ReadLine
  number: LineNumber
  /** All amounts of its line. */
  onLine: readonly LineNumber[]
  gap: number | null
  said: Said<Place>
}

const readings = conceptList('readings')
const moneyWords: readonly Concept[] = ['total', 'amount', 'due']
// A line with more numbers is a row of interval data.
const mostNumbers = 40
const supplies: readonly Concept[] = ['electricity', 'natural-gas', 'water', 'wastewater', 'heat']
const leastSaid = 2
const mostAmounts = 20_000
const mostSize = 1e12
const mostPlainDigits = 8
// "Share capital of euro 100,000.00", "Account no. 220130.10".
const longestLead = 30

/** Every number of the lines that could be money by its sign, its cents or the words beside it; none where nothing speaks of money. */
export function seeAmounts(lines: readonly ReadLine[], words: PageWords): readonly AmountSeen[] {
  const seen = withoutSupplyTotals(seeAll(lines, words))
  // "Section 3.10" alone is no money: a sign or a word has to speak of it somewhere.
  return seen.some(({ number, said }) => number.isMoney || speaksOfMoney(said)) ? seen : []
}

/** Where several supplies have totals of their own, these are parts of the total, which may not be printed. */
function withoutSupplyTotals(seen: readonly AmountSeen[]): readonly AmountSeen[] {
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

function seeAll(lines: readonly ReadLine[], words: PageWords): AmountSeen[] {
  return lines
    .filter(({ numbers }) => numbers.length <= mostNumbers)
    .flatMap((line) => {
      const able = line.numbers.filter(canBeMoney)
      const onLine = able.filter(isAmount)
      return able.map((number) => ({ line, number, onLine }))
    })
    .slice(0, mostAmounts)
    .flatMap(({ line, number, onLine }): AmountSeen[] => {
      const { labelCell, words: around } = surroundingsOf(lines, line, number, words)
      const said = {
        beside: [...around.own, ...around.label],
        head: around.head,
        row: around.row,
        above: wordsOfNext(lines, line, -1, words),
      }
      const isCalled = [...said.beside, ...said.head].some(({ concept }) => moneyWords.includes(concept))
      if (!isCalled && (isNumbered(line, number, words) || isReading(number, said))) return []
      const gap = labelCell === null ? null : number.cell.left - labelCell.right
      return isAmount(number) || isCalled ? [{ line, number, onLine, gap, said }] : []
    })
}

/** "Account no. 220130.10": an identifier is named before it, and no other number stands between that it could be of. */
function isNumbered(line: ReadLine, { cell, start }: LineNumber, words: PageWords): boolean {
  return words
    .within(line, Math.max(cell.start, start - longestLead), start)
    .some(
      ({ concept, strength, end }) =>
        concept === 'identifier' && strength > leastSaid && !/\d/.test(line.text.slice(end, start)),
    )
}

/** "Reading 43,772.34" is what a meter shows. */
function isReading({ isMoney }: LineNumber, { beside, head }: Said<Place>): boolean {
  return !isMoney && (speaksOf(beside, readings) || speaksOf(head, readings))
}

function speaksOf(mentions: Said<Place>[Place], asked: readonly Concept[]): boolean {
  return mentions.some(({ concept, strength }) => strength > leastSaid && asked.includes(concept))
}

function canBeMoney(number: LineNumber): boolean {
  const { unit, percent, isRate, afterLetter, isMoney, raw } = number
  const size = sizeOf(number)
  // A telephone or an account.
  if (!isMoney && /^\d+$/.test(raw) && raw.length > mostPlainDigits) return false
  return unit === null && !percent && !isRate && (!afterLetter || isMoney) && size > 0 && size < mostSize
}

function speaksOfMoney(said: Said<Place>): boolean {
  return amountPlaces.some((place) => said[place].some(({ concept }) => moneyWords.includes(concept)))
}

/** True where the words beside an amount say something. */
export function isSaid({ beside }: Said<Place>, asked: Concept): boolean {
  return beside.some(({ concept, strength }) => concept === asked && strength >= leastSaid)
}

export function isAmount(number: LineNumber): boolean {
  return number.isMoney || hasCents(number)
}

export function sizeOf({ value }: LineNumber): number {
  return Math.abs(Number(value))
}
