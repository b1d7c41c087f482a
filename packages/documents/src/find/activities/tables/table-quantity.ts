import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { GridRow } from '../../tables/grid.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import type { Unit } from '../../../lay-out/values/unit-text.ts'

/** One quantity of one row, before rows are put together. */
export type TableQuantity = {
  row: GridRow
  column: TableColumn
  kind: ActivityKind
  /** A volume that nothing names: gas, if the energy beside it is what it gave, and else not counted. */
  isNameless: boolean
  value: string
  ambiguous: boolean
  /** True for a booking that takes an earlier one back: a negative amount of anything but electricity. */
  isReversal: boolean
  /** Null where the file prints none, though it names what was metered. */
  unit: Unit | null
  description: string
  meter: string | null
  date: string | null
  start: string | null
  end: string | null
  estimated: boolean
  /** True where the table is kept by vehicle: fuel of it was burned on the road. */
  vehicleNamed: boolean
}
