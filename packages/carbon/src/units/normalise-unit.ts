import { allUnits } from './unit-table.ts'

/** Countries whose bills print imperial gallons; everywhere else a bare gallon is the US one, as units.csv has it. */
const imperialGallonCountries: ReadonlySet<string | null> = new Set([
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

/** Bare words that name another unit in another country; NOTES of units.csv. */
type BareWord = { us: string; british: string; elsewhere: string; britishIn: ReadonlySet<string | null> }

const gallon: BareWord = {
  us: 'gal-us',
  british: 'gal-uk',
  elsewhere: 'gal-us',
  britishIn: imperialGallonCountries,
}
const ton: BareWord = { us: 'short-ton', british: 'long-ton', elsewhere: 't', britishIn: new Set(['GB']) }
const bareWords: ReadonlyMap<string, BareWord> = new Map([
  ['gal', gallon],
  ['gals', gallon],
  ['gallon', gallon],
  ['gallons', gallon],
  ['ton', ton],
  ['tons', ton],
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
  const bare = bareWords.get(word.toLowerCase())
  if (bare === undefined) return null
  if (country === 'US') return bare.us
  return bare.britishIn.has(country) ? bare.british : bare.elsewhere
}

/**
 * The unit id (units.csv) of a printed unit, or null when it is not known or differs from another by case only.
 * A bare "ton" is a tonne, in the US a short ton and in Britain a long ton; a bare "gallon" is the US one except where
 * bills print imperial gallons.
 * @param country ISO 3166 alpha-2 of the document, when it is known.
 */
export function normaliseUnit(text: string, country: string | null = null): string | null {
  const tidied = tidy(text)
  const word = normaliseWord(tidied, country)
  if (word !== null) return word
  return spellings.get(tidied) ?? foldedSpellings.get(tidied.toLowerCase()) ?? null
}
