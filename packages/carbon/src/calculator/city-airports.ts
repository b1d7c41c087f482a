import table from './calculator-words.json' with { type: 'json' }

/** Codes of the airports that cities are served by whose name is not theirs, under the folded name of the city. */
export const cityAirports: ReadonlyMap<string, string> = new Map(Object.entries(table.maps.airports))
