import { type Decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { parseCompactDate } from '../../../lay-out/values/date-text.ts'
import type { CommaRecord } from '../comma-records.ts'
import { parseExactNumber } from '../exact-number.ts'
import { isEstimatedQuality, isQuality } from './nem-stream.ts'
import type { Nem12Stream } from './nem12-stream.ts'

export type Nem12Day = { key: string; values: (Decimal | null)[]; isEstimated: boolean; updated: string }

/** The values of a day up to its quality method; null where the record cannot be what its stream says. */
export function readDay({ fields }: CommaRecord, { intervals }: Nem12Stream): Nem12Day | null {
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
export function qualify(day: Nem12Day, { fields }: CommaRecord): boolean {
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
export function addDay({ register }: Nem12Stream, { key, values, isEstimated, updated }: Nem12Day): void {
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
