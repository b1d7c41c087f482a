import Big from 'big.js'
import { isName, labelBefore } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { type Unit, unitOfWord, unitWithin } from '../../../lay-out/values/unit-text.ts'
import { headerOver } from '../../../lay-out/layout/column-header.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isProduct } from '../../../lay-out/values/row-product.ts'
import { type FuelKind, fuelKindOf } from './fuel-products.ts'
import { isOfOther, namesPump, isPlain, productNear, pumpOf, multipliesOut } from './pump-product.ts'

type Placed = { line: ReadLine; number: LineNumber }
type Price = Placed & { per: 'L' | 'gal-us' | null; isTimes: boolean; isRated: boolean }

/** Volume × price = amount on a receipt, with the fuel product named beside it. */
export type PumpSum = {
  volume: Placed
  /** As printed, or amount ÷ price where the print was misread by one digit. */
  quantity: string
  isRepaired: boolean
  unit: string
  price: Placed
  amount: Placed
  kind: FuelKind
  product: string
  score: number
}

const mostLines = 140
// Sums are tried three numbers at a time; a receipt prints fewer than this.
const mostNumbers = 250
const linesAcross = 6
const linesToAmount = 12
const leastScore = 8
const quantityWords = cueFor('pump-sums quantity words')
const pricedBy = cueFor('pump-sums priced by')
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
const mostInRow = 5
/** Pumps count tenths of a cent; what a shop sells by the litre is priced in whole ones. */
const pumpPrice = /[.,]\d{3}$|\d{2}[.,]\d$/
const cheapest = '0.2'
const dearest = '15'

/** The sums of a pump receipt, best first, each number used once. */
export function findPumpSums(lines: readonly ReadLine[]): PumpSum[] {
  const near = lines.slice(0, mostLines)
  const sellsGallons = near.some(
    ({ text, folded, readConfidence }) =>
      inGallons.test(text) || (readConfidence < 1 && gReadAsSix.test(text)) || says(folded, ['pump'], 3),
  )
  const isPump = ({ text, folded }: ReadLine) =>
    namesPump(folded) ||
    fuelKindOf(folded) !== null ||
    pricedIn.test(folded) ||
    (sellsGallons && pricedByG.test(text))
  if (!near.some(isPump)) return []
  const placed = near
    .flatMap((line) => line.numbers.filter(isPlain).map((number) => ({ line, number })))
    .slice(0, mostNumbers)
  // What multiplies out by itself is a sale of its own: none of its numbers belongs to another line.
  const complete = new Set(near.filter(multipliesOut))
  const isOfOne = (...lines: readonly ReadLine[]) =>
    lines.every((line) => line === lines[0]) || !lines.some((line) => complete.has(line))
  const found: PumpSum[] = []
  for (const price of placed.map((each) => withWords(lines, each, sellsGallons)).filter(isPrice)) {
    for (const volume of placed) {
      if (volume === price || !isVolume(volume, price) || !isOfOne(volume.line, price.line)) continue
      for (const amount of placed) {
        if (amount === price || amount === volume || !isAmount(amount, volume, price)) continue
        if (!isOfOne(volume.line, price.line, amount.line)) continue
        const quantity = matchVolume(volume.number, price, amount.number.value)
        const sum = quantity === null ? null : scoreSum(lines, { volume, price, amount }, quantity)
        if (sum !== null && sum.score >= leastScore) found.push(sum)
      }
    }
  }
  const used = new Set<LineNumber>()
  return found
    .sort((a, b) => b.score - a.score)
    .filter(({ volume, price, amount }) => {
      const terms = [volume.number, price.number, amount.number]
      if (terms.some((term) => used.has(term)) || isSameSum(found, used, volume)) return false
      for (const term of terms) used.add(term)
      return true
    })
}

/** A volume printed twice (receipt and card slip) is one purchase. */
function isSameSum(found: readonly PumpSum[], used: ReadonlySet<LineNumber>, volume: Placed): boolean {
  return found.some((sum) => used.has(sum.volume.number) && Big(sum.quantity).eq(volume.number.value))
}

