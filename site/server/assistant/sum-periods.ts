/** How often a period goes into a year. */
export const timesAYear = { day: 365, week: 52, month: 12, quarter: 4, year: 1 } as const

export type SumPeriod = keyof typeof timesAYear

const named = /\b(?:an?|per|each|every|one|whole|full) (day|week|month|quarter|year|annum)\b/
const adverbs: readonly (readonly [RegExp, SumPeriod])[] = [
  [/\bdaily\b/, 'day'],
  [/\bweekly\b/, 'week'],
  [/\bmonthly\b/, 'month'],
  [/\bquarterly\b/, 'quarter'],
  [/\b(?:annual|annually|yearly)\b/, 'year'],
]

/** "1,200 kWh a month", "per year", "annually"; null where no period is named. */
export function periodIn(text: string): SumPeriod | null {
  const word = named.exec(text)?.[1]
  if (word === 'annum') return 'year'
  const found = Object.keys(timesAYear).find((period) => period === word)
  return isPeriod(found) ? found : (adverbs.find(([pattern]) => pattern.test(text))?.[1] ?? null)
}

function isPeriod(word: string | undefined): word is SumPeriod {
  return word !== undefined && word in timesAYear
}
