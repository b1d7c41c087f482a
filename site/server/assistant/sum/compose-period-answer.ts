import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculate } from '@doublerule/carbon/calculator/calculate.ts'
import { decimal, dividedBy, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg, formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { describeActivity, describeEmission, describeProblem, listFactors } from './describe-activity.ts'
import type { Period } from '@doublerule/carbon/calculator/calculator-words.ts'
import { timesAYear } from '@doublerule/carbon/calculator/time-spans.ts'

/** What bills cover; a sum whose question named no period is put as each of them. */
const usualPeriods = ['month', 'quarter', 'year'] as const satisfies readonly Period[]

/** The sum before, for another length of time: one line for each period that a bill may cover. */
export function composePeriodAnswer(activities: readonly AskedActivity[], period: Period): string[] {
  const { lines, totals } = calculate(activities)
  const failed = lines.find((line) => !line.ok)
  if (failed !== undefined) return [describeProblem(failed.asked, failed.problem)]
  const worked = lines.filter((line) => line.ok)
  const total = decimal(totals.kgCO2e)
  const stated = activities.map((activity) => activity.period).find((said) => said !== null) ?? null
  const given = stated === null ? usualPeriods : [stated]
  const scaledLines = given.flatMap((from) => scaled(total, from, period))
  const what = `${worked.map(({ asked }) => describeActivity(asked)).join('; ')}: ${formatKg(total)} CO2e`
  const emissions = worked.flatMap(({ activity }) => activity.emissions.filter(({ counted }) => counted))
  return [
    stated === null
      ? `That depends on the time it covers, which you have not said. ${what}, whatever the time.`
      : `You said a ${stated}. ${what}.`,
    scaledLines.length === 0
      ? `A ${given.join(' or a ')} is no whole number of times a ${period}.`
      : scaledLines.join('\n'),
    emissions.map(describeEmission).join('\n'),
    `Factors: ${worked.flatMap(listFactors).join('; ')}. Use is taken to be the same all through the year.`,
  ]
}

/** One line of working; none where one period is no whole number of the other, such as weeks of a month. */
function scaled(kg: Decimal, from: Period, to: Period): string[] {
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
