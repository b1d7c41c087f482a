import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import { type Unit, unitWithin } from '../../lay-out/values/unit-text.ts'
import type { Candidate, UnitSource } from './candidate.ts'
import { readDocumentWords } from './document-words.ts'
import type { PageWords } from './page-words.ts'

type Counted = {
  candidate: Candidate
  source: UnitSource
  value: number
  isUse: boolean
  isSlab: boolean
}

const kilowattHours: Unit = { unit: 'kWh', dimension: 'energy' }
const otherSupplies: readonly Concept[] = ['natural-gas', 'water', 'heat', 'wastewater']
const otherFigures: readonly Concept[] = ['average', 'history', 'comparison', 'forecast', 'example']
const readings = conceptList('readings')
const noUse: readonly Concept[] = ['export', 'generation', 'net', 'adjustment', 'loss']
const leastSaid = 3
const leastShare = 4
const leastSure = 2
const closeTo = 0.01
const apparentEnergy = /kvah/i

/**
 * A unit of electricity is a kilowatt-hour: "152 units", "Units consumed: 22". Only the figure that is called use, is the difference of
 * two readings or is charged is one, and only where nothing competes: no energy in a unit of its own, and no other
 * units but the slabs that it is the sum of.
 */
export function readElectricityUnits(
  candidates: readonly Candidate[],
  lines: readonly ReadLine[],
  words: PageWords,
): readonly Candidate[] {
  const counted = countUnits(candidates)
  if (counted.length === 0 || !isElectricityOnly(lines, words)) return candidates
  const used = usedOf(candidates, counted)
  if (used === null || lines.some(({ text }) => apparentEnergy.test(text)) || isContested(candidates, used))
    return candidates
  return candidates.map((candidate) => {
    if (Number(candidate.number.value) !== used) return candidate
    const one = counted.find((other) => other.candidate === candidate)
    const isOwn = one !== undefined && !one.isSlab
    const isMetered = candidate.unit?.dimension !== 'energy' && isDifference(candidate)
    return isOwn || isMetered
      ? { ...candidate, unit: kilowattHours, unitSource: one?.source ?? 'head' }
      : candidate
  })
}

function isElectricityOnly(lines: readonly ReadLine[], words: PageWords): boolean {
  const { weightOf } = readDocumentWords(lines, words)
  const electricity = weightOf(['electricity'])
  return electricity >= leastSaid && electricity >= leastShare * weightOf(otherSupplies)
}

/** Another figure has a unit of energy of its own. */
function isContested(candidates: readonly Candidate[], used: number): boolean {
  return candidates.some(
    (candidate) =>
      candidate.unit?.dimension === 'energy' &&
      Number(candidate.number.value) !== used &&
      !saysOf(candidate, [...otherFigures, ...readings]),
  )
}

function countUnits(candidates: readonly Candidate[]): Counted[] {
  const counted = candidates.flatMap((candidate) => {
    const source = sourceOf(candidate)
    return source === null || Number(candidate.number.value) <= 0 || saysOf(candidate, otherFigures)
      ? []
      : [{ candidate, source }]
  })
  const isSlab = counted.filter(({ source }) => source === 'head').length > 1
  return counted.map((one) => ({
    ...one,
    value: Number(one.candidate.number.value),
    isUse: isCalledUse(one.candidate, one.source) && !saysOf(one.candidate, noUse),
    isSlab: isSlab && one.source === 'head',
  }))
}

function sourceOf({ line, number, label, title }: Candidate): UnitSource | null {
  const isUnits = (text: string) => unitWithin(text, ['count'])?.raw.toLowerCase() === 'units'
  if (number.unit !== null) return /^ ?units?\b/i.test(line.text.slice(number.end)) ? 'printed' : null
  if (isUnits(title) || /(?<!\bper |\/ ?)\bunit$/i.test(title)) return 'head'
  return isUnits(label) ? 'label' : null
}

/** What stands over a figure speaks for it only where its unit does too. */
function isCalledUse({ words: { own, label, head } }: Candidate, source: UnitSource): boolean {
  return [...own, ...label, ...(source === 'head' ? head : [])].some(
    ({ concept, strength }) => concept === 'use' && strength >= leastSure,
  )
}

function saysOf({ words: { own, label, head } }: Candidate, asked: readonly Concept[]): boolean {
  return [...own, ...label, ...head].some(
    ({ concept, strength }) => strength >= leastSure && asked.includes(concept),
  )
}

/** What is called use goes first: others are the same, or slabs of it. Without it, one figure that is metered or charged. */
function usedOf(candidates: readonly Candidate[], counted: readonly Counted[]): number | null {
  const [used, second] = new Set(
    counted.flatMap(({ value, isUse, isSlab }) => (isUse && !isSlab ? [value] : [])),
  )
  const metered = meteredOf(candidates, counted)
  if (metered !== null && second === undefined && (used ?? metered) === metered) return metered
  if (used !== undefined) {
    const others = counted.flatMap(({ value, isSlab }) => (isSlab || value !== used ? [value] : []))
    const sums = [others, [...new Set(others)]].map((some) => some.reduce((sum, one) => sum + one, 0))
    const isWhole = others.length === 0 || sums.some((sum) => Math.abs(sum - used) < closeTo)
    return second === undefined && isWhole ? used : null
  }
  const [value, other] = new Set(counted.map((one) => one.value))
  if (value === undefined || other !== undefined) return null
  return counted.length === 1 && counted.some(({ candidate }) => isPriced(candidate)) ? value : null
}

/** Units that are the difference of two readings, in one row only. */
function meteredOf(candidates: readonly Candidate[], counted: readonly Counted[]): number | null {
  const metered = candidates.filter(
    (candidate) =>
      counted.some(({ value }) => value === Number(candidate.number.value)) && isDifference(candidate),
  )
  const [first] = metered
  return first !== undefined && metered.every(({ line }) => line === first.line)
    ? Number(first.number.value)
    : null
}

/** "Previous 4,120  Current 4,272  Units 152". */
function isDifference({ line, number }: Candidate): boolean {
  const others = line.numbers.filter((other) => other !== number).map(({ value }) => Number(value))
  return others.some((later) =>
    others.some(
      (earlier) =>
        earlier > Number(number.value) && Math.abs(later - earlier - Number(number.value)) < closeTo,
    ),
  )
}

/** "Units 300 @ 0.245  73.50". */
function isPriced({ line, number }: Candidate): boolean {
  const others = line.numbers.filter((other) => other !== number).map(({ value }) => Number(value))
  return others.some((rate) =>
    others.some(
      (amount) => amount > rate && Math.abs(rate * Number(number.value) - amount) <= closeTo * amount,
    ),
  )
}