/** A price that says so may be any, in rupiah or pesos; another looks like one of a litre. */
function isPrice({ number, per, isRated, isTimes }: Price): boolean {
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

function isVolume({ line, number }: Placed, price: Placed): boolean {
  if (number.isMoney || number.isRate || (number.afterLetter && number.unit === null)) return false
  if (Math.abs(line.index - price.line.index) > linesAcross) return false
  // Fuel is sold by the litre or gallon; cubic metres and yards are water, gas or concrete.
  return (
    number.unit === null || (number.unit.dimension === 'volume' && !['m3', 'yd3'].includes(number.unit.unit))
  )
}

function isAmount({ line, number }: Placed, volume: Placed, price: Price): boolean {
  if (Math.abs(line.index - volume.line.index) > linesToAmount) return false
  const value = Big(number.value)
  const isPrinted =
    /[.,]\d{2,3}$/.test(number.raw) || ((price.isTimes || price.per !== null) && value.gte(wholeAmount))
  return number.unit === null && !number.isRate && value.gte(leastAmount) && isPrinted
}

/** The printed volume where the sum holds, or amount ÷ price where that differs from the print in a single digit. */
function matchVolume(
  volume: LineNumber,
  { number }: Price,
  amount: string,
): { value: string; isRepaired: boolean } | null {
  const price = number.value
  // From 30 on a price is in cents, or in rupees, yen or the like.
  const scales = isInCents(Big(price)) ? (['0.01', '1'] as const) : (['1'] as const)
  const scale = scales.find((tried) => isProduct(volume.value, price, amount, tried))
  if (scale !== undefined) return { value: volume.value, isRepaired: false }
  const decimals = volume.value.split('.')[1]?.length ?? 0
  if (decimals < 2 || volume.cell.readConfidence === 1) return null
  const computed = Big(amount).div(Big(price).times(scales[0])).toFixed(decimals)
  const differing = computed.split('').filter((digit, index) => digit !== volume.value[index]).length
  return computed.length === volume.value.length && differing === 1
    ? { value: computed, isRepaired: true }
    : null
}

function scoreSum(
  lines: readonly ReadLine[],
  { volume, price, amount }: { volume: Placed; price: Price; amount: Placed },
  quantity: { value: string; isRepaired: boolean },
): PumpSum | null {
  const label = labelBefore(volume.line, volume.number)
  const printed = (volume.number.unit ?? unitWithin(label, ['volume']) ?? unitBeside(volume))?.unit ?? null
  const header = printed === null ? foldText(headerOver(lines, volume.line, volume.number)) : ''
  if (unitWithin(header, ['energy']) !== null) return null
  const unit = printed ?? price.per
  // A sign of times says nothing of a price but behind litres.
  if (price.isTimes && !price.isRated && printed === null && !isPlainSum(price, amount)) return null
  const isRated = price.isRated || (price.isTimes && printed !== null)
  const isOther = isOfOther(label)
  const isFuel = price.per !== null && pumpPrice.test(price.number.raw)
  const product =
    productNear(lines, { volume: volume.line, amount: amount.line, isFuel, isOther }) ??
    // Litres at a price a litre from a nozzle are fuel, though nothing says which.
    (unit !== null && isRated && !isOther ? pumpOf(lines) : null)
  if (product === null) return null
  if (Big(quantity.value).eq(1) || (isWholeMoney(quantity.value, price, amount) && !isRated)) return null
  let score = 4
  if (printed !== null) score += 5
  else if (quantityWords.test(header) || says(header, ['quantity'])) score += 2
  else if (!/[.,]\d{2,4}$/.test(volume.number.raw)) score -= 6
  if (isRated) score += 4
  if (/[.,]\d{3}$/.test(price.number.raw)) score += 2
  if (amount.number.isMoney) score += 1
  if (/[.,]\d{2,3}$/.test(volume.number.raw)) score += 1
  if (isOwnRow({ volume, price, amount }, product.product)) score += 2
  if (quantity.isRepaired) score -= 3
  score -= Math.abs(amount.line.index - volume.line.index) * 0.1
  return {
    volume,
    quantity: quantity.value,
    isRepaired: quantity.isRepaired,
    unit: unit ?? 'L',
    price,
    amount,
    ...product,
    score,
  }
}

/** A price as of a litre, and an amount with its cents. */
function isPlainSum(price: Price, amount: Placed): boolean {
  const value = Big(price.number.value)
  return (value.lte(dearest) || isInCents(value)) && /[.,]\d{2,3}$/.test(amount.number.raw)
}

/** A row of volume, price and amount that names the fuel, or nothing, the fuel standing over it. */
function isOwnRow({ volume, price, amount }: Pick<PumpSum, 'volume' | 'price' | 'amount'>, product: string) {
  const { line } = volume
  const isOneRow = line === price.line && line === amount.line
  return (
    isOneRow &&
    line.numbers.length <= mostInRow &&
    !/[.,]0+$/.test(volume.number.raw) &&
    line.cells.every(({ text }) => text === product || !isName(text))
  )
}

/** What a price is for, "/Ltr" after it or "PRICE/GAL" before it (the volume beside it is in the same), and whether anything calls it one. */
function withWords(lines: readonly ReadLine[], { line, number }: Placed, sellsGallons: boolean): Price {
  const before = `${labelBefore(line, number)} ${headerOver(lines, line, number)}`
  const words = foldText(before)
  const after = line.text.slice(number.end, number.end + priceReach)
  const unit = pricedIn.exec(`${foldText(after)} ${words}`)?.[1] ?? null
  const isByG = unit === null && sellsGallons && pricedByG.test(`${after} ${before}`)
  const per = isByG || unit?.startsWith('g') === true ? 'gal-us' : unit === null ? null : 'L'
  return {
    line,
    number,
    per,
    isTimes: timesBefore.test(line.folded.slice(Math.max(0, number.start - priceReach), number.start)),
    isRated: number.isRate || per !== null || pricedBy.test(words) || says(words, ['rate']),
  }
}

/** "| l | 54,910 |": a column of its own says what the volume is in. */
function unitBeside({ line, number }: Placed): Unit | null {
  const place = line.cells.indexOf(number.cell)
  const beside = place === -1 ? [] : [line.cells[place - 1], line.cells[place + 1]]
  const units = beside.map((cell) => unitOfWord(cell?.text ?? ''))
  return units.find((unit) => unit?.dimension === 'volume') ?? null
}

/** A price of 30 or more that is no price in cents: subtotal and total of one thing multiply out too. */
function isWholeMoney(quantity: string, price: Placed, amount: Placed): boolean {
  const { value } = price.number
  return Big(value).gte(30) && !isProduct(quantity, value, amount.number.value, '0.01')
}
