import type { LineNumber } from './read-line.ts'

/** "12.50": two digits behind the sign, as money is printed. */
export function hasCents({ raw }: Pick<LineNumber, 'raw'>): boolean {
  return /[.,]\d{2}$/.test(raw)
}
