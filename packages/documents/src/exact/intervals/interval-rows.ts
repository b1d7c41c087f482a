import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, decimal, dividedBy, plus, roundTo, times } from '@doublerule/carbon/decimal.ts'
import type { DocumentRead } from '../../analyse/document-read.ts'
import type { DocumentText } from '../../document-text.ts'
import { isoDate } from '../../values/calendar.ts'
import { type CommaRecord, commaRecords, evidenceOfRecord } from '../comma-records.ts'
import { exactProblems } from '../exact-problems.ts'
import { toMeterDocument } from '../meter/meter-document.ts'
import { type MeterRegister, findGaps, openRegister } from '../meter/meter-register.ts'
import { foldTitle, parseLocal } from './interval-text.ts'
import { type IntervalLayout, type ValueColumn, intervalLayouts, intervalUnits } from './interval-layouts.ts'

type Header = {
  layout: IntervalLayout
  titles: readonly string[]
  values: readonly { column: number; value: ValueColumn }[]
  facts: ReadonlyMap<string, string>
}
/** One value of one row before it is added: power waits for the length of its interval. */
type Reading = {
  key: string
  register: MeterRegister
  day: string
  minute: number
  value: Decimal
  isEstimated: boolean
  unit: string
}
type Found = { readings: Reading[]; uncounted: Set<string>; broken: number }

const headerRowsSearched = 40
const leastReadings = 2
const dayMinutes = 1440
const minutesOfSteps = [1, 5, 10, 15, 20, 30, 60, dayMinutes]
const powerScales: Readonly<Record<string, Decimal>> = { W: '0.001', kW: '1', MW: '1000' }
const shownPlaces = 6

/**
 * Meter values as utilities export them, a row for each interval: files whose column titles are those of a layout that
 * is known, read by that layout alone. Null for other files.
 */
export function readIntervalRows(document: DocumentText): DocumentRead | null {
  if (document.kind !== 'csv' && document.kind !== 'xlsx' && document.kind !== 'text') return null
  const found: Found = { readings: [], uncounted: new Set(), broken: 0 }
  const registers = new Map<string, MeterRegister>()
  let header: Header | null = null
  const above: CommaRecord[] = []
  for (const record of recordsOf(document)) {
    if (header !== null) readRow(record, header, registers, found)
    else if (above.length >= headerRowsSearched) return null
    else {
      header = findHeader(record, above)
      above.push(record)
    }
  }
  if (header === null || found.readings.length < leastReadings) return null
  const { layout } = header
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
    const time = [layout.stamp, layout.day, layout.clock, layout.hour].filter((names) => names !== undefined)
    if (values.length === 0 || !time.every((names) => titles.some((title) => names.includes(title)))) continue
    const facts = factsAbove(above)
    const needed = [
      layout.register?.titles,
      values.some(({ value }) => value.unit === null) ? layout.unit : undefined,
      layout.meter,
    ]
    const isKnown = (names: readonly string[]) =>
      names.some((name) => titles.includes(name) || facts.has(name))
    if (needed.every((names) => names === undefined || isKnown(names)))
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
  const textOf = (names: readonly string[] | undefined) => textIn(record, header, names)
  const time = timeOf(layout, textOf)
  if (time === null) return
  const word = foldTitle(textOf(layout.register?.titles))
  const registerWords = layout.register?.words.find(({ starts }) => word.startsWith(starts))
  const quality = foldTitle(textOf(layout.quality?.titles))
  const isEstimated =
    quality !== '' &&
    layout.quality?.estimated.some((text) => quality === text || quality.startsWith(`${text} `)) === true
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
      found.uncounted.add(textOf(layout.register?.titles) || 'without a name')
      continue
    }
    if (number === null || unit === undefined || kind === undefined || kind === null) {
      found.broken += 1
      continue
    }
    const meter = textOf(layout.meter).replace(/^="?|"$/g, '')
    const name =
      value.kind === 'by-register' ? textOf(layout.register?.titles) : (header.titles[column] ?? '')
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

