import type { ActivityLine, Analysis } from '../analysis/analysis-schema.ts'
import { detailsOf } from '../analysis/details-of.ts'
import { decimal } from '../decimal.ts'
import { dimensionOf } from '../units/unit-table.ts'
import { placeName } from '../regions/place-name.ts'
import { countryOf } from '../regions/place-names.ts'
import type { Airport } from '../travel/airport-table.ts'
import { sumTotals } from '../work-out/sum-totals.ts'
import { workOutActivities, type WorkedOut } from '../work-out/work-out-activities.ts'
import type { AskedActivity } from './asked-activity.ts'
import type { RouteEnd } from './find-route.ts'
import { isMoney } from './read-quantity.ts'
import { multiplied } from './time-spans.ts'

/** What a sum needs and the message did not say. */
export type Slot =
  | 'activity'
  | 'among'
  | 'vehicle'
  | 'quantity'
  | 'unit'
  | 'measure'
  | 'place'
  | 'distance'
  | 'hours'
  | 'share'
  | 'count'

export type CalculationProblem =
  | { code: 'missing'; slot: Slot }
  | { code: 'unknown_place'; name: string }
  | { code: 'unknown_airport'; name: string }
  | { code: 'several_airports'; name: string; airports: readonly Airport[] }
  | { code: 'unknown_thing'; name: string }
  | { code: 'own_power' }
  | { code: 'no_factor'; reason: string }

export type Calculated = { asked: AskedActivity } & (
  | { ok: true; worked: WorkedOut; activity: WorkedOut['activities'][number]; steps: readonly string[] }
  | { ok: false; problem: CalculationProblem }
)

export type Calculation = {
  lines: readonly Calculated[]
  /** Over the lines that could be worked out. */
  totals: Analysis['totals']
}

/** Works out what a message asked for, each activity by the same path as a line of a document, and totals them. */
export function calculate(asked: readonly AskedActivity[]): Calculation {
  const lines = asked.map(calculateOne)
  return { lines, totals: sumTotals(lines.flatMap((line) => (line.ok ? [line.activity] : []))) }
}

function calculateOne(asked: AskedActivity, at: number): Calculated {
  const problem = findProblem(asked)
  if (problem !== null) return { asked, ok: false, problem }
  const { line, steps } = lineOf(asked, at)
  const region =
    asked.region === null ? null : { region: asked.region, because: `you said ${placeName(asked.region)}` }
  const worked = workOutActivities([line], {
    region,
    period: null,
    issueDate: null,
    country: asked.region === null ? null : countryOf(asked.region),
    documentType: 'other',
    currency: null,
  })
  const [activity] = worked.activities
  if (activity === undefined) throw new Error('one line in, no activity out')
  if (activity.emissions.length > 0)
    return { asked, ok: true, worked, activity: asked.isCommute ? asCommute(activity) : activity, steps }
  const reason = worked.problems.map(({ text }) => text).join(' ') || activity.match.reason
  return { asked, ok: false, problem: { code: 'no_factor', reason } }
}

/** Kinds whose factor is of a grid or a network: a place that is not known must not be taken for another. */
const boundToPlace: ReadonlySet<string | null> = new Set(
  'electricity natural-gas water wastewater hotel'.split(' '),
)

function findProblem(asked: AskedActivity): CalculationProblem | null {
  if (asked.thing !== null) return { code: 'unknown_thing', name: asked.thing }
  if (asked.kind === 'electricity-export') return { code: 'own_power' }
  const isDistance = dimensionOf(asked.unit) === 'distance'
  if (asked.kind === null) return { code: 'missing', slot: isDistance ? 'vehicle' : 'activity' }
  if (asked.quantity === null) return { code: 'missing', slot: 'quantity' }
  if (asked.unit === null) return { code: 'missing', slot: 'unit' }
  if (asked.kind !== 'spend' && isMoney(asked.unit)) return { code: 'missing', slot: 'measure' }
  if (asked.among.length > 0) return { code: 'missing', slot: 'among' }
  if (asked.openShare !== null) return { code: 'missing', slot: 'share' }
  if (asked.uncounted !== null) return { code: 'missing', slot: 'count' }
  if (asked.needsHours) return { code: 'missing', slot: 'hours' }
  if (asked.unknownPlace !== null && boundToPlace.has(asked.kind))
    return { code: 'unknown_place', name: asked.unknownPlace }
  if (asked.needsPlace && asked.region === null) return { code: 'missing', slot: 'place' }
  const isHaul = asked.kind === 'freight' && asked.unit !== 'tkm' && !isDistance
  if (isHaul && asked.distanceKm === null) return { code: 'missing', slot: 'distance' }
  return airportProblem(asked.origin) ?? airportProblem(asked.destination)
}

function airportProblem(end: RouteEnd | null): CalculationProblem | null {
  if (end === null || end.airports.length === 1) return null
  if (end.airports.length === 0) return { code: 'unknown_airport', name: end.name }
  return { code: 'several_airports', name: end.name, airports: end.airports }
}

/** The factors of business travel hold for the way to work; the category is another. */
function asCommute(activity: WorkedOut['activities'][number]): WorkedOut['activities'][number] {
  const emissions = activity.emissions.map((emission) =>
    emission.category === 6 ? { ...emission, category: 7 } : emission,
  )
  return { ...activity, emissions }
}

function lineOf(asked: AskedActivity, at: number): { line: ActivityLine; steps: string[] } {
  const one = asked.quantity ?? decimal('0')
  const quantity = multiplied(one, asked.multipliers)
  const counted = asked.multipliers.map(({ text }) => `${text} × `).join('')
  const steps =
    counted === '' ? [] : [`${counted}${one} ${asked.unit ?? ''} = ${quantity} ${asked.unit ?? ''}`]
  const [origin] = asked.origin?.airports ?? []
  const [destination] = asked.destination?.airports ?? []
  // The one fuel that is meant: of "coal, gas and oil" no gas oil.
  const thing = asked.kind === 'fuel' ? (asked.name ?? asked.text) : asked.text
  const country = asked.region === null ? null : countryOf(asked.region)
  const line: ActivityLine = {
    id: `a${at + 1}`,
    description: asked.vehicle === null ? thing : `${thing} ${asked.vehicle}`,
    kind: asked.kind ?? 'spend',
    quantity,
    unit: asked.unit,
    estimated: false,
    period: null,
    details: detailsOf({
      date: asked.date,
      origin: origin?.iata ?? null,
      destination: destination?.iata ?? null,
      cabin: asked.cabin,
      travellers: asked.travellers,
      roundTrip: asked.isReturn ? true : null,
      ...(asked.distanceKm === null ? {} : { distanceKm: asked.distanceKm }),
      ...(asked.kind === 'hotel' && country !== null && country !== 'AU' ? { country } : {}),
    }),
    evidence: { page: null, text: `${quantity} ${asked.unit ?? ''}`, box: null, cell: null },
    confidence: { read: '1', meaning: '1' },
  }
  return { line, steps }
}
