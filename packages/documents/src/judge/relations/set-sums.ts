import type { LineNumber } from '../../lay-out/layout/read-line.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Relations } from './find-relations.ts'
import { isCharged } from './is-charged.ts'

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
    const rounding = 0.5 * parts.length * 10 ** -decimalsOf(one) * 1.001
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
  const parts = search(smaller, Number(total.number.value), decimalsOf(total), [], 0)
  if (parts === null) return
  relations.totalOf.push(parts)
  for (const part of parts) of(part.number).partOf.push(total)
}

function search(
  figures: readonly Candidate[],
  rest: number,
  decimals: number,
  picked: readonly Candidate[],
  from: number,
): readonly Candidate[] | null {
  const rounding = 0.5 * Math.max(1, picked.length - 1) * 10 ** -decimals * 1.001
  if (picked.length > 1 && Math.abs(rest) <= rounding) return picked
  if (picked.length === mostParts) return null
  for (let index = from; index < figures.length; index++) {
    const next = figures[index]
    if (next === undefined || Number(next.number.value) > rest + rounding) continue
    const found = search(figures, rest - Number(next.number.value), decimals, [...picked, next], index + 1)
    if (found !== null) return found
  }
  return null
}

function sizeOf({ value }: LineNumber): number {
  return Math.abs(Number(value))
}

function digitsOf({ number }: Candidate): number {
  return number.value.replace(/\D/g, '').length
}

function decimalsOf({ number }: Candidate): number {
  return number.value.split('.')[1]?.length ?? 0
}
