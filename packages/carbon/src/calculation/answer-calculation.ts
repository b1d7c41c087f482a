import { engineVersion } from '../analysis/engine-version.ts'
import type { Activity, Factor } from '../analysis/analysis-schema.ts'
import { nothingAsked, type AskedActivity } from '../calculator/asked-activity.ts'
import { calculate, type Calculated, type CalculationProblem } from '../calculator/calculate.ts'
import { calculatorWords } from '../calculator/calculator-words.ts'
import { airportsNamed } from '../calculator/find-airports.ts'
import type { RouteEnd } from '../calculator/find-route.ts'
import { countOf } from '../calculator/time-spans.ts'
import { tokenise } from '../calculator/tokenise.ts'
import { decimal, type Decimal } from '../decimal.ts'
import { countryOf } from '../regions/place-names.ts'
import { sumTotals } from '../work-out/sum-totals.ts'
import { normaliseUnit } from '../units/normalise-unit.ts'
import type {
  ActivityCall,
  AnsweredLine,
  CalculationAnswer,
  CalculationCall,
  LineProblem,
} from './calculation-schema.ts'
import { findNamedPlace } from './find-named-place.ts'

/** Kinds whose factor is of a grid, a network or a country: none is assumed for a program. */
const ofPlace: ReadonlySet<ActivityCall['kind']> = new Set(['electricity', 'natural-gas', 'heat', 'hotel'])

/** Where a caller finds what may be named; an agent cannot follow an address of the open API. */
export type NamedLists = { units: string; regions: string }

const listsOfApi: NamedLists = { units: 'GET /api/v1/units', regions: 'GET /api/v1/regions' }

type Asked = { ok: true; asked: AskedActivity } | { ok: false; problem: LineProblem }

