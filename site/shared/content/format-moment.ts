import { describeDay } from '@doublerule/carbon/working/describe-day.ts'

/** "14 Oct 2026, 09:05", by the clock of whoever reads it. */
export function formatMoment(isoText: string): string {
  const at = new Date(isoText)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${describeDay(day)}, ${two(at.getHours())}:${two(at.getMinutes())}`
}
