import Big from 'big.js'

/** A number as checked digits, never a float: '4250', '-0.64'. No exponent, no sign other than a leading minus. */
export type Decimal = `${number}`

/** Quotients keep 20 decimal places, the last one rounded half away from zero. Sums and products are exact. */
export const quotientPlaces = 20

/** Longer numbers are refused: no bill prints them, and a hostile file could. */
const maxDigits = 60
const decimalPattern = /^-?\d+(\.\d+)?$/
/** Digits as digitsOf writes them, which need no second reading. */
const canonicalPattern = /^(?:0|-?(?:0\.\d*[1-9]|[1-9]\d*(?:\.\d*[1-9])?))$/

const Exact = Big()
Exact.DP = quotientPlaces
Exact.RM = Big.roundHalfUp

function isDecimal(text: string): text is Decimal {
  return text.length <= maxDigits && decimalPattern.test(text)
}

function isDigits(text: string): text is Decimal {
  return decimalPattern.test(text)
}

function isCanonical(text: string): text is Decimal {
  return canonicalPattern.test(text)
}

/** Canonical digits: no leading or trailing zeros, no '-0'. Products may grow longer than what is accepted as input. */
function digitsOf(value: Big): Decimal {
  const text = value.eq(0) ? '0' : value.toFixed()
  if (!isDigits(text)) throw new Error(`not a decimal: ${text}`)
  return text
}

/** The canonical decimal of a digit string ('0100.50' gives '100.5'), or null when it is not one. */
export function parseDecimal(text: string): Decimal | null {
  return isDecimal(text) ? digitsOf(new Exact(text)) : null
}

/** As parseDecimal, for texts that a schema or a table has already checked; throws when they are not decimals. */
export function decimal(text: string): Decimal {
  if (isCanonical(text)) return text
  if (!isDigits(text)) throw new Error(`not a decimal: ${text}`)
  return digitsOf(new Exact(text))
}

export function plus(left: Decimal, right: Decimal): Decimal {
  return digitsOf(new Exact(left).plus(right))
}

export function minus(left: Decimal, right: Decimal): Decimal {
  return digitsOf(new Exact(left).minus(right))
}

export function times(left: Decimal, right: Decimal): Decimal {
  return digitsOf(new Exact(left).times(right))
}

/** Quotient to 20 decimal places, half away from zero. Throws on division by zero: callers divide by table values. */
export function dividedBy(dividend: Decimal, divisor: Decimal): Decimal {
  return digitsOf(new Exact(dividend).div(divisor))
}

/** True when the quotient needed rounding, so that the working can say so. */
export function isRounded(dividend: Decimal, divisor: Decimal): boolean {
  return !new Exact(dividedBy(dividend, divisor)).times(divisor).eq(dividend)
}

export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  return new Exact(left).cmp(right)
}

export function sumOf(values: readonly Decimal[]): Decimal {
  return digitsOf(values.reduce((total, value) => total.plus(value), new Exact(0)))
}

/** Rounds half away from zero, as on paper; for display only. Keeps trailing zeros: roundTo('1.5', 2) is '1.50'. */
export function roundTo(value: Decimal, places: number): Decimal {
  const text = new Exact(value).toFixed(places, Big.roundHalfUp)
  const shown = /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
  if (!isDigits(shown)) throw new Error(`not a decimal: ${shown}`)
  return shown
}
