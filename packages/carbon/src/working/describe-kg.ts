import { groupDigits } from '../format-mass.ts'
import { printKg } from './paper-column.ts'

/** "2,929.28 kg": the one form of kilograms on a paper. */
export function describeKg(kg: string): string {
  return `${groupDigits(printKg(kg))} kg`
}
