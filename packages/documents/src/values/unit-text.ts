export type Dimension =
  | 'energy'
  | 'reactive'
  | 'power'
  | 'volume'
  | 'mass'
  | 'distance'
  | 'length'
  | 'area'
  | 'freight-work'
  | 'passenger-distance'
  | 'nights'
  | 'count'

export type Unit = { unit: string; dimension: Dimension }
export type UnitToken = Unit & { raw: string; start: number; end: number }

type UnitWord = Unit & { words: string; exactCase?: true }

// Names of the units are those of the factor library's units.csv; the words cover English, German, French, Spanish,
// Italian and Dutch. The first row that fits wins, so longer words stand before shorter ones.
const unitWords: readonly UnitWord[] = [
  {
    unit: 'kVArh',
    dimension: 'reactive',
    words: String.raw`k\s?VA\s?r\s?hr?s?|k\s?VA\s?h(?:rs?)?|M?VA\s?r?h`,
  },
  {
    unit: 'kWh',
    dimension: 'energy',
    words: String.raw`k\s?W[.\s]?h(?:rs?|s)?|kilowatt[\s-]?(?:hours?|stunden?|uur|heures?|horas?|ore|ora)`,
  },
  {
    unit: 'MWh',
    dimension: 'energy',
    words: String.raw`MW\.?h(?:rs?)?|megawatt[\s-]?(?:hours?|stunden?|uur|heures?|horas?|ore)`,
  },
  { unit: 'GWh', dimension: 'energy', words: 'GWh|gigawatt[\\s-]?hours?' },
  { unit: 'Wh', dimension: 'energy', words: 'Wh|watt[\\s-]?hours?' },
  { unit: 'kVA', dimension: 'power', words: 'kVA[Rr]?|MVA[Rr]?' },
  { unit: 'kW', dimension: 'power', words: 'kWp?|MW|kilowatts?' },
  { unit: 'mmBtu', dimension: 'energy', words: 'MM\\s?Btus?|million Btus?' },
  { unit: 'kBtu', dimension: 'energy', words: 'k\\s?Btus?|thousand Btus?' },
  { unit: 'Btu', dimension: 'energy', words: 'Btus?' },
  { unit: 'Dth', dimension: 'energy', words: 'Dth|dekatherms?|decatherms?' },
  { unit: 'therm', dimension: 'energy', words: 'therms?|thms?' },
  { unit: 'MJ', dimension: 'energy', words: 'MJ|megajoules?' },
  { unit: 'GJ', dimension: 'energy', words: 'GJ|gigajoules?' },
  { unit: 'TJ', dimension: 'energy', words: 'TJ|terajoules?' },
  {
    unit: 'tkm',
    dimension: 'freight-work',
    words: 't\\s?km|tonne[\\s-]?k(?:m|ilomet(?:re|er)s?)|tonnenkilometer',
  },
  {
    unit: 'pkm',
    dimension: 'passenger-distance',
    words: 'p\\.?\\s?km|passenger[.\\s-]?k(?:m|ilomet(?:re|er)s?)',
  },
  { unit: 'ML', dimension: 'volume', words: 'ML|megalit(?:re|er)s?', exactCase: true },
  { unit: 'mL', dimension: 'volume', words: 'ml|mL|millilit(?:re|er)s?', exactCase: true },
  { unit: 'kL', dimension: 'volume', words: 'k[lL]s?|K[lL]|kilolit(?:re|er)s?', exactCase: true },
  {
    unit: 'm3',
    dimension: 'volume',
    words: String.raw`[NS]?m\s?3|scm|[NS]?m³|m\^3|cbm|cu\.?\s?m(?:tr)?s?|smc|cubic\s?(?:met(?:re|er)s?|m)|m[eè]tres? cubes?|kubikmeter|metros? c[uú]bicos?|metr[io] cub[io]|kubieke meters?|kuub`,
  },
  { unit: 'CCF', dimension: 'volume', words: 'CCF|HCF|hundred cubic f(?:ee|oo)t' },
  { unit: 'MCF', dimension: 'volume', words: 'MCF|thousand cubic f(?:ee|oo)t' },
  { unit: 'scf', dimension: 'volume', words: 'scf|cu\\.?\\s?ft|cubic f(?:ee|oo)t|ft3|ft³' },
  { unit: 'yd3', dimension: 'volume', words: 'yd3|yd³|CY|cu\\.?\\s?yds?|cubic yards?|yards?|yds?' },
  { unit: 'gal-uk', dimension: 'volume', words: 'IG|imp(?:erial)?\\.? gal(?:lon)?s?|UK gal(?:lon)?s?' },
  { unit: 'kgal', dimension: 'volume', words: 'kgals?|TGALs?|thousand gal(?:lon)?s?|1,?000 ?gal(?:lon)?s?' },
  { unit: 'gal-us', dimension: 'volume', words: '(?:US )?gal(?:lon)?s?\\.?' },
  { unit: 'L', dimension: 'volume', words: 'lit(?:re|er)s?|litri|litros?|litro|ltrs?|lts?|l|ℓ' },
  { unit: 'lb', dimension: 'mass', words: 'lbs?|pounds?' },
  {
    unit: 'kg',
    dimension: 'mass',
    words: 'kgs?|kilo(?:gram(?:me)?s?|s)?|kilogramm|chilogramm[io]|kilogramos?',
  },
  { unit: 'g', dimension: 'mass', words: 'g|gm|gr|grams?|gramm|grammes?|gramos?|grammi', exactCase: true },
  {
    unit: 't',
    dimension: 'mass',
    words: 't|tonnes?|tonnen|tne|toneladas?|tonnellat[ae]|tonne?s métriques|metric tons?|MT',
  },
  { unit: 'short-ton', dimension: 'mass', words: 'short tons?|US tons?|tons?|tn' },
  {
    unit: 'm2',
    dimension: 'area',
    words: String.raw`m\s?2|m²|sq\.?\s?m(?:trs?)?|sqm|square met(?:re|er)s?|quadratmeter|m[eè]tres? carr[eé]s?`,
  },
  // Not the bare letter: it is printed for minutes, months and millions as well.
  {
    unit: 'm',
    dimension: 'length',
    words: String.raw`l\/?m|lin\.?\s?m|lineal met(?:re|er)s?|linear met(?:re|er)s?|lfdm|lfm`,
  },
  { unit: 'mile', dimension: 'distance', words: 'mi|miles?' },
  { unit: 'nmi', dimension: 'distance', words: 'nmi|nautical miles?' },
  {
    unit: 'km',
    dimension: 'distance',
    words: 'kms?|kilomet(?:re|er)s?|kilom[eè]tres?|kil[oó]metros?|chilometri',
  },
  {
    unit: 'room-night',
    dimension: 'nights',
    words:
      'room[\\s-]?nights?|nights?|nuit(?:é|e)?e?s?|n[aä]chte?|[uü]bernachtung(?:en)?|noches?|nott[ei]|nachten|overnachting(?:en)?|nts',
  },
  { unit: 'bag', dimension: 'count', words: 'bags?|sacks?|sacs?|s[aä]cke?|sacos?|sacchi' },
  {
    unit: 'each',
    dimension: 'count',
    words:
      'pcs?|pieces?|stk|st[uü]cks?|ea|each|units?|unités?|unidades?|uds?|nos|pz|pezzi|stuks?|pi[eè]ces?|items?',
  },
]

