import type { Decimal } from '../decimal.ts'
import { dividedBy, isRounded, times } from '../decimal.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { unitById } from './unit-table.ts'

export type ConvertedQuantity = {
  quantity: Decimal
  unit: string
  /** The sum that a reader can do again; null when nothing had to be converted. */
  expression: string | null
}

export type UnitProblem =
  { code: 'unit_unknown'; unit: string } | { code: 'unit_mismatch'; from: string; to: string }

/**
 * Converts within one dimension by the factors of units.csv: exact, unless a division does not end, which then keeps
 * 20 decimal places and says so.
 */
export function convertQuantity(
  quantity: Decimal,
  from: string,
  to: string,
): Result<ConvertedQuantity, UnitProblem> {
  if (from === to) return ok({ quantity, unit: to, expression: null })
  const source = unitById(from)
  const target = unitById(to)
  if (source === null) return fail({ code: 'unit_unknown', unit: from })
  if (target === null) return fail({ code: 'unit_unknown', unit: to })
  if (source.dimension !== target.dimension) return fail({ code: 'unit_mismatch', from, to })
  if (source.toCanonical === target.toCanonical)
    return ok({ quantity, unit: to, expression: `${quantity} ${from} = ${quantity} ${to}` })

  const canonicalQuantity = times(quantity, source.toCanonical)
  const converted = dividedBy(canonicalQuantity, target.toCanonical)
  const up = source.toCanonical === '1' ? '' : ` × ${source.toCanonical} ${source.canonical}/${from}`
  const down = target.toCanonical === '1' ? '' : ` ÷ ${target.toCanonical} ${source.canonical}/${to}`
  const rounding = isRounded(canonicalQuantity, target.toCanonical) ? ' (to 20 decimal places)' : ''
  return ok({
    quantity: converted,
    unit: to,
    expression: `${quantity} ${from}${up}${down} = ${converted} ${to}${rounding}`,
  })
}

/** The quantity alone; null where the units measure different things. */
export function quantityIn(quantity: Decimal, from: string, to: string): Decimal | null {
  const converted = convertQuantity(quantity, from, to)
  return converted.ok ? converted.value.quantity : null
}
