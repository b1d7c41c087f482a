import { decimalsOf } from '../../lay-out/values/decimals-of.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import type { LineNumber } from '../../lay-out/layout/read-line.ts'
import type { Candidate } from '../candidates/candidate.ts'
import { isCalledReading } from '../candidates/is-called-reading.ts'
import type { Relations } from './find-relations.ts'
import { isCharged } from './is-charged.ts'
import { partsOfSum } from './parts-of-sum.ts'

const readings = conceptList('readings')
const readingSlack = 1e-6
const mostFigures = 16
const mostParts = 6
const fewestDigits = 3

/**
 * Totals whose parts stand anywhere: two to six different figures of one unit that add up to another, within what
 * rounding explains. Only among few figures, where such a sum is no chance.
 */
export function relateSetSums(candidates: readonly Candidate[], { of }: Relations): void {
  const byUnit = Map.groupBy(
    candidates.filter(({ unit, number }) => unit !== null && Number(number.value) > 0),
    ({ unit }) => unit?.unit,
  )
  for (const group of byUnit.values()) {
    const figures = [...new Map(group.map((one) => [Number(one.number.value), one])).values()]
    relateChargedSum(figures, of)
    if (figures.length < 3 || figures.length > mostFigures) continue
    relateReadings(figures, of)
    for (const total of figures) relateTotal(total, figures, of)
  }
}

/** All that is charged, each by a rate of its own, adds up to a figure that is printed elsewhere, among however many. */
function relateChargedSum(figures: readonly Candidate[], of: Relations['of']): void {
  const parts = figures.filter(({ number }) => {
    const { products, resultOf } = of(number)
    // The smaller factor is the rate.
    const isQuantity = products.some((one) => isCharged(one) && sizeOf(one.partner.number) < sizeOf(number))
    return isQuantity && !resultOf.some(isCharged)
  })
  const [first, second] = parts
  if (first === undefined || second === undefined || parts.length > mostParts) return
  const sum = parts.reduce((all, { number }) => all + Number(number.value), 0)
  const total = figures.find((one) => {
    const rounding = 0.5 * parts.length * 10 ** -decimalsOf(one.number.value) * 1.001
    return digitsOf(one) >= fewestDigits && Math.abs(Number(one.number.value) - sum) <= rounding
  })
  if (total === undefined || of(total.number).totalOf.length > 0) return
  of(total.number).totalOf.push(parts)
  for (const part of parts) of(part.number).partOf.push(total)
}

function relateTotal(total: Candidate, figures: readonly Candidate[], of: Relations['of']): void {
  const relations = of(total.number)
  if (relations.totalOf.length > 0 || isRead(total, of) || digitsOf(total) < fewestDigits) return
  const smaller = figures.filter(({ number }) => Number(number.value) < Number(total.number.value))
  const roundingOf = (count: number) =>
    0.5 * Math.max(1, count - 1) * 10 ** -decimalsOf(total.number.value) * 1.001
  const parts = partsOfSum(smaller, Number(total.number.value), {
    valueOf: ({ number }) => Number(number.value),
    roundingOf,
    excessOf: (count) => roundingOf(count - 1),
    mostParts,
  })
  if (parts === null) return
  relations.totalOf.push(parts)
  for (const part of parts) of(part.number).partOf.push(total)
}

/** The last reading is the one before and what was used between them, wherever that is printed, and no total of these. */
function relateReadings(figures: readonly Candidate[], of: Relations['of']): void {
  const read = figures.filter((one) => isCalledReading(one) && !of(one.number).products.some(isCharged))
  for (const end of read) {
    for (const start of read) {
      const difference = Number(end.number.value) - Number(start.number.value)
      const use = figures.find(
        ({ number, words: { own, label } }) =>
          !saysReading([...own, ...label]) && Math.abs(Number(number.value) - difference) < readingSlack,
      )
      if (use === undefined || difference <= 0) continue
      const { differences } = of(use.number)
      if (!differences.some((known) => known.end.number === end.number))
        differences.push({ end, start, multiplier: '1' })
      for (const part of [use, start].map(({ number }) => of(number)))
        part.partOf = part.partOf.filter((total) => total.number !== end.number)
      const total = of(end.number)
      total.totalOf = total.totalOf.filter((parts) => !parts.some(({ number }) => number === use.number))
      for (const reading of [end, start]) of(reading.number).readingOf.push(use)
    }
  }
}

function isRead(one: Candidate, of: Relations['of']): boolean {
  return isCalledReading(one) && of(one.number).readingOf.length > 0
}

function saysReading(mentions: readonly Mention[]): boolean {
  return mentions.some(({ concept }) => readings.includes(concept))
}

function sizeOf({ value }: LineNumber): number {
  return Math.abs(Number(value))
}

function digitsOf({ number }: Candidate): number {
  return number.value.replace(/\D/g, '').length
}
