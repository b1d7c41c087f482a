import type { Decimal } from '@doublerule/carbon/decimal.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { parseExactNumber } from '../exact-number.ts'

/** A column title without accents, case, question marks and doubled spaces. */
export function foldTitle(text: string): string {
  return foldText(text.replace(/^\uFEFF/, ''))
    .replace(/\?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One mark in such a number is its decimal sign, whether point or comma: nobody groups the digits of an interval. */
export function parseLocal(text: string): Decimal | null {
  return (text.match(/[.,]/g)?.length ?? 0) > 1 ? null : parseExactNumber(text.replace(',', '.'))
}
