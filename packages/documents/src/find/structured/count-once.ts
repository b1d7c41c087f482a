import Big from 'big.js'
import type { ActivitiesRead, ActivityDraft } from '../../judge/account/activity-draft.ts'
import { isMetered } from '../activities/tables/is-metered.ts'
import type { Table } from '../tables/table.ts'

/** A table with the activities that its rows tell. */
export type TableRead = { table: Table; read: ActivitiesRead }

type Told = { sums: ReadonlyMap<string, Big>; meters: string; days: readonly string[]; isMetered: boolean }

const sameShare = '0.001'

/** The same metered use listed by the day and by the month, or twice alike, is counted once, from the longer list or the first. */
export function countOnce(tables: readonly TableRead[]): TableRead[] {
  const told = tables.map(({ read }) => summarise(read.activities))
  return tables.filter(({ table }, index) => {
    const own = told[index]
    return !tables.some((other, place) => {
      const [rows, more] = [table.rows.length, other.table.rows.length]
      const isBefore = more > rows || (more === rows && rows > 1 && place < index)
      return isBefore && own !== undefined && tellsSame(own, told[place] ?? own)
    })
  })
}

function summarise(activities: readonly ActivityDraft[]): Told {
  const sums = new Map<string, Big>()
  for (const { kind, unit, quantity } of activities) {
    const key = `${kind} ${unit}`
    sums.set(key, (sums.get(key) ?? Big(0)).plus(quantity))
  }
  return {
    sums,
    meters: [...new Set(activities.map(({ details }) => details?.meter ?? ''))].sort().join('\n'),
    days: activities
      .flatMap(({ period }) => [period?.start, period?.end])
      .filter(isDay)
      .sort(),
    isMetered: activities.length > 0 && activities.every(isMetered),
  }
}

function isDay(day: string | null | undefined): day is string {
  return typeof day === 'string'
}

/** Of the same meters, over days that overlap, all that one list counts is what the other counts. */
function tellsSame(own: Told, other: Told): boolean {
  const [first = '', last = ''] = [own.days[0], own.days.at(-1)]
  const overlaps = first !== '' && first <= (other.days.at(-1) ?? '') && (other.days[0] ?? last) <= last
  return (
    own.isMetered &&
    own.meters === other.meters &&
    overlaps &&
    [...own.sums].every(([key, sum]) => {
      const same = other.sums.get(key)
      return same !== undefined && sum.minus(same).abs().lte(sum.abs().times(sameShare))
    })
  )
}
