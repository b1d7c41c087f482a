import { namedRegions, regionName } from './place-names.ts'
import worldPlaces from './world-places.json' with { type: 'json' }

const names = new Map<string, string>([
  ...Object.entries(worldPlaces.countries),
  ...Object.entries(worldPlaces.provinces),
  ['GLOBAL', 'the world'],
  ['AU-NEM', 'Australia (National Electricity Market)'],
  ['AU-OFFGRID', 'Australia (off grid)'],
  ['GB-LND', 'London'],
])

/** The name of any country or province that a factor is of; `regionName` alone knows the places of home. */
export function placeName(region: string): string {
  const name = regionName(region)
  return name === region ? (names.get(region) ?? region) : name
}

/** "Germany" of DE, "World" of GLOBAL: as the head of a cell. */
export function placeHeading(region: string): string {
  const name = placeName(region).replace(/^the /, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Every place that a line can be put in: those of home first, then the world by name. */
export function listPlaces(): { region: string; name: string }[] {
  const named = (region: string) => ({ region, name: placeName(region) })
  const world = [...Object.keys(worldPlaces.countries), ...Object.keys(worldPlaces.provinces)]
    .filter((region) => !namedRegions.includes(region))
    .map(named)
  return [
    ...namedRegions.map(named),
    ...world.toSorted((left, right) => left.name.localeCompare(right.name, 'en')),
  ]
}

/** True for an ISO 3166 alpha-2 code that stands for a country or territory. */
export function isCountry(code: string): boolean {
  return Object.hasOwn(worldPlaces.countries, code) || code === 'EU'
}

/** The country of a printed name ("Kenya", "Côte d’Ivoire"), or null. */
export function findWorldCountry(text: string): string | null {
  return countriesByName.get(text.trim().toLowerCase().replaceAll('’', "'")) ?? null
}

/** The province of a country that has a grid factor of its own, by its code or name: "ON" or "Ontario" of CA; or null. */
export function findProvince(country: string, text: string): string | null {
  const wanted = text.trim().toLowerCase()
  const found = Object.entries(worldPlaces.provinces).find(
    ([region, name]) =>
      region.startsWith(`${country}-`) &&
      (region.slice(3).toLowerCase() === wanted || name.split(', ')[0]?.toLowerCase() === wanted),
  )
  return found?.[0] ?? null
}

/** Also a state of the United States, whose grid is not the country's. */
const ambiguous: ReadonlySet<string> = new Set(['georgia'])

/** "côte d’ivoire" is also typed "cote d'ivoire", "bosnia & herzegovina" with "and". */
function spellingsOf(name: string): string[] {
  const plain = name.toLowerCase().replaceAll('’', "'")
  const bare = plain.normalize('NFD').replaceAll(/[\u0300-\u036F.]/g, '')
  return [...new Set([plain, bare, bare.replaceAll('&', 'and')])]
}

/** Names of countries, and of provinces with a grid factor of their own, by which a message names a place. */
export const worldPlaceWords: readonly (readonly [name: string, region: string])[] = [
  ...Object.entries(worldPlaces.countries),
  ...Object.entries(worldPlaces.provinces),
]
  .flatMap(([region, name]) =>
    spellingsOf(name.split(', ')[0] ?? name).map((word) => [word, region] as const),
  )
  .filter(([word]) => !ambiguous.has(word))

const countriesByName = new Map(worldPlaceWords.filter(([, region]) => !region.includes('-')))
