import { allUnits } from './unit-table.ts'

/** Bare words that name another unit in another country; NOTES of units.csv. Elsewhere: gallons imperial, tons metric. */
const wordsByCountry: Readonly<Record<string, { US: string; GB: string; elsewhere: string }>> = {
  gal: { US: 'gal-us', GB: 'gal-uk', elsewhere: 'gal-us' },
  ton: { US: 'short-ton', GB: 'long-ton', elsewhere: 't' },
}

const wordKeys: Readonly<Record<string, string>> = {
  gal: 'gal',
  gals: 'gal',
  gallon: 'gal',
  gallons: 'gal',
  ton: 'ton',
  tons: 'ton',
}

/** Countries whose bills print imperial gallons; everywhere else a bare gallon is the US one, as units.csv has it. */
const imperialGallonCountries: ReadonlySet<string> = new Set([
  'GB',
  'IE',
  'CA',
  'AE',
  'AG',
  'BS',
  'BB',
  'BZ',
  'DM',
  'GD',
  'KN',
  'LC',
  'VC',
])

const spellings = new Map<string, string>()
/** Lower-case spellings; null where two units differ by case only (mL and ML), which is then never guessed. */
const foldedSpellings = new Map<string, string | null>()

for (const unit of allUnits) {
  for (const spelling of [unit.id, ...unit.aliases]) {
    if (!spellings.has(spelling)) spellings.set(spelling, unit.id)
    const folded = spelling.toLowerCase()
    const known = foldedSpellings.get(folded)
    foldedSpellings.set(folded, known === undefined || known === unit.id ? unit.id : null)
  }
}

/** Spaces, a trailing dot and a plural in brackets say nothing about the unit. */
function tidy(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/\(s\)$/i, 's')
    .replace(/\.$/, '')
}

function normaliseWord(word: string, country: string | null): string | null {
  const key = wordKeys[word.toLowerCase()]
  const unit = key === undefined ? undefined : wordsByCountry[key]
  if (unit === undefined) return null
  if (country === 'US') return unit.US
  if (key === 'gal')
    return country !== null && imperialGallonCountries.has(country) ? unit.GB : unit.elsewhere
  return country === 'GB' ? unit.GB : unit.elsewhere
}

/**
 * The unit id (units.csv) of a printed unit, or null when it is not known or differs from another by case only.
 * A bare "ton" is a tonne, in the US a short ton and in Britain a long ton; a bare "gallon" is the US one except where
 * bills print imperial gallons.
 * @param country ISO 3166 alpha-2 of the document, when it is known.
 */
export function normaliseUnit(text: string, country: string | null = null): string | null {
  const tidied = tidy(text)
  if (tidied === '') return null
  const word = normaliseWord(tidied, country)
  if (word !== null) return word
  return spellings.get(tidied) ?? foldedSpellings.get(tidied.toLowerCase()) ?? null
}
