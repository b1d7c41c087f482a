import { severityLevels } from '#shared/severity-levels.ts'

export type SeverityClock = (typeof severityLevels)[number] & {
  /** Hours after the report between which an answer is due; both 0 where it is due at once. */
  fromHours: number
  toHours: number
}

/** The severities from the most to the least urgent, with their response times as hours. */
export const severityClocks: readonly SeverityClock[] = severityLevels
  .map((level) => {
    const [fromHours = 0, toHours = 0] = (level.responseTime.match(/\d+/g) ?? []).map(Number)
    return { ...level, fromHours, toHours }
  })
  .toReversed()

/** Hours at which the scale has a mark. */
export const clockMarks = [1, 4, 8, 24, 48] as const

/** The place of an hour on the scale, 0 to 1: logarithmic, so that one hour and two days both can be seen. */
export function placeOf(hours: number): number {
  return Math.log2(1 + hours) / Math.log2(1 + 48)
}

/** The latest answer to a report made at a time of day: "11:42", or "07:42 in 2 days". */
export function latestAnswer(reportedAt: string, { toHours }: SeverityClock): string {
  if (toHours === 0) return 'at once'
  const [hours = 0, minutes = 0] = reportedAt.split(':').map(Number)
  const atMinutes = hours * 60 + minutes + toHours * 60
  const days = Math.floor(atMinutes / 1440)
  const time = [Math.floor(atMinutes / 60) % 24, atMinutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  if (days === 0) return `${time} today`
  return days === 1 ? `${time} tomorrow` : `${time} in ${days} days`
}
