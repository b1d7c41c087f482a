/** Regions by the words visitors use; capital cities stand for the grid they are on. */
const places: readonly (readonly [RegExp, string])[] = [
  [/\b(queensland|qld|brisbane|cairns|townsville|gold coast)\b/i, 'AU-QLD'],
  [/\b(new south wales|nsw|sydney|newcastle|wollongong)\b/i, 'AU-NSW'],
  [/\b(victoria|victorian|vic|melbourne|geelong)\b/i, 'AU-VIC'],
  [/\b(south australian?|adelaide)\b|\bin sa\b|\bSA\b/i, 'AU-SA'],
  [/\b(western australian?|perth)\b|\bin wa\b|\bWA\b/i, 'AU-WA'],
  [/\b(tasmanian?|tas|tassie|hobart|launceston)\b/i, 'AU-TAS'],
  [/\b(northern territory|darwin|alice springs)\b|\bin (the )?nt\b|\bNT\b/i, 'AU-NT'],
  [/\b(australian capital territory|canberra)\b|\bin (the )?act\b/i, 'AU-ACT'],
  [/\bACT\b/, 'AU-ACT'],
  [/\b(united kingdom|great britain|britain|england|scotland|london)\b|\b(UK|GB)\b|\bin (the )?uk\b/i, 'GB'],
  [/\b(united states|usa|america)\b|\bUSA?\b/, 'US'],
  [/\b(australian?|national average|nationally)\b/i, 'AU'],
]

/** The region that a question names ("AU-VIC", "GB"), or null. Takes the text as typed: "SA" is a state, "sa" is not. */
export function placeIn(text: string): string | null {
  return places.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Every Australian state that is named, in the order of the list above. */
export function statesIn(text: string): string[] {
  return places
    .filter(([pattern, region]) => region.startsWith('AU-') && pattern.test(text))
    .map(([, region]) => region)
}

const airports: readonly (readonly [RegExp, string])[] = [
  [/\bbrisbane\b/i, 'BNE'],
  [/\bsydney\b/i, 'SYD'],
  [/\bmelbourne\b/i, 'MEL'],
  [/\bperth\b/i, 'PER'],
  [/\badelaide\b/i, 'ADL'],
  [/\bcanberra\b/i, 'CBR'],
  [/\bhobart\b/i, 'HBA'],
  [/\bdarwin\b/i, 'DRW'],
  [/\bcairns\b/i, 'CNS'],
  [/\btownsville\b/i, 'TSV'],
  [/\bgold coast\b/i, 'OOL'],
  [/\bauckland\b/i, 'AKL'],
  [/\bsingapore\b/i, 'SIN'],
  [/\blondon\b/i, 'LHR'],
  [/\btokyo\b/i, 'HND'],
  [/\blos angeles\b/i, 'LAX'],
]

/** The two ends of a flight in the order they are named: IATA codes in capitals, or cities with one main airport. */
export function flightEndsIn(text: string): { origin: string; destination: string } | null {
  const codes = [...text.matchAll(/\b[A-Z]{3}\b/g)].map((match) => ({ at: match.index, code: match[0] }))
  const cities = airports.flatMap(([pattern, code]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ at, code }]
  })
  const ends = (codes.length >= 2 ? codes : [...cities, ...codes]).sort((left, right) => left.at - right.at)
  const [origin, destination] = ends
  return origin === undefined || destination === undefined
    ? null
    : { origin: origin.code, destination: destination.code }
}
