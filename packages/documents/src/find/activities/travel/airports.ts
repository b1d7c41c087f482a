import { airportByCode } from '@doublerule/carbon/travel/airport-table.ts'

/** True for a three-letter code of the airport table, written in capitals. */
export function isAirport(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && airportByCode(code) !== null
}
