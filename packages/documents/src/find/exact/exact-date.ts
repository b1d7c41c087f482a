import type { DateRange } from '../../judge/known/period.ts'
import { isoDate } from '../../lay-out/values/calendar.ts'
import type { Leaf } from './tree.ts'

/** The date at the start of "2025-07-31", "2025-07-31T10:00:00+02:00" and "20250731"; null for other texts. */
export function exactDateOf(text: string | null | undefined): string | null {
  const match = /^(\d{4})(-?)(\d{2})\2(\d{2})(?!\d{1,3}$)/.exec(text ?? '')
  return match === null ? null : isoDate(Number(match[1]), Number(match[3]), Number(match[4]))
}

/** From one date to another, either of which may be missing; null where both are, or where they run backwards. */
export function exactPeriodOf(start: Leaf | null, end: Leaf | null): { value: DateRange; leaf: Leaf } | null {
  const [from, to] = [exactDateOf(start?.text), exactDateOf(end?.text)]
  const leaf = start ?? end
  if (leaf === null || (from === null && to === null)) return null
  return from !== null && to !== null && from > to ? null : { value: { start: from, end: to }, leaf }
}