function textIn(
  { fields }: CommaRecord,
  { titles, facts }: Header,
  names: readonly string[] | undefined,
): string {
  if (names === undefined) return ''
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

type Time = { day: string; minute: number; isInstant: boolean; zone: string }

function timeOf(
  layout: IntervalLayout,
  textOf: (names: readonly string[] | undefined) => string,
): Time | null {
  const stamp =
    layout.stamp === undefined ? `${textOf(layout.day)} ${textOf(layout.clock)}` : textOf(layout.stamp)
  const day = dayOf(stamp, layout.dayFirst)
  if (day === null) return null
  const clock =
    /(?:^|[ T])(\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?\s?([AaPp][Mm])?\s?(Z|[+-]\d{2}:?\d{2})?/.exec(stamp)
  const hour = layout.hour === undefined ? null : Number(/^\d{1,2}/.exec(textOf(layout.hour))?.[0] ?? 'NaN')
  const minute =
    hour === null ? minuteOf(clock) : Number.isInteger(hour) && hour >= 0 && hour <= 25 ? hour * 60 : null
  if (minute === null) return null
  const zone = clock?.[4] ?? ''
  // An hour of the day and an end stamp belong to what lies before them.
  const isEnd = (layout.isEnd === true || hour !== null) && minute === 0
  return isEnd && clock !== null && hour === null
    ? { day: dayBefore(day), minute: dayMinutes, isInstant: zone !== '', zone }
    : { day, minute, isInstant: zone !== '', zone }
}

function minuteOf(clock: RegExpExecArray | null): number {
  if (clock === null) return 0
  const half = clock[3]?.toLowerCase()
  const hour = Number(clock[1]) % (half === undefined ? 25 : 12)
  return (hour + (half === 'pm' ? 12 : 0)) * 60 + Number(clock[2])
}

function dayOf(text: string, dayFirst: boolean): string | null {
  const year = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text)
  if (year !== null) return isoDate(Number(year[1]), Number(year[2]), Number(year[3]))
  const other = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text)
  if (other === null) return null
  const [first, second] = [Number(other[1]), Number(other[2])]
  return dayFirst ? isoDate(Number(other[3]), second, first) : isoDate(Number(other[3]), first, second)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMinutes * 60_000).toISOString().slice(0, 10)
}

/** The minutes between neighbours of each register, where they are a step that meters know. */
function stepsOf(readings: readonly Reading[]): ReadonlyMap<MeterRegister, number> {
  const steps = new Map<MeterRegister, number>()
  for (const [register, own] of Map.groupBy(readings, (reading) => reading.register)) {
    const at = own.map(({ day, minute }) => Date.parse(`${day}T00:00:00Z`) / 60_000 + minute)
    const gaps = at.slice(1).map((minute, index) => Math.abs(minute - (at[index] ?? minute)))
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
    const alike = gaps.filter((gap) => gap === usual).length
    if (minutesOfSteps.includes(usual) && alike >= gaps.length * 0.9) steps.set(register, usual)
  }
  return steps
}

function addUp(
  readings: readonly Reading[],
  steps: ReadonlyMap<MeterRegister, number>,
  layout: IntervalLayout,
): MeterRegister[] {
  const distinct = [
    ...new Map(
      readings.map((reading) => [
        `${reading.key}\n${reading.register.name}\n${reading.register.meter ?? ''}\n${reading.register.kind}`,
        reading,
      ]),
    ).values(),
  ]
  const days = Map.groupBy(distinct, ({ register }) => register)
  return [...days].flatMap(([register, own]) => {
    const step = steps.get(register) ?? null
    const isPower = own.some(({ unit }) => unit in powerScales)
    if (step === null && layout.isSparse !== true) return []
    if (isPower && (step === null || step === dayMinutes)) return []
    const perDay = step === null || layout.isSparse === true ? 0 : dayMinutes / step
    for (const [day, values] of Map.groupBy(own, (reading) => reading.day)) {
      const sum = values.reduce(
        (running, { value, unit }) => plus(running, isPower ? times(value, powerScales[unit] ?? '1') : value),
        decimal('0'),
      )
      const quantity = isPower ? energyOf(sum, step ?? 0) : sum
      // The day of a changed clock has an hour less.
      const missing = perDay - values.length > perDay / 24 ? perDay - values.length : 0
      register.reads.set(day, {
        start: day,
        end: day,
        quantity,
        missing,
        isEstimated: values.some(({ isEstimated }) => isEstimated),
        updated: '',
      })
    }
    return [register]
  })
}

function energyOf(power: Decimal, minutes: number): Decimal {
  const hours = dividedBy(times(power, decimal(String(minutes))), '60')
  return minutes % 15 === 0 || minutes === 0 ? hours : decimal(roundTo(hours, shownPlaces))
}

/** What is missing; the first and the last day of an export are parts of days by its nature. */
function gapsOf(register: MeterRegister, { isSparse }: IntervalLayout): Problem[] {
  const days = [...register.reads.keys()].sort()
  const inner = new Map(
    [...register.reads].map(([day, read]) => [
      day,
      day === days[0] || day === days.at(-1) ? { ...read, missing: 0 } : read,
    ]),
  )
  const gaps = findGaps({ ...register, reads: inner })
  return isSparse === true ? gaps.filter(({ code }) => code !== 'missing-intervals') : gaps
}
