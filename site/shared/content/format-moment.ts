const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** "October 14, 2026 at 09:05", by the clock of whoever reads it. */
export function formatMoment(isoText: string): string {
  return moment.format(new Date(isoText))
}
