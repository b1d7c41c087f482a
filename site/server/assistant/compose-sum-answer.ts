import type { Emission } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg, formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { regionName } from '@doublerule/carbon/regions/place-names.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { compareRegions } from '@doublerule/carbon/work-out/compare-regions.ts'
import { quickSum, type QuickSum } from '@doublerule/carbon/work-out/quick-sum.ts'
import { pages } from '#shared/knowledge/pages.ts'
import type { Amount } from './amounts.ts'
import type { Answer, Interpretation, SumRequest } from './interpretation.ts'

export type SumInterpretation = Extract<
  Interpretation,
  { kind: 'sum' | 'factor' | 'state-comparison' | 'sum-missing-subject' | 'conversion' }
>

/** An answer of the carbon engine, with its working: every figure can be done again from the line it stands in. */
export function composeSumAnswer(asked: SumInterpretation): Answer {
  return { paragraphs: paragraphsOf(asked), sources: [pages.emissionData] }
}

function paragraphsOf(asked: SumInterpretation): string[] {
  switch (asked.kind) {
    case 'sum':
    case 'factor':
      return describeSum(asked)
    case 'state-comparison':
      return compareStates(asked)
    case 'sum-missing-subject':
      return [
        `${say(asked.amount)} of what? Name the activity, such as electricity, natural gas or diesel, and the state for electricity.`,
      ]
    case 'conversion':
      return [convert(asked.from, asked.to)]
  }
}

/** The sum that the engine makes of a request; null when it cannot be made, with the engine's reason. */
export function workOut(request: SumRequest): { ok: true; sum: QuickSum } | { ok: false; reason: string } {
  const done = quickSum({
    quantity: request.quantity,
    unit: request.unit,
    kind: request.kind,
    region: request.region,
    date: request.date,
    description: request.description,
    details: {
      ...request.flight,
      ...(request.distanceKm === undefined ? {} : { distanceKm: request.distanceKm }),
      ...(request.isReturn ? { roundTrip: true } : {}),
      ...(request.cabin === undefined ? {} : { cabin: request.cabin }),
    },
  })
  if (!done.ok) return { ok: false, reason: done.problem.text }
  const { activity, problems } = done.value
  if (activity.emissions.length > 0) return { ok: true, sum: done.value }
  return { ok: false, reason: problems.map(({ text }) => text).join(' ') || activity.match.reason }
}

function describeSum(asked: Extract<SumInterpretation, { kind: 'sum' | 'factor' }>): string[] {
  const { request } = asked
  const done = workOut(request)
  if (!done.ok) return [`I can’t work that out. ${sentence(done.reason)}`]
  const { activity, questions, totals, factors } = done.sum
  const counted = activity.emissions.filter((emission) => emission.counted)
  const sources = [...new Set(counted.map((emission) => factors[emission.factor]?.source ?? ''))]
  const steps = [...new Set(counted.flatMap((emission) => emission.steps))]
  const isUnderAKilogram = compare(decimal(totals.kgCO2e), '1') < 0
  const tonnes = isUnderAKilogram ? '' : ` (${formatTonnes(totals.kgCO2e)})`
  return [
    `${describeRequest(request)}: ${formatKg(totals.kgCO2e)} CO2e${tonnes}.`,
    [...steps, ...counted.map(describeEmission)].join('\n'),
    `Factors: ${sources.join('; ')}. ${sentence(activity.match.reason)}`,
    ...(activity.match.proxy
      ? ['A factor of another place or thing stands in here: treat the result as a proxy.']
      : []),
    ...questions.map(
      (question) =>
        `${question.text}\n${question.options.map((option) => `${option.label}: ${formatKg(option.kgCO2e)} CO2e`).join('\n')}`,
    ),
  ]
}

export function describeEmission(emission: Emission): string {
  const category = emission.category === null ? '' : `, category ${emission.category}`
  const method = emission.method === null ? '' : `, ${emission.method}`
  return `Scope ${emission.scope}${category}${method}: ${emission.expression} = ${formatKg(emission.kgCO2e)}`
}

export function describeRequest(request: SumRequest): string {
  const where = request.region === null ? '' : ` in ${regionName(request.region)}`
  if (request.flight !== undefined) {
    const { origin, destination } = request.flight
    return `One passenger, ${origin} to ${destination}${request.isReturn ? ' and back' : ''}`
  }
  if (request.kind === 'spend') return `${say(request)} of spending`
  if (request.kind === 'hotel') return `${groupDigits(request.quantity)} room-nights in a hotel${where}`
  return `${say(request)} of ${request.name}${where}`
}

function compareStates(asked: Extract<SumInterpretation, { kind: 'state-comparison' }>): string[] {
  const { kwh, regions } = asked
  const converted = convertQuantity(decimal(kwh.quantity), kwh.unit, 'kWh')
  if (!converted.ok) return [`I can’t compare ${say(kwh)} between states.`]
  const period = kwh.date === null ? null : { start: kwh.date, end: kwh.date }
  const workings = compareRegions(converted.value.quantity, period).filter(
    ({ region }) => regions.length === 0 || regions.includes(region),
  )
  const [first] = workings
  return [
    `${say(kwh)} of electricity, location-based, Scope 2 and Scope 3 together:`,
    workings
      .map(
        ({ name, scope2, scope3, totalKg }) =>
          `${name}: ${scope2.expression} + ${scope3.expression} = ${formatKg(totalKg)} CO2e`,
      )
      .join('\n'),
    ...(first === undefined ? [] : [`Factors: ${first.scope2.factor.source}. ${sentence(first.because)}`]),
  ]
}

function convert(from: Amount, to: string): string {
  const converted = convertQuantity(decimal(from.quantity), from.unit, to)
  if (!converted.ok) return `${say(from)} cannot be turned into ${to}: they measure different things.`
  const { quantity, expression } = converted.value
  return `${say(from)} = ${groupDigits(quantity)} ${to}.${expression === null ? '' : ` Working: ${expression}.`}`
}

function say(amount: Amount): string {
  return amount.unit === 'AUD'
    ? `$${groupDigits(amount.quantity)}`
    : `${groupDigits(amount.quantity)} ${amount.unit}`
}

/** The engine's reasons as sentences: capital letter first, full stop last. */
function sentence(text: string): string {
  const tidy = text
    .trim()
    .replace(/(^|\. )([a-z])/g, (_all, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
  return /[.?!]$/.test(tidy) ? tidy : `${tidy}.`
}
