import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { CommaRecord } from '../comma-records.ts'
import { exactProblems } from '../exact-problems.ts'
import { type MeterRegister, openRegister } from './meter-register.ts'
import { streamUseOf, unitOfStream } from './nem-stream.ts'

/** What the records of a stream are added to, null where it is not counted, and how many intervals its days have. */
export type Nem12Stream = { register: MeterRegister | null; intervals: number }

type Registers = { registers: Map<string, MeterRegister>; problems: Map<string, Problem> }

const intervalMinutes = [1, 5, 10, 15, 30, 60]

const dayMinutes = 1440

/** A record of ten fields that names a unit and the minutes of an interval. */
export function isStreamRecord({ fields }: CommaRecord): boolean {
  return unitOfStream(fields[7] ?? '') !== null && intervalMinutes.includes(Number(fields[8]))
}

export function openStream(record: CommaRecord, { registers, problems }: Registers): Nem12Stream {
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
