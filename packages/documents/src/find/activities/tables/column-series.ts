import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import { isAside } from './is-aside.ts'
import type { TableQuantity } from './table-quantity.ts'
import { withoutPowerUnit } from './without-power-unit.ts'

/** The quantities that one column holds of one kind, by row and in a unit that others of its dimension share. */
export type ColumnSeries = {
  kind: TableQuantity['kind']
  index: number
  head: string
  unit: 'MJ' | 'L' | 'kg'
  printedUnit: string | undefined
  isAside: boolean
  /** Its head calls it electricity: it is not taken for it by its unit alone. */
  isPower: boolean
  /** Its head says that it was used, whatever the unit. */
  isUse: boolean
  /** Nothing names it. */
  isNameless: boolean
  values: ReadonlyMap<GridRow, number>
  quantities: readonly TableQuantity[]
}

const units = ['MJ', 'L', 'kg'] as const
const rowsCompared = 200

/** The quantities of a table column by column; columns of units that nothing else is measured in are left out. */
export function listSeries(quantities: readonly TableQuantity[]): ColumnSeries[] {
  const groups = Map.groupBy(quantities, ({ kind, column }) => `${kind} ${column.index}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const compared = group.slice(0, rowsCompared)
    const unit = units.find((known) => compared.every((one) => measure(one, known) !== null))
    if (first === undefined || unit === undefined) return []
    return [
      {
        kind: first.kind,
        index: first.column.index,
        head: first.column.folded,
        unit,
        printedUnit: first.unit?.unit,
        isAside: isAside(first.column.folded),
        isPower: says(withoutPowerUnit(first.column.folded), ['electricity'], 3),
        isUse: says(first.column.folded, ['use'], 3),
        isNameless: first.isNameless,
        values: new Map(compared.map((one) => [one.row, measure(one, unit) ?? 0])),
        quantities: group,
      },
    ]
  })
}

function measure({ value, unit }: TableQuantity, known: string): number | null {
  if (unit === null) return null
  const converted = convertQuantity(decimal(value), unit.unit, known)
  return converted.ok ? Number(converted.value.quantity) : null
}
