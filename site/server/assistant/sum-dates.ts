const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day inside the period that a question names, to choose the edition by: "FY26" and "2025-26" give 1 January 2026,
 * "August 2025" the 15th, "in 2024" 1 July 2024. Null when none is named.
 */
export function dateIn(text: string): string | null {
  const day = /\b(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b/.exec(text)?.[0]
  if (day !== undefined) return day
  const spread = /\b(20\d\d)\s?[-/–]\s?(?:20)?(\d\d)\b/.exec(text)
  if (spread !== null && Number(spread[2]) === (Number(spread[1]) + 1) % 100) return `20${spread[2]}-01-01`
  const financial = /\b(?:fy|financial year)\s?(?:20)?(\d\d)\b/i.exec(text)?.[1]
  if (financial !== undefined) return `20${financial}-01-01`
  const month = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? (20\d\d)\b/i.exec(text)
  if (month !== null) {
    const number = months.indexOf((month[1] ?? '').toLowerCase()) + 1
    return `${month[2]}-${String(number).padStart(2, '0')}-15`
  }
  const year = /\b(?:in|for|during|of|from) (20\d\d)\b/i.exec(text)?.[1]
  return year === undefined ? null : `${year}-07-01`
}
