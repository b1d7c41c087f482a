import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import type { DocumentRead } from '../../analyse/document-read.ts'
import type { Finding } from '../../checks/finding.ts'
import type { DocumentText } from '../../document-text.ts'
import { parseCompactDate } from '../../values/date-text.ts'
import { type CommaRecord, commaRecords, firstRecord } from '../comma-records.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import { type MeterRegister, findGaps, openRegister } from './meter-register.ts'
import { toMeterDocument } from './meter-document.ts'
import { isEstimatedQuality, isQuality, unitOfStream, streamUseOf } from './nem-stream.ts'

type Stream = { register: MeterRegister | null; intervals: number }
type Day = { key: string; values: (Decimal | null)[]; isEstimated: boolean; updated: string }
type Reading = { registers: Map<string, MeterRegister>; problems: Map<string, Problem>; broken: number }

const intervalMinutes = [1, 5, 10, 15, 30, 60]
const dayMinutes = 1440

/**
 * AEMO metering data of intervals (Meter Data File Format Specification NEM12): the intervals of each register by day,
 * added up. Files that customers download leave the opening record out. Null for other files.
 */
export function readNem12(document: DocumentText): DocumentRead | null {
  if (!isNem12(document)) return null
  const reading: Reading = { registers: new Map(), problems: new Map(), broken: 0 }
  let stream: Stream | null = null
  let day: Day | null = null
  const close = () => {
    if (day !== null && stream !== null) addDay(stream, day)
    day = null
  }
  for (const record of commaRecords(document)) {
    const [type] = record.fields
    if (type === '400') {
      if (day !== null && !qualify(day, record)) reading.broken += 1
      continue
    }
    close()
    if (type === '200') stream = openStream(record, reading)
    if (type !== '300') continue
    if (stream === null) {
      reading.broken += 1
      continue
    }
    day = readDay(record, stream)
    if (day === null) reading.broken += 1
  }
  close()
  return toRead(reading)
}

function isNem12(document: DocumentText): boolean {
  if (document.kind !== 'csv' && document.kind !== 'text' && document.kind !== 'xlsx') return false
  const first = firstRecord(document)
  if (first === null) return false
  if (first.fields[0] === '100') return first.fields[1]?.toUpperCase() === 'NEM12'
  return first.fields[0] === '200' && isStreamRecord(first)
}

/** A record of ten fields that names a unit and the minutes of an interval. */
function isStreamRecord({ fields }: CommaRecord): boolean {
  return unitOfStream(fields[7] ?? '') !== null && intervalMinutes.includes(Number(fields[8]))
}

function openStream(record: CommaRecord, { registers, problems }: Reading): Stream {
  const [, nmi = '', , registerId = '', suffix = '', , serial = '', unitText = '', minutes = ''] =
    record.fields
  const intervals = intervalMinutes.includes(Number(minutes)) ? dayMinutes / Number(minutes) : 0
  const name = suffix === '' ? registerId : suffix
  const unit = unitOfStream(unitText)
  const kind = kindOfStream(suffix, unit)
  if (kind === null) {
    const why = whyUncounted(suffix, unit, unitText)
    if (why !== null) problems.set(name, exactProblems.uncountedRegister(name, why))
    return { register: null, intervals }
  }
  const key = [nmi, registerId, suffix, serial, unit].join('\n')
  const register = openRegister(registers, key, () => ({
    meter: /^[0-9A-Z]{10,11}$/.test(nmi) ? nmi : null,
    name,
    kind,
    unit,
    evidence: {
      page: record.page,
      text: record.fields.slice(0, 9).join(' | '),
      box: null,
      cell: record.cell,
    },
  }))
  return { register, intervals }
}

function kindOfStream(suffix: string, unit: string | null): ActivityKind | null {
  if (unit === null || unit === 'reactive') return null
  const use = streamUseOf(suffix)
  return use === 'taken' ? 'electricity' : use === 'fed-in' ? 'electricity-export' : null
}

/** Null for reactive and apparent energy, which nobody expects to be counted. */
function whyUncounted(suffix: string, unit: string | null, unitText: string): string | null {
  const use = streamUseOf(suffix)
  if (unit === 'reactive' || use === 'reactive' || use === 'apparent') return null
  if (unit === null) return `${unitText === '' ? 'a record without a unit' : unitText} measures no energy`
  return use === 'second'
    ? 'it is an average, check or net register, which measures energy that another register counts'
    : 'its suffix is none that the format knows'
}

/** The values of a day up to its quality method; null where the record cannot be what its stream says. */
function readDay({ fields }: CommaRecord, { intervals }: Stream): Day | null {
  const key = parseCompactDate(fields[1] ?? '')
  if (key === null || intervals === 0) return null
  const values: (Decimal | null)[] = []
  let at = 2
  for (; values.length < intervals; at++) {
    const text = fields[at] ?? ''
    const value = parseExactNumber(text)
    if (text !== '' && value === null) break
    values.push(value)
  }
  const quality = fields[at] ?? ''
  if (!isQuality(quality)) return null
  while (values.length < intervals) values.push(null)
  const isNull = quality.toUpperCase().startsWith('N')
  return {
    key,
    values: isNull ? values.map(() => null) : values,
    isEstimated: isEstimatedQuality(quality),
    updated: fields[at + 3] ?? '',
  }
}

/** "400,1,20,F14": the quality of some intervals of the day before it; false where it names none of them. */
function qualify(day: Day, { fields }: CommaRecord): boolean {
  const [from, to] = [Number(fields[1]), Number(fields[2])]
  const quality = fields[3] ?? ''
  const isRange =
    Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to >= from && to <= day.values.length
  if (!isRange || quality === '' || !isQuality(quality)) return false
  if (isEstimatedQuality(quality)) day.isEstimated = true
  if (quality.toUpperCase().startsWith('N')) day.values.fill(null, from - 1, to)
  return true
}

/** A day that is told twice counts once, as it was told last. */
function addDay({ register }: Stream, { key, values, isEstimated, updated }: Day): void {
  if (register === null || (register.reads.get(key)?.updated ?? '') > updated) return
  const read = values.filter((value) => value !== null)
  register.reads.set(key, {
    start: key,
    end: key,
    quantity: sumOf(read),
    missing: values.length - read.length,
    isEstimated,
    updated,
  })
}

function toRead({ registers, problems, broken }: Reading): DocumentRead {
  const all = [...registers.values()].filter(({ reads }) => reads.size > 0)
  return toMeterDocument(all, {
    reason: 'NEM12 metering data records',
    findings: checkDays(all),
    problems: [
      ...problems.values(),
      ...all.flatMap(findGaps),
      ...(broken > 0 ? [exactProblems.brokenRecords(broken)] : []),
    ],
    country: 'AU',
  })
}

/** Every day must hold as many values as its interval length asks for. */
function checkDays(registers: readonly MeterRegister[]): Finding[] {
  const days = registers.flatMap(({ reads }) => [...reads.values()])
  if (days.length === 0) return []
  const short = days.filter(({ missing }) => missing > 0).length
  const text =
    short === 0
      ? `${days.length} interval days, every one complete.`
      : `${short} of ${days.length} interval days lack values.`
  return [{ check: 'parts-sum', passed: short === 0, text, evidence: [] }]
}
