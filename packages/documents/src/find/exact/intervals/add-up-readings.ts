import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, decimal, dividedBy, plus, roundTo, times } from '@doublerule/carbon/decimal.ts'
import { type MeterRegister, findGaps } from '../meter/meter-register.ts'
import type { IntervalLayout } from './interval-layouts.ts'
import { dayMinutes } from './time-of-reading.ts'

/** One value of one row before it is added: power waits for the length of its interval. */
export type Reading = {
  key: string
  register: MeterRegister
  day: string
  minute: number
  value: Decimal
  isEstimated: boolean
  unit: string
}
const minutesOfSteps = [1, 5, 10, 15, 20, 30, 60, dayMinutes]
export const powerScales: Readonly<Record<string, Decimal>> = { W: '0.001', kW: '1', MW: '1000' }
const shownPlaces = 6

/** The minutes between neighbours of each register, where they are a step that meters know. */
export function stepsOf(readings: readonly Reading[]): ReadonlyMap<MeterRegister, number> {
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

export function addUp(
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
    if (step === null && !layout.isSparse) return []
    if (isPower && (step === null || step === dayMinutes)) return []
    const perDay = step === null || layout.isSparse ? 0 : dayMinutes / step
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
export function gapsOf(register: MeterRegister, { isSparse }: IntervalLayout): Problem[] {
  const days = [...register.reads.keys()].sort()
  const inner = new Map(
    [...register.reads].map(([day, read]) => [
      day,
      day === days[0] || day === days.at(-1) ? { ...read, missing: 0 } : read,
    ]),
  )
  const gaps = findGaps({ ...register, reads: inner })
  return isSparse ? gaps.filter(({ code }) => code !== 'missing-intervals') : gaps
}
