const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "October 14, 2026", or an empty text for what is not a date. */
export function formatDate(isoText: string): string {
  const date = new Date(isoText)
  return Number.isNaN(date.getTime()) ? '' : longDate.format(date)
}