/** Works out a calculation at one go; `workThroughCalculation` does it line by line. */
export function answerCalculation(call: CalculationCall, lists = listsOfApi): CalculationAnswer {
  const work = workThroughCalculation(call, lists)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/**
 * Works out a calculation: each activity by the same path as a line of a document. Pure; the same call gives the same
 * answer. A line that lacks something is open and says what, and the totals are over the others. It stops after each
 * line, of which a spend line takes 20 ms, so that a server can answer others in between.
 */
export function* workThroughCalculation(
  { activities }: CalculationCall,
  lists = listsOfApi,
): Generator<void, CalculationAnswer> {
  const factors: Record<string, Factor> = {}
  const lines: AnsweredLine[] = []
  const worked: Activity[] = []
  for (const [index, call] of activities.entries()) {
    const read = readActivity(call, lists)
    const [line] = read.ok ? calculate([read.asked]).lines : []
    if (line?.ok === true) {
      Object.assign(factors, line.worked.factors)
      worked.push(line.activity)
    }
    if (line !== undefined) lines.push(answerLine(line, index, lists))
    else if (!read.ok) lines.push({ status: 'open', index, problem: read.problem })
    yield
  }
  return {
    complete: worked.length === activities.length,
    lines,
    totals: sumTotals(worked),
    factors,
    engine: { ...engineVersion },
  }
}

function readActivity(call: ActivityCall, lists: NamedLists): Asked {
  const region = call.place === undefined ? null : findNamedPlace(call.place)
  if (call.place !== undefined && region === null)
    return open('unknown_place', 'place', unknownPlace(call.place, lists))
  if (region === null && ofPlace.has(call.kind)) return open('missing_place', 'place', slotProblems.place[2])
  const isFlight = call.kind === 'flight' && call.origin !== undefined && call.destination !== undefined
  const unit = call.unit === undefined ? (isFlight ? 'leg' : null) : readUnit(call.unit, call.kind, region)
  if (call.unit !== undefined && unit === null)
    return open('unknown_unit', 'unit', unknownUnit(call.unit, call.kind, lists))
  return {
    ok: true,
    asked: {
      ...nothingAsked,
      kind: call.kind,
      name: call.kind,
      text: call.description ?? call.kind.replaceAll('-', ' '),
      quantity: toDecimal(call.quantity) ?? (isFlight ? decimal('1') : null),
      unit,
      multipliers: call.count === undefined ? [] : [countOf(decimal(call.count))],
      region,
      date: call.date ?? null,
      vehicle: call.vehicle ?? null,
      origin: toRouteEnd(call.origin),
      destination: toRouteEnd(call.destination),
      cabin: call.cabin ?? null,
      isReturn: call.returnTrip ?? false,
      travellers: call.travellers ?? null,
      distanceKm: toDecimal(call.distanceKm),
    },
  }
}

function toDecimal(text: string | undefined): Decimal | null {
  return text === undefined ? null : decimal(text)
}

function toRouteEnd(name: string | undefined): RouteEnd | null {
  return name === undefined ? null : { name, airports: airportsNamed(tokenise(name)) }
}

function readUnit(text: string, kind: ActivityCall['kind'], region: string | null): string | null {
  if (kind === 'spend') {
    const currency = text.trim().toUpperCase()
    return /^[A-Z]{3}$/.test(currency) ? currency : null
  }
  const unit = normaliseUnit(text, region === null ? null : countryOf(region))
  if (unit !== null) return unit
  const tokens = tokenise(text)
  const spoken = calculatorWords.units.startingAt(tokens, 0)
  return spoken !== null && spoken.length === tokens.length ? spoken.value : null
}

function answerLine(line: Calculated, index: number, lists: NamedLists): AnsweredLine {
  if (!line.ok) return { status: 'open', index, problem: describeProblem(line.problem, line.asked, lists) }
  const { activity, asked, steps, worked } = line
  return {
    status: 'worked',
    index,
    kgCO2e: worked.totals.kgCO2e,
    quantity: activity.quantity,
    unit: activity.unit ?? '',
    region: asked.region,
    steps: [...steps],
    match: activity.match,
    emissions: activity.emissions,
  }
}

const slotProblems = {
  activity: ['no_factor', 'kind', 'Name what was done or bought.'],
  vehicle: ['no_factor', 'kind', 'Name the vehicle and its fuel.'],
  among: ['no_factor', 'kind', 'Say how much it was of each.'],
  quantity: ['missing_quantity', 'quantity', 'Say how much it was.'],
  unit: ['missing_unit', 'unit', 'Say in which unit the quantity is.'],
  measure: ['missing_unit', 'unit', 'Say how much it was, not what it cost: prices differ.'],
  place: ['missing_place', 'place', 'Say where it was: its factor is of a place.'],
  distance: ['missing_distance', 'distanceKm', 'Say how far it was carried.'],
  share: ['missing_quantity', 'quantity', 'Say whether it is for each or for all together.'],
  count: ['missing_quantity', 'quantity', 'Say how many of them there are.'],
  hours: ['missing_quantity', 'quantity', 'Say for how many hours the power was used.'],
} as const satisfies Record<string, readonly [LineProblem['code'], string, string]>

function describeProblem(problem: CalculationProblem, asked: AskedActivity, lists: NamedLists): LineProblem {
  const end = asked.origin?.airports.length === 1 ? 'destination' : 'origin'
  switch (problem.code) {
    case 'missing': {
      const [code, field, text] = slotProblems[problem.slot]
      return { code, field, text }
    }
    case 'unknown_place':
      return { code: 'unknown_place', field: 'place', text: unknownPlace(problem.name, lists) }
    case 'unknown_airport':
      return { code: 'unknown_airport', field: end, text: `No airport is known as “${problem.name}”.` }
    case 'several_airports': {
      const named = problem.airports.slice(0, 5).map(({ iata }) => iata)
      const text = `“${problem.name}” has several airports: send one of ${named.join(', ')}.`
      return { code: 'several_airports', field: end, text }
    }
    case 'unknown_thing':
      return { code: 'no_factor', field: 'kind', text: `“${problem.name}” is not a thing that is known.` }
    case 'own_power':
      return { code: 'no_factor', field: 'kind', text: ownPower }
    case 'no_factor':
      return { code: 'no_factor', field: 'kind', text: problem.reason }
  }
}

const ownPower =
  'Power that is made and used on the site is not bought; what is fed into the grid is never counted against consumption.'

function unknownPlace(name: string, { regions }: NamedLists): string {
  return `“${name}” is not a place that is known, or could be two. ${regions} lists the codes.`
}

function unknownUnit(name: string, kind: ActivityCall['kind'], { units }: NamedLists): string {
  return kind === 'spend'
    ? `“${name}” is no currency: send its three letters, such as AUD.`
    : `“${name}” is not a unit that is known. ${units} lists them.`
}

function open(code: LineProblem['code'], field: string, text: string): Asked {
  return { ok: false, problem: { code, field, text } }
}
