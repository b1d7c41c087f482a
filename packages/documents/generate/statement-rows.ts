import type { Piece } from './mark.ts'
import type { TableRow } from './paper.ts'
import { type Scene, addDays } from './scene.ts'
import {
  type Entry,
  type StatementStyle,
  besideColumns,
  columnOfUse,
  leadColumns,
  trailColumns,
} from './statement-columns.ts'
import { type Commodity, makeSupply, round } from './supply.ts'

/** A printed table of one use a row: heads of one or two lines, rows, and the row that adds them up or none. */
export type StatementTable = { heads: TableRow[]; rows: TableRow[]; sum: TableRow | null }

const commodities: readonly [Commodity, ...Commodity[]] = [
  'electricity',
  'electricity',
  'natural-gas',
  'water',
  'heat',
]

export function openStatement(scene: Scene, isOfPlaces: boolean): StatementStyle {
  const { random } = scene
  const commodity = random.pick(commodities)
  return {
    supply: { ...makeSupply(scene, commodity, commodity), multiplier: 1 },
    isOfPlaces,
    unitPlace: random.pick(['head', 'head', 'row', 'cell', 'title']),
    hasSum: random.chance(0.5),
  }
}

/** Rows by days or by places; what stands beside the use is drawn at random and never counts. */
export function makeStatementTable(scene: Scene, style: StatementStyle, count: number): StatementTable {
  const { random, say } = scene
  const entries = makeEntries(scene, style, count)
  const columns = [
    ...leadColumns(scene, style),
    ...random.sample(besideColumns(scene, style), random.int(0, 3)),
    columnOfUse(scene, style),
    ...trailColumns(scene, style),
  ]
  const hasUnitRow = style.unitPlace === 'row'
  const heads: TableRow[] = [columns.map(({ head }) => ({ text: head }))]
  if (hasUnitRow) heads.push(columns.map(({ unit }) => ({ text: unit ?? '' })))
  const sum = columns.map((column, index): Piece => {
    if (index === 0) return { text: say('total') }
    return column.sum?.(entries) ?? { text: '' }
  })
  return {
    heads,
    rows: entries.map((entry, index) => columns.map(({ cell }) => cell(entry, index))),
    sum: style.hasSum ? sum : null,
  }
}

function makeEntries(
  { random, locale }: Scene,
  { supply, isOfPlaces }: StatementStyle,
  count: number,
): Entry[] {
  let start = random.date(2016, 2022)
  let before = random.int(100, 60_000)
  const step = random.pick([28, 30, 30, 31, 61, 91])
  return Array.from({ length: count }, (_, index) => {
    const use = round(Math.max(1, supply.use) * random.decimal(0.5, 1.6, 3), supply.places)
    const days = step + random.int(-1, 1)
    const entry = {
      use,
      before,
      start,
      end: addDays(start, days),
      days,
      place: `${random.int(1, 180)} ${random.pick(['Mill Road', 'Dock St', 'Ringstr.', 'rue Haute', 'Via Po'])}${random.chance(0.4) ? ` ${random.pick(locale.cities)}` : ''}`,
      meter: `${supply.meter.slice(0, 3)}${random.int(10_000, 99_999)}${index}`,
    }
    before = isOfPlaces ? random.int(100, 60_000) : round(before + use, supply.places)
    if (!isOfPlaces) start = entry.end
    return entry
  })
}
