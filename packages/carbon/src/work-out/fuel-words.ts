/** A fuel as the library's ids spell it: "diesel", "petrol-e10", "lpg". */
export type FuelName = string

/** Most telling words first: "biodiesel B20" is not diesel, "diesel E10" does not exist. */
const fuelWords: readonly (readonly [RegExp, FuelName])[] = [
  [/\bad\s?-?blue\b|\bdiesel exhaust fluid\b|\bDEF\b/i, 'adblue'],
  [/\b(?:B20|BD20)\b/i, 'diesel-b20'],
  [/\bB5\b/i, 'diesel-b5'],
  [/\b(?:renewable diesel|HVO\s?(?:100)?|R100)\b/i, 'renewable-diesel'],
  [/\b(?:bio-?diesel|B100)\b/i, 'biodiesel'],
  [/\bE85\b/i, 'e85'],
  [/\b(?:e|ethanol)\s?-?10\b|\b94\s?E10\b|\be10\b/i, 'petrol-e10'],
  [/\b(?:avgas|100LL|aviation gasoline)\b/i, 'avgas'],
  [/\b(?:jet\s?a-?1?|avtur|jet fuel|aviation turbine)\b/i, 'jet-kerosene'],
  [/\b(?:LNG|liquefied natural gas)\b/i, 'lng'],
  [/\b(?:CNG|compressed natural gas)\b/i, 'cng'],
  [/\b(?:lpg|autogas|propane|gas bottle|45\s?kg cylinders?)\b/i, 'lpg'],
  [/\b(?:gas\s?oil|red diesel|rebated diesel)\b/i, 'gas-oil'],
  [/\b(?:heating oil|mazout)\b/i, 'heating-oil'],
  [/\b(?:fuel oil|HFO|bunker)\b/i, 'fuel-oil'],
  [/\b(?:kero(?:sene)?|burning oil)\b/i, 'kerosene'],
  [/\b(?:petroleum coke|pet-?coke)\b/i, 'petroleum-coke'],
  [/\b(?:coking|metallurgical) coal\b/i, 'coking-coal'],
  [/\bcoal briquettes?\b/i, 'coal-briquettes'],
  [/\bcoal (?:tar|ash|gas)\b/i, 'coal-tar'],
  [/\b(?:coal )?coke\b(?! oven)/i, 'coal-coke'],
  [/\banthracite\b/i, 'anthracite'],
  [/\bsub[\s-]*bituminous\b/i, 'sub-bituminous-coal'],
  [/\b(?:brown coal|lignite)\b/i, 'brown-coal'],
  [/\b(?:black|bituminous|thermal|steaming|steam) coal\b|\bbituminous\b/i, 'black-coal'],
  [/\bcoal\b/i, 'coal'],
  [/\bcharcoal\b/i, 'charcoal'],
  [/\bbagasse\b/i, 'bagasse'],
  [/\b(?:wood )?pellets?\b/i, 'wood-pellets'],
  [/\bwood ?chips?\b/i, 'wood-chips'],
  [/\b(?:fire ?wood|fuel ?wood|wood logs?|logs?)\b/i, 'firewood'],
  [/\b(?:ulsd|dsl|derv|diesel|gasoil|gazole|gasóleo|gasolio|diesol|b7|TRUCK DSL)\b/i, 'diesel'],
  [
    /\b(?:p?ulp\s?\d*|unleaded|petrol|gasoline|benzin|essence|super(?:\s?plus)?|sp\s?9[58]|v-?power|ron\s?9\d|9[1578]\s?(?:octane|ron)|premium 9[58]|vortex 9[58]|ultimate 98|infiniti|e5)\b/i,
    'petrol',
  ],
]

/** The fuel that a description names, or null. */
export function findFuel(description: string): FuelName | null {
  return fuelWords.find(([pattern]) => pattern.test(description))?.[1] ?? null
}

/** "petrol-e10" as a reader knows it. */
export function fuelLabel(fuel: FuelName): string {
  const words = fuel.replaceAll('-', ' ')
  return words.replace(/\b(?:lpg|lng|cng|e10|e85|b5|b20)\b/, (code) => code.toUpperCase())
}

export type FuelUse = 'road-light' | 'road-heavy' | 'stationary'

const useWords: readonly (readonly [RegExp, FuelUse])[] = [
  [
    /\b(?:off-?road|generator|genset|plant|bulk|machinery|excavator|loader|dozer|forklift|pump set|boiler|heater|stationary|cylinders?|bottles?|tank fill|site tank|crane|compressor|mower)\b/i,
    'stationary',
  ],
  [/\b(?:truck|prime mover|semi|b-?double|heavy vehicle|bus|coach|rigid)\b/i, 'road-heavy'],
  [
    /\b(?:rego|registration|car|ute|van|sedan|fleet card|odo(?:meter)?|autogas|light vehicle|vehicle)\b/i,
    'road-light',
  ],
]

/** What burned the fuel, where the description says so, or null. */
export function findFuelUse(description: string): FuelUse | null {
  return useWords.find(([pattern]) => pattern.test(description))?.[1] ?? null
}
