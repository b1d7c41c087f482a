import Big from 'big.js'
import { dayRange, sourced } from '../../fields/sourced.ts'
import type { DocumentRead } from '../../analyse/document-read.ts'
import type { Finding } from '../../checks/finding.ts'
import type { Grid, GridRow } from '../../tables/grid.ts'
import { parseCompactDate } from '../../values/date-text.ts'
import { unitOfWord } from '../../values/unit-text.ts'
import { suffixDirection } from './register-direction.ts'
import { type RegisterSum, toRegisterActivity } from './register-sum.ts'

type Stream = { nmi: string; suffix: string; unit: string | null; minutes: number }

const estimatedQuality = /^[ESF]/
const dayMinutes = 1440

/** True for a metering data file: its first record names the format. */
export function isNem(grid: Grid): boolean {
  const [first] = grid.rows
  return first !== undefined && textAt(first, 0) === '100' && /^NEM1[23]$/i.test(textAt(first, 1))
}

/**
 * AEMO metering data (NEM12 interval and NEM13 accumulation records): consumption and export by register. Each 300
 * record must hold as many values as its interval length asks for.
 */
export function readNem(grid: Grid): DocumentRead {
  const registers = new Map<string, RegisterSum>()
  const findings: Finding[] = []
  let stream: Stream | null = null
  let shortDays = 0
  let checkedDays = 0
  for (const row of grid.rows) {
    const record = textAt(row, 0)
    if (record === '200') stream = toStream(row)
    if (record === '250') addAccumulation(registers, row)
    if (record === '300' && stream !== null) {
      checkedDays += 1
      if (!addIntervalDay(registers, stream, row)) shortDays += 1
    }
    if (record === '400' && stream !== null && estimatedQuality.test(textAt(row, 3)))
      markEstimated(registers, stream)
  }
  if (checkedDays > 0) {
    findings.push({
      check: 'parts-sum',
      passed: shortDays === 0,
      text:
        shortDays === 0
          ? `${checkedDays} interval days, every one complete.`
          : `${shortDays} of ${checkedDays} interval days lack values.`,
      evidence: [],
    })
  }
  const sums = [...registers.values()]
  const activities = sums.flatMap((register) => toRegisterActivity(register) ?? [])
  const evidence = sums[0]?.evidence ?? { page: 1, text: '100 NEM12', box: null, cell: 'A1' }
  const nmi = sums[0]?.meter ?? null
  return {
    classified: { type: 'meter-data', confidence: 0.98, reasons: ['NEM12 metering data records'] },
    read: { activities, findings },
    fields: {
      supplier: null,
      account: null,
      issueDate: null,
      currency: null,
      total: null,
      period: dayRange(
        sums.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]),
        evidence,
      ),
      nmi: nmi === null ? null : sourced(nmi, evidence, 0.98),
      country: 'AU',
    },
    problems: [],
  }
}

function toStream(row: GridRow): Stream {
  const minutes = Number(textAt(row, 8))
  return {
    nmi: textAt(row, 1),
    suffix: textAt(row, 4),
    unit: unitOfWord(textAt(row, 7))?.unit ?? null,
    minutes: [1, 5, 15, 30].includes(minutes) ? minutes : 30,
  }
}

/** Adds a 300 record; false when values are missing. */
function addIntervalDay(registers: Map<string, RegisterSum>, stream: Stream, row: GridRow): boolean {
  const day = parseCompactDate(textAt(row, 1))
  if (day === null) return false
  const count = dayMinutes / stream.minutes
  let sum = Big(0)
  let values = 0
  for (let column = 2; column < 2 + count; column++) {
    const text = textAt(row, column)
    if (!/^-?\d+(?:\.\d+)?$/.test(text)) continue
    sum = sum.plus(text)
    values += 1
  }
  const register = registerOf(registers, stream, day, row)
  register.sum = register.sum.plus(sum)
  register.days += 1
  if (day < register.firstDay) register.firstDay = day
  if (day > register.lastDay) register.lastDay = day
  if (estimatedQuality.test(textAt(row, 2 + count))) register.estimatedDays += 1
  return values === count
}

function addAccumulation(registers: Map<string, RegisterSum>, row: GridRow) {
  const [start, end] = [parseCompactDate(textAt(row, 9)), parseCompactDate(textAt(row, 14))]
  const quantity = textAt(row, 18)
  if (start === null || end === null || !/^-?\d+(?:\.\d+)?$/.test(quantity)) return
  const stream = {
    nmi: textAt(row, 1),
    suffix: textAt(row, 4),
    unit: unitOfWord(textAt(row, 19))?.unit ?? null,
    minutes: 0,
  }
  const register = registerOf(registers, stream, start, row)
  register.sum = register.sum.plus(quantity)
  register.days += 1
  if (end > register.lastDay) register.lastDay = end
  if (estimatedQuality.test(textAt(row, 15))) register.estimatedDays += 1
}

function registerOf(
  registers: Map<string, RegisterSum>,
  stream: Stream,
  day: string,
  row: GridRow,
): RegisterSum {
  const key = `${stream.nmi} ${stream.suffix} ${stream.unit ?? ''}`
  const known = registers.get(key)
  if (known !== undefined) return known
  const cell = [...row.values()][0]?.place.cell ?? null
  const created: RegisterSum = {
    meter: /^[0-9A-Z]{10,11}$/.test(stream.nmi) ? stream.nmi : null,
    register: stream.suffix,
    direction: suffixDirection(stream.suffix),
    unit: stream.unit,
    sum: Big(0),
    firstDay: day,
    lastDay: day,
    days: 0,
    estimatedDays: 0,
    evidence: { page: 1, text: `${textAt(row, 0)} ${stream.suffix} ${textAt(row, 1)}`, box: null, cell },
  }
  registers.set(key, created)
  return created
}

function markEstimated(registers: Map<string, RegisterSum>, stream: Stream) {
  const register = registers.get(`${stream.nmi} ${stream.suffix} ${stream.unit ?? ''}`)
  if (register !== undefined) register.estimatedDays += 1
}

function textAt(row: GridRow, column: number): string {
  return row.get(column)?.text ?? ''
}
