import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import type { Table } from '../../tables/table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

/** Headers of tables that are kept by vehicle. */
export const vehicleColumn = cueFor('names-vehicle vehicle column')
const plantWords = cueFor('names-vehicle plant words')

/** True where a row stands under a registration, a vehicle or an odometer, and what stands there is no machine. */
export function namesVehicle({ columns }: Table, row: GridRow): boolean {
  const named = columns
    .filter(({ role, folded }) => role === 'odometer' || role === 'distance' || vehicleColumn.test(folded))
    .flatMap(({ index }) => foldText(row.get(index)?.text ?? '').trim())
    .filter((text) => /[a-z\d]/.test(text))
  return named.length > 0 && !named.some((text) => plantWords.test(text))
}
