const dayMs = 86_400_000

/** "2024-02-30" is no date: null. Years outside 1990 to 2099 are account numbers, not dates. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1990 || year > 2099 || month < 1 || month > 12 || day < 1) return null
  if (day > lastDayOfMonth(year, month)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function lastDayOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Whole days from one ISO date to another; negative when the second is earlier. */
export function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / dayMs)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** "18" is 2018, "93" is 1993. */
export function fullYear(year: number): number {
  if (year > 99) return year
  return year >= 80 ? 1900 + year : 2000 + year
}
