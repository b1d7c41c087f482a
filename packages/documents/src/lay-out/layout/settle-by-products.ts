import { isProduct } from '../values/row-product.ts'
import type { LineNumber, ReadLine } from './read-line.ts'

const linesAcross = 6
const mostNear = 30
const fewestDigits = 3
/** Round figures multiply out by chance: the quantity has so many digits before its zeros, or the price says what it is for. */
const fewestTelling = 4

/**
 * "19.305 L" at "Rp 12.950" is "Rp 250.000": a quantity that can be read in two ways is what a price and an amount near it make of it,
 * where only the other reading multiplies out. For documents that do not tell their decimal sign.
 */
export function settleByProducts(lines: readonly ReadLine[]): ReadLine[] {
  return lines.map((line, place) => {
    if (!line.numbers.some(isOpen)) return line
    const near = lines
      .slice(Math.max(0, place - linesAcross), place + linesAcross + 1)
      .flatMap(({ numbers }) => numbers.filter(isTerm))
      .slice(0, mostNear)
    return {
      ...line,
      numbers: line.numbers.map((number) => (isOpen(number) ? settle(number, near) : number)),
    }
  })
}

function isOpen({ ambiguous, unit, isMoney, isRate }: LineNumber): boolean {
  return ambiguous && unit !== null && !isMoney && !isRate
}

/** What a price or an amount can be. */
function isTerm({ unit, percent, value, isRate }: LineNumber): boolean {
  return !percent && (unit === null || isRate) && value.replace(/\D/g, '').length >= fewestDigits
}

function settle(number: LineNumber, near: readonly LineNumber[]): LineNumber {
  const other = otherReading(number)
  const isTelling = number.value.replace('.', '').replace(/^0+|0+$/g, '').length >= fewestTelling
  const fits = (value: string) =>
    near.some((price) =>
      near.some(
        (amount) =>
          amount !== price &&
          (isTelling || price.isRate) &&
          (price.isMoney || amount.isMoney) &&
          isProduct(value, price.value, amount.value),
      ),
    )
  return !fits(number.value) && fits(other) ? { ...number, value: other, ambiguous: false } : number
}

/** "19.305" is nineteen and a part, or as many thousands. */
function otherReading({ value, raw }: LineNumber): string {
  if (value.includes('.')) return value.replace('.', '')
  const [whole = '', fraction = ''] = raw.replace(/^[^\d]+/, '').split(/[.,]/)
  return `${whole}.${fraction}`
}
