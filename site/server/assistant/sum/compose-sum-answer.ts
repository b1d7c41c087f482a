import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculate, type Calculated } from '@doublerule/carbon/calculator/calculate.ts'
import type { ConversionRead } from '@doublerule/carbon/calculator/read-conversion.ts'
import {
  compare,
  decimal,
  dividedBy,
  minus,
  roundTo,
  times,
  type Decimal,
} from '@doublerule/carbon/decimal.ts'
import { formatKg, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { compareRegions } from '@doublerule/carbon/work-out/compare-regions.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import type { Answer, Interpretation } from '../interpretation.ts'
import { composePeriodAnswer } from './compose-period-answer.ts'
import {
  describeActivity,
  describeAmount,
  describeEmission,
  describeMass,
  describeProblem,
  listFactors,
  toSentence,
} from './describe-activity.ts'
import { describeGreen } from './green-share.ts'
import type { OwnFactor } from './own-factor.ts'

export type SumInterpretation = Extract<
  Interpretation,
  {
    kind:
      | 'sum'
      | 'sum-reason'
      | 'sum-scope'
      | 'factor'
      | 'state-comparison'
      | 'sum-period'
      | 'sum-part'
      | 'sum-extreme'
      | 'conversion'
  }
>

/** An answer of the calculator with its working; each factor in it leads to its page. */
export function composeSumAnswer(asked: SumInterpretation): Answer {
  const also = 'also' in asked ? asked.also : undefined
  if (also === undefined) return { paragraphs: paragraphsOf(asked), sources: [] }
  return { paragraphs: [...paragraphsOf(asked), also.text], sources: [also.page] }
}

function paragraphsOf(asked: SumInterpretation): string[] {
  switch (asked.kind) {
    case 'sum':
      return [
        ...describeOwn(asked.own),
        ...describeSum(asked.activities, asked.compares === true),
        ...(asked.compares === true ? describeDifference(asked.activities) : []),
        ...(asked.green === undefined ? [] : marketBasedOf(asked.activities, asked.green)),
      ]
    case 'factor':
      return describeSum(asked.activities, true)
    case 'sum-scope':
      return asked.activities.flatMap(describeScopes)
    case 'sum-reason':
      return asked.activities.flatMap(describeFactors)
    case 'sum-part':
      return describePart(asked.activities, asked.scope)
    case 'sum-extreme':
      return describeExtreme(asked.activities, asked.isLeast)
    case 'sum-period':
      return composePeriodAnswer(asked.activities, asked.period)
    case 'state-comparison':
      return compareStates(asked.activities[0], asked.regions)
    case 'conversion':
      return [convert(asked)]
  }
}

/** The amount by a factor that the visitor gave, with the published one below it. */
function describeOwn(own: OwnFactor | undefined): string[] {
  if (own === undefined) return []
  return [
    `With your factor: ${groupDigits(own.quantity)} ${own.unit} × ${own.factor} kg per ${own.unit} = ${formatKg(own.kg)}. Say in your report where that factor is from. With the published one:`,
  ]
}

function marketBasedOf(activities: readonly AskedActivity[], share: Decimal): string[] {
  return calculate(activities).lines.flatMap((line) => describeGreen(line, share) ?? [])
}

/** Two rows that are held against each other have no total. */
function describeSum(activities: readonly AskedActivity[], isCompared = false): string[] {
  const { lines, totals } = calculate(activities)
  const worked = lines.filter((line) => line.ok)
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return describeLine(only)
  const total = `Total of ${worked.length}${worked.length === lines.length ? '' : ` of ${lines.length}`}: ${describeMass(totals.kgCO2e)}.`
  const scopes = (['1', '2', '3'] as const)
    .filter((scope) => totals.byScope[scope] !== '0')
    .map((scope) => `Scope ${scope}: ${formatKg(totals.byScope[scope])}`)
  return [
    ...(worked.length === 0 || isCompared ? [] : [[total, ...scopes].join('\n')]),
    ...lines.map((line, at) => describeLine(line, at + 1).join('\n')),
  ]
}

/** One activity as a small paper: what it is, its working line by line, its factors. */
function describeLine(line: Calculated, number?: number): string[] {
  const lead = number === undefined ? '' : `${number}. `
  if (!line.ok) return [`${lead}${describeProblem(line.asked, line.problem, number === undefined)}`]
  const { activity, worked, steps } = line
  const counted = activity.emissions.filter((emission) => emission.counted)
  const working = [...steps, ...new Set(counted.flatMap((emission) => emission.steps))].map(cutQuotients)
  const notes = [
    ...(line.asked.isAvoided
      ? ['This is what it would have emitted: a comparison, never subtracted from an inventory.']
      : []),
    toSentence(activity.match.reason),
    ...(activity.match.proxy
      ? ['A factor of another place or thing stands in here: treat the result as a proxy.']
      : []),
  ]
  return [
    `${lead}${describeActivity(line.asked)}: ${describeMass(worked.totals.kgCO2e)}${line.asked.period === null ? '' : ` in a ${line.asked.period}`}.`,
    [...working, ...counted.map(describeEmission)].join('\n'),
    `Factors: ${listFactors(line).join('; ')}. ${notes.join(' ')}`,
    ...(number === undefined ? worked.questions.map(describeQuestion) : []),
  ]
}

function describeQuestion({
  text,
  options,
}: {
  text: string
  options: readonly { label: string; kgCO2e: string }[]
}) {
  return [text, ...options.map(({ label, kgCO2e }) => `${label}: ${formatKg(kgCO2e)} CO2e`)].join('\n')
}

/** The first of two rows against the second. */
function describeDifference(activities: readonly AskedActivity[]): string[] {
  const [first, second, ...others] = calculate(activities).lines
  if (first?.ok !== true || second?.ok !== true || others.length > 0) return []
  const [before, after] = [decimal(first.worked.totals.kgCO2e), decimal(second.worked.totals.kgCO2e)]
  const isLess = compare(after, before) < 0
  const by = isLess ? minus(before, after) : minus(after, before)
  if (before === '0') return []
  const percent = roundTo(dividedBy(times(by, decimal('100')), before), 1)
  return [
    by === '0'
      ? 'Difference: none.'
      : `Difference: the second is ${describeMass(by)} ${isLess ? 'less' : 'more'} than the first (${percent} %).`,
  ]
}

/** The scopes and categories that a thing is counted in, where it is bought or used by the company itself. */
function describeScopes(asked: AskedActivity): string[] {
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
function describeFactors(asked: AskedActivity): string[] {
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
function describePart(activities: readonly AskedActivity[], scope: string): string[] {
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

function describeExtreme(activities: readonly AskedActivity[], isLeast: boolean): string[] {
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

function compareStates(asked: AskedActivity | undefined, regions: readonly string[]): string[] {
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

function convert({ quantity, from, to }: ConversionRead): string {
  const said = `${groupDigits(quantity)} ${from}`
  const converted = convertQuantity(decimal(quantity), from, to)
  if (!converted.ok) return `${said} cannot be turned into ${to}: they measure different things.`
  const { quantity: result, expression } = converted.value
  return cutQuotients(
    `${said} = ${groupDigits(result)} ${to}.${expression === null ? '' : ` Working: ${expression}.`}`,
  )
}
