import Big from 'big.js'
import type { ActivityDraft } from '../../judge/account/activity-draft.ts'
import type { DateRange } from '../../judge/known/period.ts'
import type { SourcedField } from '../../judge/known/field.ts'
import type { Totals } from '../../judge/known/totals.ts'
import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { daysBetween } from '../../lay-out/values/calendar.ts'
import type { Finding } from '../../judge/relations/finding.ts'
import { findLinesFoot } from '../../find/items/lines-foot.ts'
import { canMeasure } from './measured-by.ts'

const daysPrinted = cueFor('document-findings days printed')

/** The checks that concern the whole document: totals, period, plausibility, duplicates, units. */
export function findDocumentFindings(
  layout: ReadLayout,
  activities: readonly ActivityDraft[],
  period: SourcedField<DateRange> | null,
  totals: Totals | null,
): Finding[] {
  return [
    ...(totals === null ? [] : [...checkTax(totals), ...findLinesFoot(layout, totals)]),
    ...checkPeriod(layout, period),
    ...checkPlausible(activities, period),
    ...checkDuplicates(activities),
    ...checkUnits(activities),
  ]
}

function checkTax({ subtotal, tax, total }: Totals): Finding[] {
  if (subtotal === null || tax === null || total === null) return []
  const passed = Big(subtotal.value).plus(tax.value).minus(total.value).abs().lte('0.02')
  const text = `${subtotal.value} + tax ${tax.value} ${passed ? '=' : '≠'} ${total.value}.`
  return [{ check: 'tax', passed, text, evidence: [subtotal, tax, total].map(({ evidence }) => evidence) }]
}

const shortestDays = 0
const longestDays = 400

/** The printed number of days, where there is one, must be the period's, counted with or without its first day. */
function checkPeriod(layout: ReadLayout, period: SourcedField<DateRange> | null): Finding[] {
  const { start, end } = period?.value ?? { start: null, end: null }
  if (period === null || start === null || end === null) return []
  const days = daysBetween(start, end)
  const printed = layout.lines.flatMap((line) => {
    const match = daysPrinted.exec(line.folded)
    return match !== null && line.dates.length > 1 ? [{ line, days: Number(match[1]) }] : []
  })[0]
  if (printed === undefined) {
    const passed = days >= shortestDays && days <= longestDays
    return [
      {
        check: 'period-length',
        passed,
        text: `${days + 1} ${days === 0 ? 'day' : 'days'} from ${start} to ${end}.`,
        evidence: [period.evidence],
      },
    ]
  }
  const passed = Math.abs(printed.days - days - 0.5) <= 1
  const text = `${start} to ${end} is ${days} days, ${days + 1} with both ends; ${printed.days} are printed.`
  return [{ check: 'period-length', passed, text, evidence: [period.evidence, evidenceOf(printed.line)] }]
}

// A day's use beyond these bounds is rarer than a misread digit; large sites have their own meters.
const mostPerDay: Record<string, string> = {
  kWh: '250000',
  MWh: '250',
  MJ: '2000000',
  GJ: '2000',
  therm: '20000',
  kL: '5000',
  m3: '50000',
  CCF: '20000',
}

function checkPlausible(
  activities: readonly ActivityDraft[],
  period: SourcedField<DateRange> | null,
): Finding[] {
  const { start, end } = period?.value ?? { start: null, end: null }
  if (start === null || end === null) return []
  const days = daysBetween(start, end) + 1
  return activities.flatMap((activity) => {
    const most = mostPerDay[activity.unit ?? '']
    if (most === undefined || activity.period !== null) return []
    const perDay = Big(activity.quantity).div(days)
    const passed = perDay.abs().lte(most)
    const text = `${activity.quantity} ${activity.unit} in ${days} ${days === 1 ? 'day' : 'days'} is ${perDay.toFixed(1)} a day.`
    return [{ check: 'usage-plausible', passed, text, evidence: [activity.evidence] } satisfies Finding]
  })
}

function checkDuplicates(activities: readonly ActivityDraft[]): Finding[] {
  if (activities.length < 2) return []
  const groups = Map.groupBy(activities, ({ kind, quantity, description, period, details, evidence }) =>
    JSON.stringify([kind, quantity, description, period, details?.date, details?.meter, evidence.text]),
  )
  const doubled = [...groups.values()].filter(({ length }) => length > 1)
  if (doubled.length === 0) {
    return [
      {
        check: 'duplicate-lines',
        passed: true,
        text: `${activities.length} lines, none printed twice.`,
        evidence: [],
      },
    ]
  }
  return doubled.map((group) => ({
    check: 'duplicate-lines',
    passed: false,
    text: `"${group[0]?.description ?? ''}" with ${group[0]?.quantity ?? ''} stands ${group.length} times.`,
    evidence: group.map(({ evidence }) => evidence),
  }))
}

function checkUnits(activities: readonly ActivityDraft[]): Finding[] {
  return activities.flatMap(({ kind, unit, evidence }) => {
    const passed = canMeasure(kind, unit)
    if (passed === null) return []
    const text = `${unit} ${passed ? 'measures' : 'cannot measure'} ${kind}.`
    return [{ check: 'units-compatible', passed, text, evidence: [evidence] } satisfies Finding]
  })
}
