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
import {
  type Placed,
  type Price,
  isAmount,
  isPrice,
  isPricedByVolume,
  isVolume,
  matchVolume,
  sellsGallons,
  toPrice,
} from './pump-terms.ts'
import { isOfOther, namesPump, isPlain, productNear, pumpOf, multipliesOut } from './pump-product.ts'

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
const leastScore = 8
const quantityWords = cueFor('pump-sums quantity words')
const mostInRow = 5
/** Pumps count tenths of a cent; what a shop sells by the litre is priced in whole ones. */
const pumpPrice = /[.,]\d{3}$|\d{2}[.,]\d$/

/** The sums of a pump receipt, best first, each number used once. */
export function findPumpSums(lines: readonly ReadLine[]): PumpSum[] {
  const near = lines.slice(0, mostLines)
  const isByGallon = sellsGallons(near)
  const isPump = (line: ReadLine) =>
    namesPump(line.folded) || fuelKindOf(line.folded) !== null || isPricedByVolume(line, isByGallon)
  if (!near.some(isPump)) return []
  const placed = near
    .flatMap((line) => line.numbers.filter(isPlain).map((number) => ({ line, number })))
    .slice(0, mostNumbers)
  // What multiplies out by itself is a sale of its own: none of its numbers belongs to another line.
  const complete = new Set(near.filter(multipliesOut))
  const isOfOne = (...lines: readonly ReadLine[]) =>
    lines.every((line) => line === lines[0]) || !lines.some((line) => complete.has(line))
  const found: PumpSum[] = []
  for (const price of placed.map((each) => toPrice(lines, each, isByGallon)).filter(isPrice)) {
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
      if (terms.some((term) => used.has(term))) return false
      for (const term of terms) used.add(term)
      return true
    })
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
  if (price.isTimes && !price.isRated && printed === null) return null
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
