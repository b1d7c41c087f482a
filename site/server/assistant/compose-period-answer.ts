import { decimal, dividedBy, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg, formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { pages } from '#shared/knowledge/pages.ts'
import { describeEmission, describeRequest, workOut } from './compose-sum-answer.ts'
import type { Answer, Interpretation } from './interpretation.ts'
import { periodIn, timesAYear, type SumPeriod } from './sum-periods.ts'

/** What bills cover; a sum whose question named no period is put as each of them. */
const usualPeriods = ['month', 'quarter', 'year'] as const satisfies readonly SumPeriod[]

/** The sum before, for another length of time: by the period its question named, else one line for each usual one. */
export function composePeriodAnswer(asked: Extract<Interpretation, { kind: 'sum-period' }>): Answer {
  return { paragraphs: paragraphsOf(asked), sources: [pages.emissionData] }
}

function paragraphsOf(asked: Extract<Interpretation, { kind: 'sum-period' }>): string[] {
  const { request, period } = asked
  const done = workOut(request)
  if (!done.ok) return [`I can’t work that out. ${done.reason}`]
  const { activity, totals, factors } = done.sum
  const total = decimal(totals.kgCO2e)
  const counted = activity.emissions.filter((emission) => emission.counted)
  const sources = [...new Set(counted.map((emission) => factors[emission.factor]?.source ?? ''))]
  const stated = periodIn(request.description)
  const given = stated === null ? usualPeriods : [stated]
  const lines = given.flatMap((from) => scaled(total, from, period))
  const opening =
    stated === null
      ? `That depends on the time it covers, which you have not said. ${describeRequest(request)}: ${formatKg(total)} CO2e, whatever the time.`
      : `You said a ${stated}. ${describeRequest(request)}: ${formatKg(total)} CO2e.`
  return [
    opening,
    lines.length === 0
      ? `A ${given.join(' or a ')} is no whole number of times a ${period}.`
      : lines.join('\n'),
    counted.map(describeEmission).join('\n'),
    `Factors: ${sources.join('; ')}. Use is taken to be the same all through the year.`,
  ]
}

/** One line of working; none where one period is no whole number of the other, such as weeks of a month. */
function scaled(kg: Decimal, from: SumPeriod, to: SumPeriod): string[] {
  const [fromTimes, toTimes] = [timesAYear[from], timesAYear[to]]
  const heading = `If that is for a ${from}, a ${to}`
  if (fromTimes === toTimes) return [`${heading} is the same: ${shown(kg)}`]
  if (fromTimes % toTimes === 0) {
    const count = decimal(String(fromTimes / toTimes))
    return [`${heading} is: ${count} × ${formatKg(kg)} = ${shown(times(kg, count))}`]
  }
  if (toTimes % fromTimes !== 0) return []
  const count = decimal(String(toTimes / fromTimes))
  return [`${heading} is: ${formatKg(kg)} ÷ ${count} = ${shown(dividedBy(kg, count))}`]
}

function shown(kg: Decimal): string {
  return `${formatKg(kg)} CO2e (${formatTonnes(kg)})`
}
