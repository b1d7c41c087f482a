import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { dividedBy, isRounded } from '../decimal.ts'
import { fail, ok } from '../result.ts'
import type { MeasurableLine, MeasuredResult } from './measured.ts'

/** Australian GST of 10 % in the price: price ÷ 1.1. */
const gstDivisor: Decimal = '1.1'

/** The price year of a spend factor, from the end of its id: "…-aud2024". */
export function priceYearOf(factor: Factor): string {
  return /-(?:aud|usd)(\d{4})$/.exec(factor.id)?.[1] ?? factor.year
}

/** The currency of a spend line. */
export function currencyOf(line: MeasurableLine): string | null {
  const isCode = line.unit !== null && /^[A-Z]{3}$/.test(line.unit)
  return isCode ? line.unit : (line.details?.currency ?? null)
}

/** Money without tax, in the currency of the factor. Nothing is exchanged or deflated: no such rates are in the library. */
export function measureSpend(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const currency = currencyOf(line)
  if (currency !== factor.unit) {
    return fail({
      code: 'currency_mismatch',
      text: `${line.description}: the factor is per ${factor.unit}, and no rate from ${currency ?? 'an unstated currency'} is in the library.`,
    })
  }
  const priceYear = `the factor is per ${factor.unit} of ${priceYearOf(factor)}; the amount was not deflated`
  const isTaxed = line.details?.taxIncluded ?? null
  if (isTaxed === true && currency === 'AUD') {
    const net = dividedBy(quantity, gstDivisor)
    const rounding = isRounded(quantity, gstDivisor) ? ' (to 20 decimal places)' : ''
    return ok({
      quantity: net,
      steps: [`${quantity} AUD with GST ÷ ${gstDivisor} = ${net} AUD${rounding}`, priceYear],
    })
  }
  const tax =
    isTaxed === false
      ? `${quantity} ${currency} as printed, without tax`
      : `${quantity} ${currency} as printed; ${isTaxed === null ? 'the document does not say whether tax is in it' : 'the rate of its tax is not in the library'}, none was taken out`
  return ok({ quantity, steps: [tax, priceYear] })
}
