import { calculate } from '@doublerule/carbon/calculator/calculate.ts'
import type { GivenRow } from '@doublerule/carbon/calculator/work-with-given.ts'
import { compare, decimal, dividedBy, roundTo, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg, groupDigits } from '@doublerule/carbon/format-mass.ts'

/** A thousand is a slip between grams, kilograms and tonnes; a factor of another place or year may be a third of ours, or three times it. */
const leastOfSlip = dividedBy(decimal('1000'), decimal('3'))

/** A plain warning where a factor that a visitor gives is about a thousand times the published one, or a thousandth. */
export function warnOfFactor({ activity, counts, kg, factor, per }: GivenRow): string[] {
  // A factor of nothing is a claim of its own, and no slip.
  if (activity.kind === null || counts.length > 0 || compare(kg, '0') === 0) return []
  const published = decimal(calculate([activity]).totals.kgCO2e)
  if (compare(published, '0') === 0) return []
  const isMore = compare(kg, published) > 0
  const ratio = isMore ? dividedBy(kg, published) : dividedBy(published, kg)
  if (compare(ratio, leastOfSlip) < 0) return []
  const [said, one] = [factor, dividedBy(times(published, factor), kg)].map(
    (mass) => `${shown(mass)} per ${per}`,
  )
  const often = `${groupDigits(roundTo(ratio, 0))} times`
  const gap = isMore
    ? `${said} is ${often} the published ${one}`
    : `the published ${one} is ${often} your ${said}`
  return [
    `Check the unit of your factor: ${gap}. Grams, kilograms and tonnes are easily taken for one another; the sum above is with your factor as it stands.`,
  ]
}

function shown(kg: Decimal): string {
  return compare(kg, '0.01') < 0 ? `${groupDigits(roundTo(kg, 6))} kg` : formatKg(kg)
}
