import { decimalsOf } from '../../../lay-out/values/decimals-of.ts'
import Big from 'big.js'
import { headerOver } from '../../../lay-out/layout/column-header.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { labelBefore } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isProduct } from '../../../lay-out/values/row-product.ts'

export type Placed = { line: ReadLine; number: LineNumber }
export type Price = Placed & { per: 'L' | 'gal-us' | null; isTimes: boolean; isRated: boolean }

const linesAcross = 6
const linesToAmount = 12
const pricedBy = cueFor('pump-terms priced by')
/** "/L", "per litre". */
const pricedIn = /(?:\/|\bper) ?(l|lit|li?te?rs?|litres?|gal|gallons?)(?![a-z])/
/** What pumps of the United States print; a gram elsewhere. */
const pricedByG = /\/ ?G(?![a-zA-Z])/
const inGallons = /\d\.\d{3} ?G(?![a-zA-Z])|\bGAL/
const gReadAsSix = /(?<![\d.,])\d{1,3}\.\d{3}6(?!\d)/
const priceReach = 16
/** "42,13 l x 6,49", "23.51 LTS @ KSH 212.66". */
const timesBefore = /(?:[\s\d][x×*]|@) ?(?:\p{Sc}|[a-z]{1,3}\.?)? ?$/u
/** Money without cents: forint, rupiah, pesos. */
const wholeAmount = '1000'
/** Below, rounding lets anything multiply out. */
const leastAmount = '1'
const cheapest = '0.2'
const dearest = '15'

/** Pumps that print "G" or a fourth figure behind their gallons. */
export function sellsGallons(lines: readonly ReadLine[]): boolean {
  return lines.some(
    ({ text, folded, readConfidence }) =>
      inGallons.test(text) || (readConfidence < 1 && gReadAsSix.test(text)) || says(folded, ['pump'], 3),
  )
}

/** A price a litre or gallon. */
export function isPricedByVolume({ text, folded }: ReadLine, isByGallon: boolean): boolean {
  return pricedIn.test(folded) || (isByGallon && pricedByG.test(text))
}

/** What a price is for, "/Ltr" after it or "PRICE/GAL" before it (the volume beside it is in the same), and whether anything calls it one. */
export function toPrice(lines: readonly ReadLine[], { line, number }: Placed, isByGallon: boolean): Price {
  const before = `${labelBefore(line, number)} ${headerOver(lines, line, number)}`
  const words = foldText(before)
  const after = line.text.slice(number.end, number.end + priceReach)
  const unit = pricedIn.exec(`${foldText(after)} ${words}`)?.[1] ?? null
  const isByG = unit === null && isByGallon && pricedByG.test(`${after} ${before}`)
  const per = isByG || unit?.startsWith('g') === true ? 'gal-us' : unit === null ? null : 'L'
  return {
    line,
    number,
    per,
    isTimes: timesBefore.test(line.folded.slice(Math.max(0, number.start - priceReach), number.start)),
    isRated: number.isRate || per !== null || pricedBy.test(words) || says(words, ['rate']),
  }
}

/** A price that says so may be any, in rupiah or pesos; another looks like one of a litre. */
export function isPrice({ number, per, isRated, isTimes }: Price): boolean {
  if (number.unit !== null && !number.isRate) return false
  // "B100 ($/gal)" names a blend.
  if (number.afterLetter && !number.isMoney) return false
  const price = Big(number.value)
  if (per !== null) return price.gte(cheapest)
  const isOfLitre = price.gte(cheapest) && (price.lte(dearest) || isRated || isTimes || isInCents(price))
  return isOfLitre && /[.,]\d{1,4}$/.test(number.raw)
}

function isInCents(price: Big): boolean {
  return price.gte(30) && price.lte(400)
}

export function isVolume({ line, number }: Placed, price: Placed): boolean {
  if (number.isMoney || number.isRate || (number.afterLetter && number.unit === null)) return false
  if (Math.abs(line.index - price.line.index) > linesAcross) return false
  // Fuel is sold by the litre or gallon; cubic metres and yards are water, gas or concrete.
  return (
    number.unit === null || (number.unit.dimension === 'volume' && !['m3', 'yd3'].includes(number.unit.unit))
  )
}

export function isAmount({ line, number }: Placed, volume: Placed, price: Price): boolean {
  if (Math.abs(line.index - volume.line.index) > linesToAmount) return false
  const value = Big(number.value)
  const isPrinted =
    /[.,]\d{2,3}$/.test(number.raw) || ((price.isTimes || price.per !== null) && value.gte(wholeAmount))
  return number.unit === null && !number.isRate && value.gte(leastAmount) && isPrinted
}

/** The printed volume where the sum holds, or amount ÷ price where that differs from the print in a single digit. */
export function matchVolume(
  volume: LineNumber,
  { number }: Price,
  amount: string,
): { value: string; isRepaired: boolean } | null {
  const price = number.value
  // From 30 on a price is in cents, or in rupees, yen or the like.
  const scales = isInCents(Big(price)) ? (['0.01', '1'] as const) : (['1'] as const)
  const scale = scales.find((tried) => isProduct(volume.value, price, amount, tried))
  if (scale !== undefined) return { value: volume.value, isRepaired: false }
  const decimals = decimalsOf(volume.value)
  if (decimals < 2 || volume.cell.readConfidence === 1) return null
  const computed = Big(amount).div(Big(price).times(scales[0])).toFixed(decimals)
  const differing = computed.split('').filter((digit, index) => digit !== volume.value[index]).length
  return computed.length === volume.value.length && differing === 1
    ? { value: computed, isRepaired: true }
    : null
}
