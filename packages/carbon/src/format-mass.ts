import { compare, decimal, dividedBy, roundTo, times } from './decimal.ts'

/** '-12345.678' becomes '−12,345.678'. Digits are grouped, never rounded; the minus is the sign of a sum, no hyphen. */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.replace(/^-/, '−').split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Kilograms for display, to two places as on a paper: '2847.5' becomes '2,847.50 kg'. */
export function formatKg(kgText: string): string {
  const kg = decimal(kgText)
  const shown = roundTo(kg, 2)
  if (shown === '0.00' && compare(kg, '0') !== 0) return 'under 0.01 kg'
  return `${groupDigits(shown)} kg`
}

/** Kilograms as tonnes for display, to the kilogram: '3230' becomes '3.230 t'. Under half a kilogram, to the gram. */
export function formatTonnes(kgText: string): string {
  const kg = decimal(kgText)
  const tonnes = dividedBy(kg, '1000')
  const isTiny = compare(times(kg, kg), '0.25') < 0 && compare(kg, '0') !== 0
  return `${groupDigits(roundTo(tonnes, isTiny ? 6 : 3))} t`
}
