import { says } from '../../lexicon/says.ts'
import { type Table, columnsOf, numberIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import type { Unit } from '../../values/unit-text.ts'
import { timeClassOf } from '../usage/usage-words.ts'
import { unitOver } from './row-unit.ts'

const rowsTried = 20
const leastClasses = 2
const surely = 3

/**
 * The columns of a table that hold quantities: those whose titles say so; else the parts of a day, "Punta" beside
 * "Valle"; else, under a title that states a unit, every column of figures: "Main building | Annex" below "kWh".
 */
export function quantityColumns(table: Table): readonly TableColumn[] {
  const titled = columnsOf(table, 'quantity').filter(({ folded }) => !isCapacity(folded))
  const open = table.columns.filter((column) => column.role === null || column.role === 'place')
  const figures = open.filter((column) => holdsFigures(table, column))
  const classes = figures.filter(({ folded }) => timeClassOf(folded) !== '')
  if (classes.length >= leastClasses) return [...titled, ...classes]
  const isCrossed = titled.length === 0 && columnsOf(table, 'date').length === 1 && unitOver(table) !== null
  return isCrossed ? figures : titled
}

/** What fits into a tank, stands in it or may be drawn at most was not used. */
function isCapacity(folded: string): boolean {
  return (
    says(folded, ['size', 'stock', 'limit'], surely) && !says(folded, ['use', 'quantity', 'waste'], surely)
  )
}

/** True for a column that counts electricity by the time of day, as no other commodity is counted. */
export function isTimeClass({ role, folded }: TableColumn): boolean {
  return role === null && timeClassOf(folded) !== ''
}

/** The one unit that the other titles of such a table print: "Energia_vertida_kWh" beside "Punta". */
export function unitBeside(table: Table, unitOfTitle: (title: string) => Unit | null): Unit | null {
  const units = new Map(
    table.columns.flatMap(({ title }) => {
      const unit = unitOfTitle(title)
      return unit === null ? [] : [[unit.unit, unit] as const]
    }),
  )
  const [only] = units.values()
  return units.size === 1 ? (only ?? null) : null
}

function holdsFigures(table: Table, { index }: TableColumn): boolean {
  const cells = table.rows.slice(0, rowsTried).flatMap((row) => row.get(index) ?? [])
  return (
    cells.length > 0 &&
    cells.every((cell) => numberIn(table, cell) !== null && /^[-\d.,\s'’]+$/.test(cell.text))
  )
}