const compiled = unitWords.map(({ unit, dimension, words, exactCase }) => ({
  unit,
  dimension,
  // A letter or digit after the word makes it another word; a slash makes it a rate ("kWh/day"), left to the caller.
  start: new RegExp(String.raw`^(?:${words})(?![\p{L}\d])`, exactCase === true ? 'u' : 'iu'),
  whole: new RegExp(String.raw`^(?:${words})\.?$`, exactCase === true ? 'u' : 'iu'),
  within: new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, exactCase === true ? 'u' : 'iu'),
}))

/** The unit that starts at an offset, after at most two spaces or an opening bracket; null when none does. */
export function unitAt(text: string, offset: number): UnitToken | null {
  const gap = /^\s{0,2}[([]?\s?/.exec(text.slice(offset, offset + 4))?.[0].length ?? 0
  const rest = text.slice(offset + gap, offset + gap + 40)
  for (const { unit, dimension, start } of compiled) {
    const match = start.exec(rest)
    if (match === null) continue
    const from = offset + gap
    // "Rooms: 2 Nights: 3": the next value's label is no unit.
    if (gap > 0 && /^\p{Lu}\p{Ll}{2}/u.test(match[0]) && /^\s?:/.test(rest.slice(match[0].length)))
      return null
    return { unit, dimension, raw: match[0], start: from, end: from + match[0].length }
  }
  return null
}

/** The unit that a cell names by itself: "kWh", "Liter", "KGS". */
export function unitOfWord(word: string): Unit | null {
  const text = word.trim().replace(/^[([]|[)\]]$/g, '')
  const found = compiled.find(({ whole }) => whole.test(text))
  return found === undefined ? null : { unit: found.unit, dimension: found.dimension }
}

/**
 * The first unit of the given dimensions that a header or label names as its own. "c/kWh" and "per litre" name a price,
 * "5 therms" another number's unit.
 */
export function unitWithin(text: string, dimensions: readonly Dimension[]): UnitToken | null {
  for (const { unit, dimension, within } of compiled) {
    if (!dimensions.includes(dimension)) continue
    const match = within.exec(text)
    if (match === null || notItsUnit.test(text.slice(0, match.index))) continue
    if (dividedBy.test(text.slice(match.index + match[0].length))) continue
    if (isIntensity.test(text.slice(match.index + match[0].length))) continue
    return { unit, dimension, raw: match[0], start: match.index, end: match.index + match[0].length }
  }
  return null
}

// "kWh/m2" and "kWh_per_guest" are no amounts.
const isIntensity =
  /^[\s_]*(?:(?:\/|per\b|p\.)[\s_]*(?:m2|m²|sqm|sq|ft2|ft²|100|km|mile|unit|person|capita|head|guest|room|fte|kg|t\b|tonne)|m2|m²|sqm)/i
// "kg/m3" is a density and "kWh/day" an average.
const dividedBy = /^\s?\/\s?(?:m[23³²]?|l|km|days?|d|h|hrs?|months?|years?)(?![\p{L}\d])/iu
const notItsUnit = /(?:\/|\b(?:per|pro|par|por|al)|\d)\s?$/i
