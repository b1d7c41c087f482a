import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { Finding } from '../../../judge/relations/finding.ts'
import type { DocumentText } from '../../../document-text.ts'
import { commaRecords, firstRecord } from '../comma-records.ts'
import { exactProblems } from '../exact-problems.ts'
import { toMeterDocument } from './meter-document.ts'
import { type MeterRegister, findGaps } from './meter-register.ts'
import { type Nem12Day, addDay, qualify, readDay } from './nem12-day.ts'
import { type Nem12Stream, isStreamRecord, openStream } from './nem12-stream.ts'

type Reading = { registers: Map<string, MeterRegister>; problems: Map<string, Problem>; broken: number }

/**
 * AEMO metering data of intervals (Meter Data File Format Specification NEM12): the intervals of each register by day,
 * added up. Files that customers download leave the opening record out. Null for other files.
 */
export function readNem12(document: DocumentText): DocumentRead | null {
  if (!isNem12(document)) return null
  const reading: Reading = { registers: new Map(), problems: new Map(), broken: 0 }
  let stream: Nem12Stream | null = null
  let day: Nem12Day | null = null
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
