import Big from 'big.js'
import { type Table, columnsOf, evidenceInRow, numberIn, readOfRow } from '../../tables/table.ts'
import { asPrinted, describeProduct } from '../../../judge/relations/describe-product.ts'
import type { Finding } from '../../../judge/relations/finding.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { isProduct } from '../../../lay-out/values/row-product.ts'
import { type ActivitiesRead, type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { isMetered } from './is-metered.ts'
import type { TableQuantity } from './table-quantity.ts'

const mostActivities = 120
const shortestStepDays = 15
const readMeaning = 0.92
const unitlessMeaning = 0.75

/**
 * Rows as activities. Meter rows closer together than a billing period, bookings with their reversals, and tables longer
 * than a reply can show, are added up by kind, unit, column and meter; every other row stays an activity of its own.
 */
export function groupQuantities(table: Table, quantities: readonly TableQuantity[]): ActivitiesRead {
  const isLong = quantities.length > mostActivities
  const findings = checkProducts(table, quantities)
  const isBooked = quantities.some(({ isReversal }) => isReversal)
  if (!isLong && !isBooked && !isInterval(quantities))
    return { activities: quantities.map(toActivity), findings }
  const groups = Map.groupBy(quantities, ({ kind, unit, column, meter, description }) =>
    JSON.stringify([kind, unit?.unit ?? null, column.index, meter, isMetered({ kind }) ? '' : description]),
  )
  return { activities: [...groups.values()].flatMap((group) => sumGroup(group)), findings }
}

/** True where neighbouring rows of a meter are days or minutes apart. */
function isInterval(quantities: readonly TableQuantity[]): boolean {
  const dates = quantities.filter(isMetered).flatMap(({ date, start }) => start ?? date ?? [])
  const days = [...new Set(dates)].sort()
  if (dates.length < 8) return false
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const step = days.length < 2 ? 0 : daysBetween(first, last) / (days.length - 1)
  return step < shortestStepDays
}

function toActivity(quantity: TableQuantity): ActivityDraft {
  const { start, end, date } = quantity
  const hasPeriod = start !== null || (isMetered(quantity) && date !== null)
  return {
    description: quantity.description,
    kind: quantity.kind,
    quantity: quantity.value,
    unit: quantity.unit?.unit ?? null,
    estimated: quantity.estimated,
    period: hasPeriod ? { start, end: end ?? date } : null,
    details: detailsOf({
      date: date ?? end,
      meter: quantity.meter,
      ...(quantity.vehicleNamed ? { vehicleNamed: true } : {}),
    }),
    evidence: evidenceInRow(quantity.row, quantity.column),
    read: quantity.ambiguous ? 0.6 : readOfRow(quantity.row),
    meaning: quantity.unit === null ? unitlessMeaning : readMeaning,
  }
}

function sumGroup(group: readonly TableQuantity[]): ActivityDraft[] {
  const [first] = group
  if (first === undefined) return []
  const sum = group.reduce(
    (running, { value, isReversal }) => (isReversal ? running.minus(value) : running.plus(value)),
    Big(0),
  )
  // More was taken back of a meter than these rows hold: what they took back is of other rows.
  if (sum.lt(0) && isMetered(first)) return group.filter(({ isReversal }) => !isReversal).map(toActivity)
  if (sum.lte(0)) return []
  const starts = group.flatMap(({ start, date }) => start ?? date ?? []).sort()
  const ends = group.flatMap(({ start, end, date }) => end ?? date ?? start ?? []).sort()
  const sumOfRows = {
    ...toActivity(first),
    description: `${first.column.title}, ${group.length} rows`,
    quantity: sum.toFixed(),
    estimated: group.some(({ estimated }) => estimated),
    period: { start: starts[0] ?? null, end: ends.at(-1) ?? null },
    details: detailsOf({ meter: first.meter, ...(first.vehicleNamed ? { vehicleNamed: true } : {}) }),
    read: group.some(({ ambiguous }) => ambiguous) ? 0.6 : 0.99,
  }
  return [sumOfRows]
}

/** Quantity × rate = cost, row by row, where the table prints all three. */
function checkProducts(table: Table, quantities: readonly TableQuantity[]): Finding[] {
  const [rate] = columnsOf(table, 'rate')
  const costs = columnsOf(table, 'cost')
  if (rate === undefined || costs.length === 0) return []
  return quantities.slice(0, mostActivities).flatMap(({ row, value, column }) => {
    const price = numberIn(table, row.get(rate.index))
    const amounts = costs.flatMap((cost) => numberIn(table, row.get(cost.index)) ?? [])
    if (price === null || amounts.length === 0) return []
    const match = amounts.find(
      (amount) =>
        isProduct(value, price.value, amount.value) || isProduct(value, price.value, amount.value, '0.01'),
    )
    return [
      {
        check: 'line-product',
        passed: match !== undefined,
        text:
          match === undefined
            ? `${value} × ${price.value} ≠ ${amounts[0]?.value ?? ''}.`
            : describeProduct({
                quantity: asPrinted(value),
                unit: null,
                rate: asPrinted(price.value),
                amount: asPrinted(match.value),
              }),
        evidence: [evidenceInRow(row, column)],
      } satisfies Finding,
    ]
  })
}
