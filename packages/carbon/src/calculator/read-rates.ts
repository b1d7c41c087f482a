import { compare, decimal, parseDecimal, type Decimal } from '../decimal.ts'
import { quantityIn } from '../units/convert-quantity.ts'
import { dimensionOf } from '../units/unit-table.ts'
import type { AskedActivity } from './asked-activity.ts'
import { readActivities } from './read-activities.ts'
import { readMasses, type MassSaid } from './read-masses.ts'

const ratesOfEmissions: ReadonlySet<string | null> = new Set([
  'energy',
  'distance',
  'freight-work',
  'passenger-distance',
  'vehicle-distance',
])
const journeys: ReadonlySet<string> = new Set(['flight', 'train', 'bus', 'taxi', 'car', 'hotel'])
const namesFactor = /\b(?:factors?|intensity|ef)\W{0,3}(?:of |is |was |for )?(?:[a-z]+ ){0,3}\W?\s?$/i
const namesGas = /\b(?:co2\w*|carbon|emissions?|emit\w*|footprint|ghg)\b/i
const gwp =
  /\b(?:gwp|global warming potential)s?\b(?: \([^)]{0,20}\))?(?: of| is| =|:| at){0,3} ?(\d[\d,]{0,14}(?:\.\d{1,9})?)(?![\d.,]{0,15}\s?(?:kg|t|g)\b)/i
const multiplied =
  /(\d[\d,]*(?:\.\d+)? ?[a-z][a-z ]{0,30}?) ?(?:[x×*]|times|multiplied by) ?(\d*\.\d+)(?=\s*(?:=|is\b|makes\b|gives\b))/gi
const fuels: ReadonlySet<string | null> = new Set(['petrol', 'diesel', 'lpg', 'fuel', null])

/** Every mass that is a rate, and every one of CO2: that is what comes out, never what is burnt. In the order of the message. */
export function readRates(text: string): MassSaid[] {
  const masses = readMasses(text).filter(({ per, isGas }) => per !== null || isGas)
  return [...masses, ...bareFactors(text), ...warmingOf(text)].sort((one, other) => one.start - other.start)
}

/** A weight per litre, metre or bag is a density, unless the gas is named or a factor is. */
export function isFactor(mass: MassSaid, text: string, amounts: readonly AskedActivity[]): boolean {
  const { per, unit, value, isGas, start, end } = mass
  if (per === null || mass.isLimit) return false
  if (gwp.test(text.slice(start, end))) return amounts.some(({ kind }) => kind === 'refrigerant')
  if (isGas || namesFactor.test(text.slice(Math.max(0, start - 40), start))) return true
  if (per.unit === null) {
    const { whole } = readActivities(text)
    // "1.7 t per passenger": nobody weighs a flight.
    if (whole.travellers !== null && whole.kind !== null && journeys.has(whole.kind)) return true
    // "25 laptops at 300 kg each": of bags of cement it is their weight, and of what is carried.
    return whole.kind === null && whole.distanceKm === null && amounts.every(({ kind }) => kind === null)
  }
  const dimension = dimensionOf(per.unit)
  if (ratesOfEmissions.has(dimension)) return true
  if (dimension === 'mass') return namesGas.test(text)
  // No fuel weighs more than a kilogram a litre.
  const isLitre = per.unit === 'L' && compare(quantityIn(value, unit, 'kg') ?? '0', '1') > 0
  return isLitre && amounts.some((one) => one.unit === 'L' && fuels.has(one.kind))
}

/** "A GWP of 675": kilograms of CO2e for a kilogram of the gas. */
function warmingOf(text: string): MassSaid[] {
  const match = gwp.exec(text)
  const value = parseDecimal(match?.[1]?.replaceAll(',', '') ?? '')
  return match === null || value === null ? [] : [factorAt(match.index, match[0].length, value, 'kg')]
}

/** "50 litres of petrol x 2.31 = 120 kg": a bare figure that an amount is multiplied by. */
function bareFactors(text: string): MassSaid[] {
  return [...text.matchAll(multiplied)].flatMap(([said, amount = '', figure = ''], at, all) => {
    const { unit } = readActivities(amount).whole
    const value = parseDecimal(figure.replace(/^\./, '0.'))
    const start = (all[at]?.index ?? 0) + amount.length
    return unit === null || value === null ? [] : [factorAt(start, said.length - amount.length, value, unit)]
  })
}

function factorAt(start: number, length: number, value: Decimal, unit: string): MassSaid {
  const per = { unit, noun: null, count: decimal('1') }
  return { value, unit: 'kg', isGas: true, isLimit: false, per, period: null, start, end: start + length }
}
