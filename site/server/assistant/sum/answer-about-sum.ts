import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculate } from '@doublerule/carbon/calculator/calculate.ts'
import { energyInFuel } from '@doublerule/carbon/work-out/energy-in-fuel.ts'
import type { ConversionRead } from '@doublerule/carbon/calculator/read-conversion.ts'
import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { compareRegions } from '@doublerule/carbon/work-out/compare-regions.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import {
  describeActivity,
  describeAmount,
  describeEmission,
  describeMass,
  describeProblem,
  listFactors,
  toSentence,
} from './describe-activity.ts'

/** The scopes and categories that a thing is counted in, where it is bought or used by the company itself. */
export function describeScopes(asked: AskedActivity): string[] {
  const [line] = calculate([asked]).lines
  if (line?.ok !== true) return line === undefined ? [] : [describeProblem(line.asked, line.problem)]
  const scopes = line.activity.emissions
    .filter(({ counted }) => counted)
    .map(({ scope, category }) => `Scope ${scope}${category === null ? '' : ` category ${category}`}`)
  const name = asked.name ?? asked.text
  return [
    `${name.charAt(0).toUpperCase()}${name.slice(1)} is ${[...new Set(scopes)].join(' and ')}, where your company buys or uses it itself. What you do not own or control is Scope 3, by the category of the work.`,
    `Factors: ${listFactors(line).join('; ')}.`,
  ]
}

/** Each factor of a row: per what, and where it is printed. */
export function describeFactors(asked: AskedActivity): string[] {
  const [line] = calculate([asked]).lines
  if (line === undefined) return []
  if (!line.ok) return [describeProblem(line.asked, line.problem)]
  const factors = line.activity.emissions
    .filter(({ counted }) => counted)
    .map((emission) => {
      const factor = line.worked.factors[emission.factor]
      return factor === undefined
        ? ''
        : `Scope ${emission.scope}: ${factor.kgCO2ePerUnit} kg CO2e per ${factor.unit}, [${factor.source}](${factorPagePath(emission.factor)})`
    })
  return [
    [`The factors of ${describeActivity(asked)}:`, ...factors].join('\n'),
    toSentence(line.activity.match.reason),
  ]
}

/** Which of the sum just done is of one scope. */
export function describePart(activities: readonly AskedActivity[], scope: string): string[] {
  const parts = calculate(activities).lines.flatMap((line) => {
    if (!line.ok) return []
    const emissions = line.activity.emissions.filter(
      (emission) => emission.counted && String(emission.scope) === scope,
    )
    return emissions.map((emission) => `${describeActivity(line.asked)}: ${describeEmission(emission)}`)
  })
  if (parts.length === 0) return [`None of it is Scope ${scope}.`]
  return [`Of that, Scope ${scope} is:`, parts.join('\n')]
}

export function describeExtreme(activities: readonly AskedActivity[], isLeast: boolean): string[] {
  const worked = calculate(activities).lines.filter((line) => line.ok)
  const ordered = worked.toSorted((left, right) =>
    compare(decimal(right.worked.totals.kgCO2e), decimal(left.worked.totals.kgCO2e)),
  )
  const lead = isLeast ? 'What emits least of it is' : 'What emits most of it is'
  return [lead, ...(isLeast ? ordered.toReversed() : ordered)].flatMap((line, at) => {
    if (typeof line === 'string') return []
    return [
      `${at === 1 ? `${lead} ` : ''}${describeActivity(line.asked)}: ${describeMass(line.worked.totals.kgCO2e)}.`,
    ]
  })
}

export function compareStates(asked: AskedActivity | undefined, regions: readonly string[]): string[] {
  const converted =
    asked?.quantity === undefined || asked.quantity === null || asked.unit === null
      ? null
      : convertQuantity(asked.quantity, asked.unit, 'kWh')
  if (asked === undefined || converted === null || !converted.ok)
    return ['I can’t compare that between states.']
  const period = asked.date === null ? null : { start: asked.date, end: asked.date }
  const workings = compareRegions(converted.value.quantity, period).filter(
    ({ region }) => regions.length === 0 || regions.includes(region),
  )
  const [first] = workings
  const factors = workings.map(({ name, scope2 }) => `[${name}](${factorPagePath(scope2.factor.id)})`)
  return [
    `${describeAmount(asked)} of electricity, location-based, Scope 2 and Scope 3 together:`,
    workings
      .map(
        ({ name, scope2, scope3, totalKg }) =>
          `${name}: ${scope2.expression} + ${scope3.expression} = ${formatKg(totalKg)} CO2e`,
      )
      .join('\n'),
    ...(first === undefined
      ? []
      : [`Factors: ${first.scope2.factor.source}: ${factors.join(', ')}. ${toSentence(first.because)}`]),
  ]
}

export function convert({ quantity, from, to, energy }: ConversionRead): string {
  const said = `${groupDigits(quantity)} ${from}`
  const converted = convertQuantity(decimal(quantity), from, to)
  const held = energy === null ? null : energyInFuel(quantity, from, to, energy)
  if (!converted.ok)
    return held === null
      ? `${said} cannot be turned into ${to}: they measure different things.`
      : cutQuotients(
          `${said} of ${held.fuel} hold ${groupDigits(held.quantity)} ${to}. Working: ${held.steps.join('; ')}.`,
        )
  const { quantity: result, expression } = converted.value
  return cutQuotients(
    `${said} = ${groupDigits(result)} ${to}.${expression === null ? '' : ` Working: ${expression}.`}`,
  )
}
