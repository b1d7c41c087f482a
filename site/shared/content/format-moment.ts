import { describeDay } from '@doublerule/carbon/working/describe-day.ts'

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** "14 Oct 2026 at 09:05", by the clock of whoever reads it. */
export function formatMoment(isoText: string): string {
  const moment = new Date(isoText)
  const day = `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
  return `${describeDay(day)} at ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}
