import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, compare, decimal, dividedBy, minus, plus } from '@doublerule/carbon/decimal.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { Finding } from '../../../judge/relations/finding.ts'
import type { DocumentText } from '../../../document-text.ts'
import { parseCompactDate } from '../../../lay-out/values/date-text.ts'
import { type CommaRecord, commaRecords, evidenceOfRecord, firstRecord } from '../comma-records.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import { toMeterDocument } from './meter-document.ts'
import { type MeterRegister, type RegisterRead, openRegister } from './meter-register.ts'
import { isEstimatedQuality, unitOfStream, streamUseOf } from './nem-stream.ts'

/**
 * AEMO metering data of accumulation meters (Meter Data File Format Specification NEM13): the quantity between two
 * readings of a register, checked against the readings. Null for other files.
 */
export function readNem13(document: DocumentText): DocumentRead | null {
  const first = firstRecord(document)
  if (first === null || first.fields[0] !== '100' || first.fields[1]?.toUpperCase() !== 'NEM13') return null
  const registers = new Map<string, MeterRegister>()
  const findings: Finding[] = []
  let broken = 0
  for (const record of commaRecords(document)) {
    if (record.fields[0] !== '250') continue
    const read = readAccumulation(record)
    if (read === null) {
      broken += 1
      continue
    }
    const unit = unitOfStream(record.fields[19] ?? '')
    const kind = kindOf(record, unit)
    if (kind === null) continue
    registerOf(registers, record, kind, unit).reads.set(`${read.start} ${read.end}`, read)
    findings.push(...checkReadings(record, read.quantity))
  }
  return toMeterDocument([...registers.values()], {
    reason: 'NEM13 metering data records',
    findings,
    problems: broken > 0 ? [exactProblems.brokenRecords(broken)] : [],
    country: 'AU',
  })
}

function readAccumulation({ fields }: CommaRecord): RegisterRead | null {
  const [start, end] = [parseCompactDate(fields[9] ?? ''), parseCompactDate(fields[14] ?? '')]
  const quantity = parseExactNumber(fields[18] ?? '')
  if (start === null || end === null || quantity === null || end < start) return null
  const isEstimated = [fields[10], fields[15]].some((quality) => isEstimatedQuality(quality ?? ''))
  return { start, end, quantity, missing: 0, isEstimated, updated: '' }
}

/** The suffix tells the way; where it is the number of a register, the direction does: "I" is fed into the grid. */
function kindOf({ fields }: CommaRecord, unit: string | null): ActivityKind | null {
  if (unit === null || unit === 'reactive') return null
  const suffix = fields[4] ?? ''
  const use = streamUseOf(suffix)
  if (use === 'fed-in') return 'electricity-export'
  if (use !== 'taken') return null
  const isNumbered = /^\d/.test(suffix)
  return isNumbered && fields[7]?.toUpperCase() === 'I' ? 'electricity-export' : 'electricity'
}

function registerOf(
  registers: Map<string, MeterRegister>,
  record: CommaRecord,
  kind: ActivityKind,
  unit: string | null,
): MeterRegister {
  const [, nmi = '', , registerId = '', suffix = '', , serial = ''] = record.fields
  const key = [nmi, registerId, suffix, serial, unit, kind].join('\n')
  return openRegister(registers, key, () => ({
    meter: /^[0-9A-Z]{10,11}$/.test(nmi) ? nmi : null,
    name: suffix === '' ? registerId : suffix,
    kind,
    unit,
    evidence: evidenceOfRecord(record, 20),
  }))
}

/** Reading after less reading before is the quantity, or the quantity is a whole multiple of it where a transformer feeds the meter. */
function checkReadings(record: CommaRecord, quantity: Decimal): Finding[] {
  const [printedBefore = '', printedAfter = ''] = [record.fields[8], record.fields[13]]
  const [before, after] = [parseExactNumber(printedBefore), parseExactNumber(printedAfter)]
  if (before === null || after === null) return []
  // The dials of a register start again at nothing.
  const turn = decimal(`1${'0'.repeat(printedBefore.split('.')[0]?.length ?? 0)}`)
  const counted = compare(after, before) < 0 ? minus(plus(after, turn), before) : minus(after, before)
  const multiplier = compare(counted, '0') === 0 ? null : dividedBy(quantity, counted)
  const isMultiple = multiplier !== null && /^[1-9]\d*$/.test(multiplier)
  const passed = compare(counted, quantity) === 0 || isMultiple
  const times = isMultiple && multiplier !== '1' ? ` × ${multiplier}` : ''
  return [
    {
      check: 'meter-difference',
      passed,
      text: `${after} − ${before}${times} ${passed ? '=' : '≠'} ${quantity}.`,
      evidence: [evidenceOfRecord(record, 20)],
    },
  ]
}
