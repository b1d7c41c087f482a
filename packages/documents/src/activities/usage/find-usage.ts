import { headerOver } from '../../layout/column-header.ts'
import { labelBefore, wordsAfter } from '../../layout/row-label.ts'
import type { ReadLayout } from '../../layout/read-layout.ts'
import type { LineNumber, ReadLine } from '../../layout/read-line.ts'
import { monthPattern } from '../../values/month-names.ts'
import { foldText } from '../../values/plain-text.ts'
import { findProduct } from '../../values/row-product.ts'
import { type Dimension, unitOfWord, unitWithin } from '../../values/unit-text.ts'
import { type Commodity, commodityNamed, commodityOf, mostNamedCommodity } from './commodity.ts'
import { findMeterDifference } from './meter-difference.ts'
import type { UsageCandidate } from './usage-candidate.ts'
import { saysOfUse, strangerWords, thresholdBefore, timeClassOf, usedWords } from './usage-words.ts'

// A line with more numbers is a row of interval data, which has readers of its own.
const mostNumbers = 24
const measured: readonly Dimension[] = ['energy', 'volume']
// "First 11.1 kWh per day" names a step of the tariff, not an average.
const stepWords =
  /\b(?:first|next|over|above|exceeding|up to|remaining) [\d.,]+(?![\d.,]* ?(?:months|years)) ?(?:[a-z]{1,3}\d?\b)?(?: ?(?:per|a|each|\/) ?day\b)?/g
// Grid losses are added to what the meter counted for settlement only.
const adjustedWords = /\badjusted|loss.adj|incl\w* loss/
/** What a meter turned, before the factor that makes it a use. */
const differenceWords = /\bdiff(?:erence)?\b/
const linesToTitles = 4
const ownLabel = /\p{L}{3}[^\d]*:\s*$/u
// "61,204 units", "558 day units": counted without a unit of measure.
const unitsAfter = /^ ?(?:(?:day|night|peak|off-peak|low|normal) )?units?\b/
// "Day units 1,784 @ 27.10p".
const unitsBefore = /\bunits?(?: used)?:? $/
// "Consumption (units): 1422".
const unitsNamed = /\(units?\) ?:? ?$|\bunits? (?:consumed|billed|used) ?: ?$/
const serviceWords = /\b(?:service|supply|delivery)\b/
// "1 unit = 1 kilowatt hour": a supplier of gas can bill in units too.
const unitMeaning = /\b(?:1|one) unit (?:=|is|equals) (?:1|one) (?:kwh|kilowatt.?hour)/
// "4,820 kWh in the past 12 months", "24,000 MJ a year": what an example or a forecast is based on.
const overYear =
  /^ ?\p{L}+ (?:\p{L}+ ){0,2}?(?:(?:in|over|for|during) the )?(?:past|last|previous|next|coming) (?:12|twelve|\d+) months|^ ?\p{L}+ ?(?:\p{L}+ )?(?:a|per|each|every) year\b/u
const priceAfter = /^ ?(?:c|p|ct|cts|cents?|pence)\b|^ ?¢/
// Whole words: "energy" begins as the Spanish January does.
const monthRow = new RegExp(String.raw`^\W*(?:${monthPattern})(?![a-z])`)

/** Every number of the document that its unit, header or row could make a quantity of energy, gas or water. */
export function findUsage(layout: ReadLayout): UsageCandidate[] {
  const fallback = mostNamedCommodity(layout.lines)
  const candidates = layout.lines.flatMap((line) => {
    if (line.numbers.length === 0 || line.numbers.length > mostNumbers) return []
    return line.numbers.flatMap((number) => toCandidate(layout, line, number, fallback) ?? [])
  })
  return candidates.map((candidate) => asElectricity(candidate, candidates))
}

/** Charges for power can follow the gas section: kWh that a power meter prints too are electricity. */
function asElectricity(candidate: UsageCandidate, all: readonly UsageCandidate[]): UsageCandidate {
  if (candidate.commodity !== 'natural-gas' || candidate.unit !== 'kWh') return candidate
  const isPower = all.some(
    ({ commodity, value, unit }) =>
      commodity === 'electricity' && unit === 'kWh' && value === candidate.value,
  )
  return isPower ? { ...candidate, commodity: 'electricity' } : candidate
}

