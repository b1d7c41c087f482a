import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { judgeClaim } from '@doublerule/carbon/calculator/judge-claim.ts'
import { calculate, type Calculated } from '@doublerule/carbon/calculator/calculate.ts'
import type { Decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg } from '@doublerule/carbon/format-mass.ts'
import type { Answer, Interpretation } from '../interpretation.ts'
import { composePeriodAnswer } from './compose-period-answer.ts'
import {
  describeActivity,
  describeEmission,
  describeLeftOut,
  describeMass,
  describeProblem,
  listFactors,
  toSentence,
} from './describe-activity.ts'
import { describeDifference } from './describe-difference.ts'
import { describeVerdict, describeGiven, describeRatio } from './describe-given.ts'
import { describeGreen } from './green-share.ts'
import {
  describeScopes,
  describeFactors,
  describePart,
  describeExtreme,
  compareStates,
  convert,
} from './answer-about-sum.ts'

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
      | 'ratio'
  }
>

type Sum = Extract<SumInterpretation, { kind: 'sum' }>

/** An answer of the calculator with its working; each factor in it leads to its page. */
export function composeSumAnswer(asked: SumInterpretation): Answer {
  const also = 'also' in asked ? asked.also : undefined
  if (also === undefined) return { paragraphs: paragraphsOf(asked), sources: [] }
  return { paragraphs: [...paragraphsOf(asked), also.text], sources: [also.page] }
}

function paragraphsOf(asked: SumInterpretation): string[] {
  switch (asked.kind) {
    case 'sum':
      return describeWhole(asked)
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
    case 'ratio':
      return describeRatio(asked.ratio)
  }
}

/** The verdict on a claim first, then the sums by factors that were given, with the published ones below. */
function describeWhole({ activities, compares = false, given, claim, green }: Sum): string[] {
  const known = activities.filter(({ kind }) => kind !== null)
  const published = given === undefined ? activities : known
  const verdict = claim === undefined ? null : judgeClaim(claim, given, activities)
  return [
    ...(claim === undefined || verdict === null ? [] : describeVerdict(claim, verdict)),
    ...(given === undefined ? [] : describeGiven(given)),
    ...(given === undefined || known.length === 0 ? [] : ['With the published factors:']),
    ...(published.length === 0 ? [] : describeSum(published, compares || given !== undefined)),
    ...(compares ? describeDifference(activities) : []),
    ...(green === undefined ? [] : marketBasedOf(activities, green)),
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
  if (!line.ok)
    return [
      `${lead}${describeProblem(line.asked, line.problem, number === undefined)}`,
      ...describeLeftOut(line.asked),
    ]
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
    ...describeLeftOut(line.asked),
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
