import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { isName } from '../../lay-out/layout/row-label.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import { blankOut } from '../../lay-out/values/plain-text.ts'
import { type Unit, unitWithin } from '../../lay-out/values/unit-text.ts'
import type { Candidate } from './candidate.ts'
import { isPriced } from './is-priced.ts'
import { saysOf } from './says-of.ts'

const kilowattHours: Unit = { unit: 'kWh', dimension: 'energy' }
const otherFigures: readonly Concept[] = ['average', 'history', 'comparison', 'forecast', 'example']
const leastSure = 2

/**
 * "Electricity 155  0.4330  67.11" on a page that prints its unit elsewhere alone, over a chart: the one such figure is in
 * kilowatt-hours, where no other figure of the period is.
 */
export function readSoldElectricity(
  candidates: readonly Candidate[],
  lines: readonly ReadLine[],
): readonly Candidate[] {
  const sold = candidates.filter(isSoldBare)
  const isOne = new Set(sold.map(({ number }) => Number(number.value))).size === 1
  const isContested = candidates.some((one) => one.unit?.dimension === 'energy' && !saysOf(one, otherFigures))
  if (!isOne || isContested || !namesKilowattHours(lines)) return candidates
  return candidates.map((one) =>
    sold.includes(one) ? { ...one, unit: kilowattHours, unitSource: 'head' as const } : one,
  )
}

/** Called electricity and nothing else, times a rate it is an amount, and no unit stands beside it or over it. */
function isSoldBare(candidate: Candidate): boolean {
  const { line, number, unit, words } = candidate
  const named = [...words.own, ...words.label].filter(
    ({ concept, end }) => (concept === 'electricity' || concept === 'use') && end <= number.start,
  )
  return (
    unit === null &&
    named.some(({ concept, strength }) => concept === 'electricity' && strength >= leastSure) &&
    !isName(blankOut(line.folded.slice(0, number.start), named)) &&
    isPriced(candidate)
  )
}

function namesKilowattHours(lines: readonly ReadLine[]): boolean {
  return lines.some(({ text }) => unitWithin(text, ['energy'])?.unit === kilowattHours.unit)
}
