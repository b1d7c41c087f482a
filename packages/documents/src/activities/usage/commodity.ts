import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { timeClassOf } from './time-class.ts'

export type Commodity = Extract<ActivityKind, 'electricity' | 'natural-gas' | 'water' | 'wastewater' | 'heat'>

// Wastewater stands before water, because "waste water" also reads as water.
const commodityWords: readonly { commodity: Commodity; pattern: RegExp }[] = [
  {
    commodity: 'wastewater',
    pattern:
      /sewer|sewage|waste ?water|used water|\d ?% of (?:the )?water|surface water|effluent|water discharge|foul water|trade waste|abwasser|schmutzwasser|assainissement|alcantarillado|saneamiento|fognatur|depurazion|riool/,
  },
  {
    commodity: 'heat',
    pattern:
      /fernwarme|district heat|chauffage urbain|stadswarmte|warmtelevering|warmemenge|teleriscaldamento|\bwarme\b|heizwarme|\bheat (?:networks?|bill|charges?|usage|used?|suppl(?:y|ied)|energy|meter|consum\w+|deliver\w+)/,
  },
  {
    commodity: 'water',
    pattern: /\bwater\b|trinkwasser|frischwasser|\bwasser|\beau\b|\bagua\b|\bacqua\b|drinkwater/,
  },
  {
    commodity: 'natural-gas',
    pattern:
      /(?<!greenhouse )\bgas\b|erdgas|\bgaz\b|aardgas|\bgas(?:verbrauch|rechnung|lieferung|naturale?)|methane\b/,
  },
  {
    commodity: 'electricity',
    pattern: /electric|strom(?!berg)|elettric|stroom|elektri|\bluz\b|\bpower\b|\blight(?:ing)?\b|solar/,
  },
]

const gasUnits = ['therm', 'Dth', 'mmBtu', 'MJ', 'GJ', 'CCF', 'MCF', 'scf']
const electricUnits = ['kWh', 'MWh', 'GWh', 'Wh']
const waterUnits = ['kL', 'm3', 'L', 'ML', 'gal-us', 'gal-uk', 'kgal', 'CCF', 'scf']
const measuredIn: Record<Commodity, readonly string[]> = {
  electricity: [...electricUnits, 'kBtu', 'mmBtu', 'GJ', 'MJ'],
  'natural-gas': [...gasUnits, ...electricUnits, 'm3', 'kBtu'],
  heat: [...electricUnits, 'GJ', 'MJ'],
  water: waterUnits,
  wastewater: waterUnits,
}
// "Gas & Electric" is what a company sells, not what a section is about.
const tradeWords =
  /\bgas (?:&|and) (?:electric(?:ity)?|power|light|energy|water)\b|\b(?:electric(?:ity)?|power|energy|water|light) (?:&|and) gas\b|\bwater (?:&|and) (?:power|light|electric(?:ity)?)\b/g
// A board of water and sewerage supplies water first.
const sewerBesideWater =
  /(?<=\bwater(?: supply| services?)?) ?(?:and|&|\/) ?(?:sewer(?:age)?|waste ?water)|(?<=wasser) ?(?:und|&|\/) ?(?:ab|schmutz)wasser/g
// Only power is priced by the time of day and measured in kWh.
const timesOfDay = ['peak', 'off-peak', 'shoulder', 'controlled-load']
const isUnit = /[kmg]?wh\b/
const headingLines = 60
const longestHeading = 44

/** The commodity that a text names; null when it names none. */
export function commodityNamed(folded: string): Commodity | null {
  const words = folded.replace(tradeWords, '').replace(sewerBesideWater, '')
  return commodityWords.find(({ pattern }) => pattern.test(words))?.commodity ?? null
}

/** What the words of any language surely say, unless they say two things; "kWh" alone is no word for electricity. */
function commodityMentioned(folded: string): Commodity | null {
  const named = findMentions(folded).flatMap(({ concept, strength, start, end }) => {
    const word = commodityWords.find(({ commodity }) => commodity === concept)
    return word === undefined || strength < 3 || isUnit.test(folded.slice(start, end)) ? [] : [word.commodity]
  })
  const [only, second] = new Set(named)
  return second === undefined ? (only ?? null) : null
}

/**
 * What a quantity is of: by its labels, the surest first, else by its line, else by the nearest heading above, else by the document, last
 * by its unit, always checked against what the unit can measure.
 */
export function commodityOf(
  lines: readonly ReadLine[],
  line: ReadLine,
  labels: readonly string[],
  unit: string | null,
  fallback: Commodity | null,
): Commodity | null {
  const fits = (named: Commodity | null) =>
    named !== null && (unit === null || measuredIn[named].includes(unit))
  const texts = [...labels, line.folded]
  const own = texts.map(commodityNamed).find(fits)
  if (own !== undefined) return own
  const isTimed = labels.some((label) => timesOfDay.includes(timeClassOf(label)))
  if (unit === 'kWh' && isTimed && fallback !== 'heat') return 'electricity'
  const mentioned = texts.map(commodityMentioned).find(fits)
  if (mentioned !== undefined) return mentioned
  for (let step = 1; step <= headingLines; step++) {
    const above = lines[line.index - step]
    if (above === undefined) break
    // "Gas | Water | Electricity" heads columns, and no section.
    const [named, second] = new Set(headingOf(above).filter(fits))
    if (named !== undefined && second === undefined) return named
  }
  if (fits(fallback)) return fallback
  if (unit === null) return null
  return electricUnits.includes(unit)
    ? 'electricity'
    : gasUnits.slice(0, 5).includes(unit)
      ? 'natural-gas'
      : null
}

/** The commodity that most lines of a document name. */
export function mostNamedCommodity(lines: readonly ReadLine[]): Commodity | null {
  const counts = Map.groupBy(lines, ({ folded }) => commodityNamed(folded))
  counts.delete(null)
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null
}

/** The commodities that the short cells of a line name, unless the line tells of emergencies or other services. */
function headingOf(line: ReadLine): (Commodity | null)[] {
  if (/emergenc|leak|fault|smell|call|phone|visit|also offer|switch/.test(line.folded)) return []
  return line.cells.flatMap(({ start, end }) =>
    end - start > longestHeading ? [] : [commodityNamed(line.folded.slice(start, end))],
  )
}
