import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import type { Emission } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import type { Calculated, CalculationProblem } from '@doublerule/carbon/calculator/calculate.ts'
import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg, formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import { unitById } from '@doublerule/carbon/units/unit-table.ts'
import { factorPagePath } from '#shared/factor-page.ts'

/** "843 kWh of electricity in Victoria"; a flight by its ends. */
export function describeActivity(asked: AskedActivity): string {
  const where = asked.region === null ? '' : ` in ${placeName(asked.region)}`
  if (asked.origin !== null && asked.destination !== null) return describeFlight(asked)
  const amount = describeAmount(asked)
  if (asked.kind === 'spend') return `${amount} of spending on ${asked.text}`
  if (asked.kind === 'hotel')
    return `${describeAmount({ ...asked, unit: null })} room-nights in a hotel${where}`
  return `${amount}${asked.name === null ? '' : ` of ${asked.name}`}${where}`
}

function describeFlight({
  origin,
  destination,
  isReturn,
  multipliers,
  travellers,
  cabin,
}: AskedActivity): string {
  const who = travellers === null || travellers === 1 ? 'One passenger' : `${travellers} passengers`
  const trips = multipliers.length === 0 ? '' : `, ${multipliers.map(({ text }) => text).join(' × ')} times`
  const [from] = origin?.airports ?? []
  const [to] = destination?.airports ?? []
  const route = `${from?.iata ?? origin?.name ?? ''} to ${to?.iata ?? destination?.name ?? ''}`
  return `${who}, ${route}${isReturn ? ' and back' : ''}${cabin === null ? '' : `, ${cabin}`}${trips}`
}

export function describeAmount({ multipliers, quantity, unit }: AskedActivity): string {
  const times = multipliers.map(({ text }) => `${text} × `).join('')
  if (unit === 'AUD') return `${times}$${groupDigits(quantity ?? '0')}`
  return `${times}${groupDigits(quantity ?? '0')}${unit === null ? '' : ` ${unit}`}`
}

/** "623.82 kg CO2e (0.624 t)". */
export function describeMass(kg: string): string {
  return compare(decimal(kg), '1') < 0 ? `${formatKg(kg)} CO2e` : `${formatKg(kg)} CO2e (${formatTonnes(kg)})`
}

/** A line of working, with a link to its factor: every figure can be done again from it. */
export function describeEmission({ scope, category, method, expression, kgCO2e }: Emission): string {
  const name = [`Scope ${scope}`, category === null ? '' : `category ${category}`, method ?? ''].filter(
    Boolean,
  )
  return `${name.join(', ')}: ${cutQuotients(expression)} = ${formatKg(kgCO2e)}`
}

/** The factors of a line, each a link to its own page. */
export function listFactors(line: Extract<Calculated, { ok: true }>): string[] {
  const counted = line.activity.emissions.filter((emission) => emission.counted)
  return [...new Set(counted.map(({ factor }) => factor))].map(
    (id) => `[${line.worked.factors[id]?.source ?? id}](${factorPagePath(id)})`,
  )
}

const slotQuestions = {
  activity:
    'of what? Name the activity, such as electricity, natural gas or diesel, and the state for electricity.',
  vehicle:
    'in what? Name the vehicle (a car, a van, a truck) and its fuel, each kind with its own distance. Litres of fuel are better still.',
  among:
    'how much is it of each? One amount of several things has no factor: give each its own amount, or name the one that is meant.',
  quantity: 'how much of it? Give a figure with its unit.',
  unit: 'in which unit? For example litres, kWh, GJ or tonnes.',
  measure:
    'how much of it was that? Prices differ by tariff and by day, so the cost does not tell the amount: type the kWh, MJ or litres that the bill or receipt prints.',
  share: 'is that for each of them, or for all of them together? Say “each” or “together”.',
  count: 'that is one of several: how many of them are there in all?',
  place: 'where? Name the state or the country: the factor depends on the grid.',
  distance: 'over what distance? Give the kilometres.',
  hours:
    'for how many hours? A power in watts becomes energy with time: say, for example, “8 hours a day for 30 days”. If you mean kWh, write kWh.',
} as const

/** What stands in the way of a sum, and the one thing to say next. */
export function describeProblem(asked: AskedActivity, problem: CalculationProblem, isAlone = false): string {
  // Without its hours a power is no energy yet.
  const said = describeActivity(asked.needsHours ? { ...asked, unit: 'kW' } : asked)
  switch (problem.code) {
    case 'missing':
      return `${asked.openShare === null ? '' : `${asked.openShare.text}, `}${problem.slot === 'among' ? `${describeAmount(asked)} of ${asked.among.join(', ')}` : said}: ${slotQuestions[problem.slot]}`
    case 'unknown_thing':
      return `${isAlone ? 'I can’t work out' : 'I have left out'} ${describeAmount(asked)} ${problem.name}: I can’t tell how much of what that is. Give an amount with its unit, such as litres, kWh or tonnes.`
    case 'unknown_place':
      return `I don’t know a place called “${problem.name}”, so I have not assumed one for ${describeAmount(asked)}. Name the state or country.`
    case 'unknown_airport':
      return `I don’t know an airport called “${problem.name}”. Name the city or its three-letter code.`
    case 'several_airports':
      return `Which “${problem.name}” do you mean? ${problem.airports
        .slice(0, 5)
        .map(({ iata, name }) => `${iata} (${name})`)
        .join(', ')}.`
    case 'own_power':
      return `${said}: power that you make from sun, wind or water and use on the site is zero in Scope 2, since it is not bought (GHG Protocol, Scope 2 Guidance). What is fed into the grid is never taken off what you buy.`
    case 'no_factor':
      return `I can’t work out ${said}. ${toSentence(problem.reason.replace(/^[^:]{0,120}: (?=[A-Z])/, ''))}`
  }
}

/** What was measured beside the amount and is in no sum, and the people who may share it; empty where nothing was. */
export function describeLeftOut({ leftOut }: AskedActivity): string[] {
  const told = leftOut.filter(
    (said) => said.endsWith(' people') || unitById(said.split(' ').at(-1) ?? '') !== null,
  )
  const asides = leftOut.filter((said) => said.endsWith(')'))
  return [
    ...(told.length === 0
      ? []
      : [
          `Not in this sum: ${told.join(', ')}. If it is for each of them, write the sum again with “each” or “a day”.`,
        ]),
    ...(asides.length === 0 ? [] : [`Not counted: ${asides.join(', ')}.`]),
  ]
}

/** The engine's reasons as sentences: capital letter first, full stop last. */
export function toSentence(text: string): string {
  const tidy = text
    .trim()
    .replace(/(^|\. )([a-z])/g, (_all, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
  return /[.?!]$/.test(tidy) ? tidy : `${tidy}.`
}
