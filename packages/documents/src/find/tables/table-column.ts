import type { ColumnRole } from './column-roles.ts'

export type TableColumn = {
  index: number
  /** As printed, with the group header above it: "Stroom [kWh] Verbruik laag tarief". */
  title: string
  folded: string
  role: ColumnRole | null
}
