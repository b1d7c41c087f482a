import Big from 'big.js'
import { type RegisterSum, toRegisterActivity } from '../activities/meter/register-sum.ts'
import type { DocumentRead } from '../analyse/document-read.ts'
import { dayRange } from '../fields/sourced.ts'
import { type Tree, type TreeValue, findParts, isList, textUnder } from './tree.ts'

// NAESB ESPI (Green Button): units of measure and flow directions that carry energy.
const energyUnits: Record<string, { unit: string; scale: string }> = {
  '72': { unit: 'kWh', scale: '0.001' },
  '169': { unit: 'therm', scale: '1' },
  '132': { unit: 'Btu', scale: '1' },
  '42': { unit: 'm3', scale: '1' },
  '119': { unit: 'scf', scale: '1' },
}
const reverseFlow = '19'
const gasCommodities = ['7', '8', '17']

/** Green Button usage (ESPI XML): interval readings added up by direction; null for other XML. */
export function readGreenButton(tree: Tree): DocumentRead | null {
  const readings = findParts(tree, /^(?:\w+:)?IntervalReading$/).flatMap((part) =>
    isList(part) ? part : [part],
  )
  if (readings.length === 0) return null
  const [type] = findParts(tree, /^(?:\w+:)?ReadingType$/)
  const uom = energyUnits[textUnder(type, /uom$/)?.value ?? '72'] ?? energyUnits['72']
  if (uom === undefined) return null
  const power = Number(textUnder(type, /powerOfTenMultiplier$/)?.value ?? '0')
  const scale = Big(uom.scale).times(
    Big(10).pow(Number.isInteger(power) && Math.abs(power) <= 12 ? power : 0),
  )
  const register = sumReadings(
    readings,
    scale,
    uom.unit,
    textUnder(type, /flowDirection$/)?.value === reverseFlow,
  )
  if (register === null) return null
  const isGas = gasCommodities.includes(textUnder(type, /commodity$/)?.value ?? '')
  const activity = toRegisterActivity(register)
  return {
    classified: { type: 'meter-data', confidence: 0.97, reasons: ['Green Button interval readings'] },
    read: {
      activities: activity === null ? [] : [isGas ? { ...activity, kind: 'natural-gas' } : activity],
      findings: [],
    },
    fields: {
      supplier: null,
      account: null,
      issueDate: null,
      currency: null,
      total: null,
      period: dayRange([register.firstDay, register.lastDay], register.evidence),
    },
    problems: [],
  }
}

function sumReadings(
  readings: readonly TreeValue[],
  scale: Big,
  unit: string,
  isExport: boolean,
): RegisterSum | null {
  let sum = Big(0)
  const days = new Set<string>()
  for (const reading of readings) {
    const value = textUnder(reading, /^(?:\w+:)?value$/)?.value ?? ''
    if (!/^-?\d+(?:\.\d+)?$/.test(value)) continue
    sum = sum.plus(Big(value).times(scale))
    const start = Number(textUnder(reading, /^(?:\w+:)?start$/)?.value ?? 'NaN')
    if (Number.isFinite(start)) days.add(new Date(start * 1000).toISOString().slice(0, 10))
  }
  const sorted = [...days].sort()
  const [firstDay] = sorted
  const lastDay = sorted.at(-1)
  if (firstDay === undefined || lastDay === undefined) return null
  return {
    meter: null,
    register: isExport ? 'reverse' : 'forward',
    direction: isExport ? 'export' : 'consumption',
    unit,
    sum,
    firstDay,
    lastDay,
    days: sorted.length,
    estimatedDays: 0,
    evidence: {
      page: 1,
      text: `${readings.length} interval readings from ${firstDay} to ${lastDay}`,
      box: null,
      cell: null,
    },
  }
}
