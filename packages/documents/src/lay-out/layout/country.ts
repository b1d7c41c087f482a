import { countriesOfLanguage, millionsIn } from '../values/countries.ts'
import { type Evidence, countMarks, evidenceOn, namesOf, shareOf, shared } from './country-evidence.ts'

const minimumWeight = 2
const leastLead = 1
const leastMajority = 5
const mostHits = 3

/**
 * The country that the marks of a document speak for, or null. What many countries have speaks for each of them a
 * little: a language and a currency together may leave one, a language of many countries alone never does.
 */
export function detectCountry(texts: readonly string[], language: string | null): string | null {
  const hits = new Map<string, { evidence: Evidence; count: number }>()
  const names = namesOf(language)
  for (const text of texts)
    for (const [key, evidence] of evidenceOn(text, names)) {
      const known = hits.get(key)
      if (known === undefined) hits.set(key, { evidence, count: 1 })
      else known.count = Math.min(mostHits, known.count + 1)
    }
  const found = [...countMarks(texts, mostHits), ...hits.values()].map(
    ({ evidence: { countries, weight }, count }) => ({
      countries,
      weight: weight === shared ? shared : weight * count,
    }),
  )
  return chooseCountry(language === null ? found : [...found, shareOf(countriesOfLanguage(language))])
}

function chooseCountry(found: readonly Evidence[]): string | null {
  const weights = new Map<string, number>()
  for (const { countries, weight } of found)
    for (const country of countries) weights.set(country, (weights.get(country) ?? 0) + weight)
  const [best, second] = [...weights].sort((a, b) => b[1] - a[1])
  if (best === undefined || best[1] < minimumWeight) return null
  if (best[1] - (second?.[1] ?? 0) >= leastLead) return best[0]
  const likely = [...weights].filter(([, weight]) => best[1] - weight < leastLead).map(([country]) => country)
  const isNamed = found.some(
    ({ countries: [only, ...others] }) => others.length === 0 && likely.includes(only ?? ''),
  )
  return isNamed ? null : mostPeopled(likely)
}

/** Of countries that share all their marks the one where most of their people live, or null. */
function mostPeopled(countries: readonly string[]): string | null {
  const [largest, ...others] = countries.toSorted((a, b) => millionsIn(b) - millionsIn(a))
  const rest = others.reduce((sum, country) => sum + millionsIn(country), 0)
  return largest !== undefined && millionsIn(largest) >= rest * leastMajority ? largest : null
}
