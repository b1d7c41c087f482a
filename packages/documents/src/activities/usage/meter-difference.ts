import Big from 'big.js'
import { evidenceOf } from '../../layout/evidence.ts'
import { headerOver } from '../../layout/column-header.ts'
import type { LineNumber, ReadLine } from '../../layout/read-line.ts'
import { foldText } from '../../values/plain-text.ts'
import { findProduct } from '../../values/row-product.ts'
import type { MeterDifference } from './usage-candidate.ts'

const linesAround = 6
const readingWords =
  /\bread|index|zahlerstand|\bstand\b|releve|lectura|lettur|meterstand|beginstand|eindstand|current|previous|present|prior|dahulu|semasa/
// A register that no word names shows many times what it counted in one period.
const leastTimesUse = 4
const factorWords = /multipl|factor|\bm\.?f\b|wandler|konstante/
const smallestReading = 10
// Below this a whole unit of rounding would make readings out of any neighbours.
const leastRounded = 200

/**
 * Two readings whose difference, times a multiplier on the same lines, gives the number: on its own line, or under one
 * header within a few lines above. Null where the page shows none.
 */
export function findMeterDifference(
  lines: readonly ReadLine[],
  line: ReadLine,
  usage: LineNumber,
): MeterDifference | null {
  if (Big(usage.value).lte(0) || isReadingTitle(foldText(headerOver(lines, line, usage)))) return null
  return onOneLine(lines, line, usage) ?? inOneColumn(lines, line, usage)
}

function onOneLine(lines: readonly ReadLine[], line: ReadLine, usage: LineNumber): MeterDifference | null {
  const others = line.numbers.filter(
    (number) => number !== usage && !number.isMoney && !number.percent && !isCharged(line, number),
  )
  for (const end of others) {
    for (const start of others) {
      if (end === start || !isReadingPair(start, end)) continue
      const isNamed = isReadingLine(lines, line, start) || isReadingLine(lines, line, end)
      if (!isNamed && !isRegisterPair(start, end, usage)) continue
      const difference = Big(end.value).minus(start.value)
      const factors = others.filter((number) => number !== end && number !== start)
      const multiplier = multiplierFor(difference, usage, factors, [start, end])
      if (multiplier !== null && !isMultiplied(multiplier, difference, factors))
        return { start: start.value, end: end.value, multiplier, evidence: evidenceOf(line) }
    }
  }
  return null
}

function inOneColumn(lines: readonly ReadLine[], line: ReadLine, usage: LineNumber): MeterDifference | null {
  const near: { line: ReadLine; number: LineNumber }[] = []
  for (let step = 1; step <= linesAround; step++) {
    const above = lines[line.index - step]
    if (above === undefined || above.page !== line.page) break
    for (const number of above.numbers) {
      const isUnder = number.left < usage.right && usage.left < number.right
      if (!number.isMoney && (isUnder || above.numbers.length === 1)) near.push({ line: above, number })
    }
  }
  const factors = near.filter(({ line: { folded } }) => factorWords.test(folded)).map(({ number }) => number)
  for (const end of near) {
    for (const start of near) {
      if (end === start || !isReadingPair(start.number, end.number)) continue
      if (!isReadingLine(lines, start.line, start.number) && !isReadingLine(lines, end.line, end.number))
        continue
      const difference = Big(end.number.value).minus(start.number.value)
      const multiplier = multiplierFor(difference, usage, factors, [start.number, end.number])
      if (multiplier !== null) {
        return {
          start: start.number.value,
          end: end.number.value,
          multiplier,
          evidence: evidenceOf(end.line),
        }
      }
    }
  }
  return null
}

/** A number that a price multiplies is charged: it is the use itself, no reading. */
function isCharged(line: ReadLine, number: LineNumber): boolean {
  return number.unit !== null && findProduct(number, line.numbers)?.amount.isMoney === true
}

/** Two large figures before their difference, as a row of readings prints them. */
function isRegisterPair(start: LineNumber, end: LineNumber, usage: LineNumber): boolean {
  return (
    usage.start > Math.max(start.start, end.start) &&
    Big(start.value).gte(Big(usage.value).times(leastTimesUse)) &&
    [start, end].every(({ unit, afterLetter }) => unit === null && !afterLetter)
  )
}

/** "923 | 20 | 18460": where the line prints the difference times its factor, the difference is not yet the use. */
function isMultiplied(multiplier: string, difference: Big, factors: readonly LineNumber[]): boolean {
  return (
    multiplier === '1' &&
    factors.some((factor) =>
      factors.some(
        (product) =>
          product !== factor &&
          Big(factor.value).gt(1) &&
          isClose(difference.times(factor.value), product.value),
      ),
    )
  )
}

/** "Prior" and "Current" head the readings themselves, one of which is the other less the use. */
function isReadingTitle(header: string): boolean {
  return (
    /\b(?:prior|previous|current|present|opening|closing|beginstand|eindstand|zahlerstand|stand (?:alt|neu)|(?:alter|neuer) stand|lectura|lettura|dahulu|semasa)\b/.test(
      header,
    ) && !/usage|\bused?\b|consum|\bdiff|units|charge|total|verbr|verbruik/.test(header)
  )
}

function isReadingPair(start: LineNumber, end: LineNumber): boolean {
  return Big(start.value).gte(0) && Big(end.value).gte(smallestReading) && Big(end.value).gt(start.value)
}

function isReadingLine(lines: readonly ReadLine[], line: ReadLine, number: LineNumber): boolean {
  return readingWords.test(line.folded) || readingWords.test(foldText(headerOver(lines, line, number)))
}

/** 1, or a number of the line that makes difference × multiplier the usage. */
function multiplierFor(
  difference: Big,
  usage: LineNumber,
  others: readonly LineNumber[],
  readings: readonly LineNumber[],
): string | null {
  if (isClose(difference, usage.value, readings)) return '1'
  const found = others.find(({ value }) => Big(value).gt(1) && isClose(difference.times(value), usage.value))
  return found?.value ?? null
}

/** Equal to half a unit of the last digits, so that rounding of the usage or of long whole readings passes. */
function isClose(computed: Big, printed: string, readings: readonly LineNumber[] = []): boolean {
  const off = computed.minus(printed).abs()
  const isRounded = readings.length > 0 && Big(printed).gte(leastRounded)
  const allowed = [printed, ...(isRounded ? readings.map(({ value }) => value) : [])].map(halfDigit)
  return off.lte(allowed.reduce((sum, half) => sum.plus(half), Big(0)))
}

function halfDigit(value: string): Big {
  const decimals = value.split('.')[1]?.length ?? 0
  return Big(5).times(Big(10).pow(-decimals - 1))
}
