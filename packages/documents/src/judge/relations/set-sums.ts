import { decimalsOf } from '../../lay-out/values/decimals-of.ts'
import type { LineNumber } from '../../lay-out/layout/read-line.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Relations } from './find-relations.ts'
import { isCharged } from './is-charged.ts'
import { partsOfSum } from './parts-of-sum.ts'

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
  if (relations.totalOf.length > 0 || digitsOf(total) < fewestDigits) return
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

function sizeOf({ value }: LineNumber): number {
  return Math.abs(Number(value))
}

function digitsOf({ number }: Candidate): number {
  return number.value.replace(/\D/g, '').length
}