function toCandidate(
  layout: ReadLayout,
  line: ReadLine,
  number: LineNumber,
  fallback: Commodity | null,
): UsageCandidate | null {
  if (number.isMoney || number.percent || number.isRate || number.afterLetter) return null
  if (priceAfter.test(line.folded.slice(number.end))) return null
  const inUnits =
    unitsAfter.test(line.folded.slice(number.end)) ||
    unitsNamed.test(line.folded.slice(0, number.start)) ||
    (unitsBefore.test(line.folded.slice(0, number.start)) && /^ ?[@x×]/.test(line.folded.slice(number.end)))
  if (
    number.unit !== null &&
    !inUnits &&
    !measured.includes(number.unit.dimension) &&
    number.unit.dimension !== 'count'
  )
    return null
  const label = labelBefore(line, number)
  const after = wordsAfter(line, number)
  const header = headerOver(layout.lines, line, number)
  const meter = findMeterDifference(layout.lines, line, number)
  const isMeterUnit = meter !== null && /^\W*units?\b/.test(foldText(header))
  const found = unitOf(number, label, header, pricedUnitAbove(layout.lines, line), inUnits || isMeterUnit)
  if (found === null || adjustedWords.test(foldText(header))) return null
  if (found.source === 'none' && !inUnits && /^ ?[a-z]/.test(line.folded.slice(number.end))) return null
  if (found.source === 'none' && !inUnits && meter === null && commodityNamed(line.folded) === null)
    return null

  // "Previous Reading: 412,806": what stands over a labelled figure is the title of the list, not of a column.
  const over = ownLabel.test(line.text.slice(0, number.start)) ? '' : header
  const words = foldText(`${label} ${after} ${over}`).replace(stepWords, ' step ')
  const unitOrPower = found.unit ?? (inUnits ? 'kWh' : null)
  const commodity = commodityOf(layout.lines, line, [foldText(label), words], unitOrPower, fallback)
  // A "unit" of electricity is a kilowatt-hour in every country that bills in units.
  const isUnitPower =
    (inUnits || /\bunits?\b/.test(words)) &&
    (commodity === 'electricity' || layout.lines.some(({ folded }) => unitMeaning.test(folded)))
  if (commodity === null || (inUnits && !isUnitPower)) return null
  const isExport = saysOfUse(words, 'export')
  const product = findQuantityProduct(line, number)
  const weight = weigh({
    line,
    label: foldText(label),
    after: foldText(after),
    header: foldText(over),
    words,
    found,
    hasProduct: product !== null,
    hasMeter: meter !== null,
    isYearly: overYear.test(line.folded.slice(number.end)),
  })
  const [first, last] = [line.dates[0]?.iso ?? null, line.dates.at(-1)?.iso ?? null]
  return {
    line,
    number,
    // What is fed in is often printed with a minus.
    value: isExport ? number.value.replace(/^-/, '') : number.value,
    unit: found.unit ?? (isUnitPower ? 'kWh' : null),
    unitSource: found.source,
    commodity,
    isExport,
    label: label.trim() === '' ? header : label,
    timeClass: timeClassOf(words),
    product,
    meter,
    weight,
    estimated: saysOfUse(line.folded, 'estimated'),
    period: first !== null && last !== null && first < last ? { start: first, end: last } : null,
  }
}

/** q × r = a reads both ways round: where one factor carries a printed unit, it is the quantity. The amount is money. */
function findQuantityProduct(line: ReadLine, number: LineNumber): UsageCandidate['product'] {
  const product = findProduct(number, line.numbers)
  if (product === null || !(product.amount.isMoney || /[.,]\d{2}$/.test(product.amount.raw))) return null
  if (number.unit !== null) return product
  return product.rate.unit !== null && measured.includes(product.rate.unit.dimension) ? null : product
}

type FoundUnit = { unit: string | null; source: UsageCandidate['unitSource'] }

/** The unit beside the number, in its label, or in the header over it; "none" where only a usage column says what it is. */
function unitOf(
  number: LineNumber,
  label: string,
  header: string,
  pricedUnit: string | null,
  isInUnits: boolean,
): FoundUnit | null {
  if (number.unit !== null && measured.includes(number.unit.dimension))
    return { unit: number.unit.unit, source: 'inline' }
  const named = unitWithin(label, measured)
  if (named !== null) return { unit: named.unit, source: 'label' }
  const over = unitWithin(header, measured)
  if (over !== null) return { unit: over.unit, source: 'header' }
  const isUsageColumn = /\busage|consum(?!er)|verbrauch|verbruik|kegunaan|\bunits\b/.test(foldText(header))
  if (isUsageColumn) return { unit: pricedUnit, source: pricedUnit === null ? 'none' : 'header' }
  return isInUnits ? { unit: null, source: 'none' } : null
}

/** The titles over a row price the use by its unit: "Consumption | Charge/kL". */
function pricedUnitAbove(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (let step = 1; step <= linesToTitles; step++) {
    const above = lines[line.index - step]
    const match = /(?:\/|\bper )\s?(kwh|kl|mj|gj|m3|m³)\b/.exec(above?.folded ?? '')
    if (match !== null && above?.numbers.length === 0) return unitOfWord(match[1] ?? '')?.unit ?? null
  }
  return null
}

type Weighed = {
  line: ReadLine
  label: string
  after: string
  header: string
  words: string
  found: FoundUnit
  hasProduct: boolean
  hasMeter: boolean
  isYearly: boolean
}

function weigh({
  line,
  label,
  after,
  header,
  words,
  found,
  hasProduct,
  hasMeter,
  isYearly,
}: Weighed): number {
  let weight = { inline: 2, label: 2, header: 1, none: 1 }[found.source]
  if (hasProduct) weight += 5
  // "Electric service (612 kWh)  $186.20": an amount is charged for it.
  else if (serviceWords.test(label) && line.numbers.some(({ isMoney }) => isMoney)) weight += 1
  if (hasMeter) weight += 4
  if (isYearly && !hasProduct) weight -= 8
  const isDifference = differenceWords.test(words)
  if (usedWords.test(`${label} ${after}`) && !isDifference) weight += 3
  else if (usedWords.test(header)) weight += 2
  if (saysOfUse(label, 'total') || saysOfUse(after, 'total')) weight += 1
  if (timeClassOf(words) !== '') weight += 1
  if (saysOfUse(words, 'average') || /\/ ?(?:day|tag|jour|dia|giorno|dag)\b/.test(header)) weight -= 8
  if (saysOfUse(words, 'demand')) weight -= 4
  if (saysOfUse(words, 'carbon') || strangerWords.test(words)) weight -= 5
  if (saysOfUse(words, 'history') || monthRow.test(line.folded)) weight -= hasProduct ? 1 : 5
  if ((saysOfUse(words, 'reading') || isDifference) && !hasMeter && !hasProduct)
    weight -= /usage|consum(?!er)|verbrauch|verbruik|\bused\b|billed/.test(words) ? 1 : 5
  if (thresholdBefore.test(label) && !hasProduct) weight -= 5
  return weight
}
