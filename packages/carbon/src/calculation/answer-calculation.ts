import { engineVersion } from '../analysis/engine-version.ts'
import type { Factor } from '../analysis/analysis-schema.ts'
import { nothingAsked, type AskedActivity } from '../calculator/asked-activity.ts'
import { calculate, type Calculated, type CalculationProblem } from '../calculator/calculate.ts'
import { calculatorWords } from '../calculator/calculator-words.ts'
import { airportsNamed } from '../calculator/find-airports.ts'
import type { RouteEnd } from '../calculator/find-route.ts'
import { tokenise } from '../calculator/tokenise.ts'
import { decimal, type Decimal } from '../decimal.ts'
import { countryOf } from '../regions/place-names.ts'
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

type Asked = { ok: true; asked: AskedActivity } | { ok: false; problem: LineProblem }

/**
 * Works out a calculation: each activity by the same path as a line of a document. Pure; the same call gives the same
 * answer. A line that lacks something is open and says what, and the totals are over the others.
 */
export function answerCalculation({ activities }: CalculationCall): CalculationAnswer {
  const read = activities.map(readActivity)
  const { lines: calculated, totals } = calculate(read.flatMap((line) => (line.ok ? [line.asked] : [])))
  const factors: Record<string, Factor> = {}
  let next = 0
  const lines = read.map((line, index): AnsweredLine => {
    if (!line.ok) return { status: 'open', index, problem: line.problem }
    const worked = calculated[next]
    next += 1
    if (worked === undefined) throw new Error('an activity was not worked out')
    if (worked.ok) Object.assign(factors, worked.worked.factors)
    return answerLine(worked, index)
  })
  return {
    complete: lines.every(({ status }) => status === 'worked'),
    lines,
    totals,
    factors,
    engine: { ...engineVersion },
  }
}

function readActivity(call: ActivityCall): Asked {
  const region = call.place === undefined ? null : findNamedPlace(call.place)
  if (call.place !== undefined && region === null)
    return open('unknown_place', 'place', unknownPlace(call.place))
  if (region === null && ofPlace.has(call.kind)) return open('missing_place', 'place', slotProblems.place[2])
  const isFlight = call.kind === 'flight' && call.origin !== undefined && call.destination !== undefined
  const unit = call.unit === undefined ? (isFlight ? 'leg' : null) : readUnit(call.unit, call.kind, region)
  if (call.unit !== undefined && unit === null)
    return open('unknown_unit', 'unit', `“${call.unit}” is not a unit that is known. GET /units lists them.`)
  return {
    ok: true,
    asked: {
      ...nothingAsked,
      kind: call.kind,
      name: call.kind,
      text: call.description ?? call.kind.replaceAll('-', ' '),
      quantity: toDecimal(call.quantity) ?? (isFlight ? decimal('1') : null),
      unit,
      count: toDecimal(call.count),
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

function answerLine(line: Calculated, index: number): AnsweredLine {
  if (!line.ok) return { status: 'open', index, problem: describeProblem(line.problem, line.asked) }
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
  quantity: ['missing_quantity', 'quantity', 'Say how much it was.'],
  unit: ['missing_unit', 'unit', 'Say in which unit the quantity is.'],
  place: ['missing_place', 'place', 'Say where it was: its factor is of a place.'],
  distance: ['missing_distance', 'distanceKm', 'Say how far it was carried.'],
} as const satisfies Record<string, readonly [LineProblem['code'], string, string]>

function describeProblem(problem: CalculationProblem, asked: AskedActivity): LineProblem {
  const end = asked.origin?.airports.length === 1 ? 'destination' : 'origin'
  switch (problem.code) {
    case 'missing': {
      const [code, field, text] = slotProblems[problem.slot]
      return { code, field, text }
    }
    case 'unknown_place':
      return { code: 'unknown_place', field: 'place', text: unknownPlace(problem.name) }
    case 'unknown_airport':
      return { code: 'unknown_airport', field: end, text: `No airport is known as “${problem.name}”.` }
    case 'several_airports': {
      const named = problem.airports.slice(0, 5).map(({ iata }) => iata)
      const text = `“${problem.name}” has several airports: send one of ${named.join(', ')}.`
      return { code: 'several_airports', field: end, text }
    }
    case 'no_factor':
      return { code: 'no_factor', field: 'kind', text: problem.reason }
  }
}

function unknownPlace(name: string): string {
  return `“${name}” is not a place that is known, or could be two. GET /regions lists the codes.`
}

function open(code: LineProblem['code'], field: string, text: string): Asked {
  return { ok: false, problem: { code, field, text } }
}
