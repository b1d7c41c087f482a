import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import type { GridRow } from '../../tables/grid.ts'
import {
  type Table,
  type TableColumn,
  columnsOf,
  dateIn,
  isTotalRow,
  numberIn,
  textIn,
} from '../../tables/table.ts'
import { foldText } from '../../values/plain-text.ts'
import type { Unit } from '../../values/unit-text.ts'
import { fuelGradeOf } from '../fuel/fuel-products.ts'
import { kindOf } from '../kind-words.ts'
import { usageWords } from '../usage/usage-words.ts'
import { unitOfCell } from './row-unit.ts'

/** One quantity of one row, before rows are put together. */
export type TableQuantity = {
  row: GridRow
  column: TableColumn
  kind: ActivityKind
  value: string
  ambiguous: boolean
  unit: Unit
  description: string
  meter: string | null
  date: string | null
  start: string | null
  end: string | null
  estimated: boolean
}

const wasteColumn = /\bwaste|\bdisposal|landfill|recycled|abfall|dechet|residuo|rifiut|\bafval|\bewc\b/

/** Every quantity of a table that words and units make an activity: bills by month, meter rows, fuel, waste, materials. */
export function findTableQuantities(table: Table, title: string): TableQuantity[] {
  const columns = withoutSums(table, withoutOrders(columnsOf(table, 'quantity')))
  return table.rows.flatMap((row) => {
    if (isTotalRow(row)) return []
    return columns.flatMap((column) => readQuantity(table, row, column, title) ?? [])
  })
}

function readQuantity(table: Table, row: GridRow, column: TableColumn, title: string): TableQuantity | null {
  const number = numberIn(table, row.get(column.index))
  if (number === null || Big(number.value).eq(0)) return null
  const unit = unitOfCell(table, row, column) ?? litresOfFuel(table, row, column)
  if (unit === null) return null
  const product = textIn(table, row, 'product')
  const mode = textIn(table, row, 'mode')
  const isWaste = table.columns.some(({ folded }) => wasteColumn.test(folded))
  const isMetered = table.columns.some(({ role }) => role === 'meter' || role === 'reading')
  const kind = kindOfRow({ product, mode, column, unit, title, isWaste, isMetered })
  if (kind === null) return null
  const isExport =
    kind === 'electricity' && (Big(number.value).lt(0) || usageWords.export.test(column.folded))
  return {
    row,
    column,
    kind: isExport ? 'electricity-export' : kind,
    value: Big(number.value).abs().toFixed(),
    ambiguous: number.ambiguous,
    unit,
    description: product ?? mode ?? column.title,
    meter: textIn(table, row, 'meter'),
    date: dateIn(table, textIn(table, row, 'date')),
    start: dateIn(table, textIn(table, row, 'start')),
    end: dateIn(table, textIn(table, row, 'end')),
    estimated: isEstimated(textIn(table, row, 'estimated')),
  }
}

const gasEnergy = ['MJ', 'GJ', 'therm', 'Dth']

/** Gas is metered in megajoules and therms; power and heat are only where words say so. */
function namesOtherEnergy(...words: readonly (string | null)[]): boolean {
  return words.some(
    (text) => text !== null && /electric|power|heat|steam|solar|chill|strom|warm/.test(foldText(text)),
  )
}

type KindClues = {
  /** A column of the table is about waste: its type, where it went. */
  isWaste: boolean
  isMetered: boolean
  product: string | null
  mode: string | null
  column: TableColumn
  unit: Unit
  title: string
}

/** The row's own words first, then the column's, then the title of the sheet. */
function kindOfRow({
  product,
  mode,
  column,
  unit,
  title,
  isWaste,
  isMetered,
}: KindClues): ActivityKind | null {
  const { dimension } = unit
  if (dimension === 'volume' && product !== null) {
    const fuel = fuelGradeOf(product)
    if (fuel !== null && fuel !== 'fuel') return fuel
  }
  if (isWaste && (dimension === 'mass' || dimension === 'volume')) return 'waste'
  if (gasEnergy.includes(unit.unit) && !namesOtherEnergy(product, mode, column.folded, title))
    return 'natural-gas'
  for (const words of [product, mode, column.folded, title]) {
    const kind = words === null ? null : kindOf(foldText(words), dimension)
    if (kind !== null) return kind
  }
  if (unit.unit === 'kL' && isMetered) return 'water'
  if (product === null) return null
  const isMatter = dimension === 'mass' || (dimension === 'volume' && unit.unit !== 'L')
  return isMatter ? 'material' : null
}

/** "QTY 45.2" in a table with a fuel column is litres. */
function litresOfFuel(table: Table, row: GridRow, { folded }: TableColumn): Unit | null {
  if (!/quant|qty|menge|anzahl|cantidad|aantal|hoeveelheid|\bvol|units?\b|used|fuel/.test(folded)) return null
  const product = textIn(table, row, 'product')
  const isFuel = product !== null && fuelGradeOf(product) !== null
  const hasFuelColumn = table.columns.some((other) =>
    /fuel|kraftstoff|carburant|combustible|brandstof|odometer|\bppl\b|\bcpl\b/.test(other.folded),
  )
  return isFuel && hasFuelColumn ? { unit: 'L', dimension: 'volume' } : null
}

function isEstimated(text: string | null): boolean {
  return (
    text !== null &&
    /^(?:e|s|f|est|y|yes|true|j|ja|oui|si|estimated|estimate|substituted)\b/i.test(text.trim())
  )
}

/** What was ordered beside what was delivered is the same goods. */
function withoutOrders(columns: readonly TableColumn[]): readonly TableColumn[] {
  const others = columns.filter(({ folded }) => !/\border|bestell|command|pedid|ordinat|bestel/.test(folded))
  return others.length > 0 ? others : columns
}

/** A column that adds up the others of its row would count everything twice. */
function withoutSums(table: Table, columns: readonly TableColumn[]): readonly TableColumn[] {
  if (columns.length < 3) return columns
  const sample = table.rows.slice(0, 40)
  return columns.filter((column) => {
    const others = columns.filter(
      (other) => other !== column && /kwh|usage|peak|consum|verb/.test(other.folded),
    )
    const sums = sample.filter((row) => {
      const total = numberIn(table, row.get(column.index))
      if (total === null || Big(total.value).lte(0)) return false
      const sum = others.reduce(
        (running, other) => running.plus(numberIn(table, row.get(other.index))?.value ?? '0'),
        Big(0),
      )
      return sum.minus(total.value).abs().lte('0.01')
    })
    return sums.length === 0 || sums.length < sample.length / 2
  })
}
