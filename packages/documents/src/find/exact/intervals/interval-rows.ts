import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { DocumentText } from '../../../document-text.ts'
import { type CommaRecord, commaRecords, evidenceOfRecord } from '../comma-records.ts'
import { exactProblems } from '../exact-problems.ts'
import { toMeterDocument } from '../meter/meter-document.ts'
import { type MeterRegister, openRegister } from '../meter/meter-register.ts'
import { foldTitle, parseLocal } from './interval-text.ts'
import { type IntervalLayout, type ValueColumn, intervalLayouts, intervalUnits } from './interval-layouts.ts'
import { recordsBelow } from '../records-below.ts'
import { timeOf } from './time-of-reading.ts'
import { type Reading, powerScales, stepsOf, addUp, gapsOf } from './add-up-readings.ts'

type Header = {
  layout: IntervalLayout
  titles: readonly string[]
  values: readonly { column: number; value: ValueColumn }[]
  facts: ReadonlyMap<string, string>
}
type Found = { readings: Reading[]; uncounted: Set<string>; broken: number }

const leastReadings = 2

/**
 * Meter values as utilities export them, a row for each interval: files whose column titles are those of a layout that
 * is known, read by that layout alone. Null for other files.
 */
export function readIntervalRows(document: DocumentText): DocumentRead | null {
  if (document.kind !== 'csv' && document.kind !== 'xlsx' && document.kind !== 'text') return null
  const table = recordsBelow(recordsOf(document), findHeader)
  if (table === null) return null
  const found: Found = { readings: [], uncounted: new Set(), broken: 0 }
  const registers = new Map<string, MeterRegister>()
  for (const record of table.rows) readRow(record, table.header, registers, found)
  if (found.readings.length < leastReadings) return null
  const { layout } = table.header
  const steps = stepsOf(found.readings)
  const counted = addUp(found.readings, steps, layout)
  const unstepped = [...registers.values()].filter((register) => !counted.includes(register))
  if (counted.length === 0) return null
  return toMeterDocument(counted, {
    reason: `${layout.name}, ${found.readings.length} values`,
    findings: [],
    problems: [
      ...[...found.uncounted].map((name) =>
        exactProblems.uncountedRegister(name, 'it is no energy taken or fed in'),
      ),
      ...unstepped.map(({ name }) =>
        exactProblems.uncountedRegister(name, 'its values do not stand at even steps'),
      ),
      ...counted.flatMap((register) => gapsOf(register, layout)),
      ...(found.broken > 0 ? [exactProblems.brokenRecords(found.broken)] : []),
    ],
    country: layout.country,
  })
}

/** Text files part their fields by semicolons or commas; delimited files and sheets come as cells. */
function* recordsOf(document: DocumentText): Generator<CommaRecord> {
  for (const record of commaRecords(document)) {
    const [only = ''] = record.fields
    yield record.fields.length === 1 && only.includes(';')
      ? { ...record, fields: only.split(';').map((field) => field.trim()) }
      : record
  }
}

function findHeader(record: CommaRecord, above: readonly CommaRecord[]): Header | null {
  const titles = record.fields.map(foldTitle)
  for (const layout of intervalLayouts) {
    const values = layout.values.flatMap((value) => {
      const column = titles.findIndex((title) => value.titles.includes(title))
      return column < 0 ? [] : [{ column, value }]
    })
    const time = [layout.stamp, layout.day, layout.clock, layout.hour].filter((names) => names.length > 0)
    if (values.length === 0 || !time.every((names) => titles.some((title) => names.includes(title)))) continue
    const facts = factsAbove(above)
    const needed = [
      layout.register,
      values.some(({ value }) => value.unit === null) ? layout.unit : [],
      layout.meter,
    ]
    const isKnown = (names: readonly string[]) =>
      names.some((name) => titles.includes(name) || facts.has(name))
    if (needed.every((names) => names.length === 0 || isKnown(names)))
      return { layout, titles, values, facts }
  }
  return null
}

/** Titles over one row of facts stand above some tables: "Identifiant PRM | … | Unite" above "Horodate | Valeur". */
function factsAbove(above: readonly CommaRecord[]): ReadonlyMap<string, string> {
  const [titles, values] = above.slice(-2)
  if (titles === undefined || values === undefined) return new Map()
  return new Map(titles.fields.map((title, index) => [foldTitle(title), values.fields[index] ?? '']))
}

function readRow(
  record: CommaRecord,
  header: Header,
  registers: Map<string, MeterRegister>,
  found: Found,
): void {
  const { layout, values } = header
  const textOf = (names: readonly string[]) => textIn(record, header, names)
  const time = timeOf(layout, textOf)
  if (time === null) return
  const word = foldTitle(textOf(layout.register))
  const registerWords = layout.registerWords.find(({ starts }) => word.startsWith(starts))
  const quality = foldTitle(textOf(layout.quality))
  const isEstimated =
    quality !== '' && layout.estimated.some((text) => quality === text || quality.startsWith(`${text} `))
  for (const { column, value } of values) {
    const text = record.fields[column] ?? ''
    if (text === '') continue
    const number = parseLocal(text)
    const unit =
      value.unit === null
        ? (registerWords?.unit ?? intervalUnits[foldTitle(textOf(layout.unit))])
        : value.unit
    const kind = value.kind === 'by-register' ? registerWords?.kind : value.kind
    if (unit === 'reactive' || (value.kind === 'by-register' && kind === null)) continue
    if (value.kind === 'by-register' && kind === undefined) {
      found.uncounted.add(textOf(layout.register) || 'without a name')
      continue
    }
    if (number === null || unit === undefined || kind === undefined || kind === null) {
      found.broken += 1
      continue
    }
    const meter = textOf(layout.meter).replace(/^="?|"$/g, '')
    const name = value.kind === 'by-register' ? textOf(layout.register) : (header.titles[column] ?? '')
    const register = registerOf(registers, { meter, name, kind, unit }, record)
    // Only a stamp with its zone is told once; a clock that goes back tells an hour twice.
    const key = time.isInstant ? `${time.day} ${time.minute} ${time.zone}` : `row ${found.readings.length}`
    found.readings.push({
      key,
      register,
      day: time.day,
      minute: time.minute,
      value: number,
      isEstimated,
      unit,
    })
  }
}

function textIn({ fields }: CommaRecord, { titles, facts }: Header, names: readonly string[]): string {
  const column = titles.findIndex((title) => names.includes(title))
  if (column >= 0) return fields[column] ?? ''
  const fact = names.find((name) => facts.has(name))
  return fact === undefined ? '' : (facts.get(fact) ?? '')
}

function registerOf(
  registers: Map<string, MeterRegister>,
  { meter, name, kind, unit }: { meter: string; name: string; kind: ActivityKind; unit: string },
  record: CommaRecord,
): MeterRegister {
  const key = [meter, name, kind, unit].join('\n')
  return openRegister(registers, key, () => ({
    meter: meter === '' ? null : meter,
    name,
    kind,
    unit: unit in powerScales ? 'kWh' : unit,
    evidence: evidenceOfRecord(record, 16),
  }))
}
