import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLine } from '../../layout/read-line.ts'

export type Commodity = Extract<ActivityKind, 'electricity' | 'natural-gas' | 'water' | 'wastewater' | 'heat'>

// Wastewater stands before water, because "waste water" also reads as water.
const commodityWords: readonly { commodity: Commodity; pattern: RegExp }[] = [
  {
    commodity: 'wastewater',
    pattern:
      /sewer|sewage|waste ?water|trade waste|abwasser|schmutzwasser|assainissement|alcantarillado|saneamiento|fognatur|depurazion|riool/,
  },
  {
    commodity: 'heat',
    pattern:
      /fernwarme|district heat|chauffage urbain|stadswarmte|warmtelevering|warmemenge|teleriscaldamento/,
  },
  {
    commodity: 'water',
    pattern: /\bwater\b|trinkwasser|frischwasser|\bwasser|\beau\b|\bagua\b|\bacqua\b|drinkwater/,
  },
  {
    commodity: 'natural-gas',
    pattern: /\bgas\b|erdgas|\bgaz\b|aardgas|\bgas(?:verbrauch|rechnung|lieferung|naturale?)|methane\b/,
  },
  {
    commodity: 'electricity',
    pattern:
      /electric|strom(?!berg)|elettric|stroom|elektri|\bluz\b|\bpower\b|\blight(?:ing)?\b|\bkwh\b|solar/,
  },
]

const gasUnits = ['therm', 'Dth', 'mmBtu', 'MJ', 'GJ', 'CCF', 'MCF', 'scf']
const electricUnits = ['kWh', 'MWh', 'GWh', 'Wh']
const headingLines = 40
const longestHeading = 70

/** The commodity that a text names; null when it names none. */
export function commodityNamed(folded: string): Commodity | null {
  return commodityWords.find(({ pattern }) => pattern.test(folded))?.commodity ?? null
}

/**
 * What a quantity is of: by its own line, else by the nearest heading above, else by the document, always checked
 * against what its unit can measure.
 */
export function commodityOf(
  lines: readonly ReadLine[],
  line: ReadLine,
  label: string,
  unit: string | null,
  fallback: Commodity | null,
): Commodity | null {
  const own = [label, line.folded]
    .map(commodityNamed)
    .find((named) => named !== null && canMeasure(unit, named))
  if (own !== undefined && own !== null) return own
  for (let step = 1; step <= headingLines; step++) {
    const above = lines[line.index - step]
    if (above === undefined) break
    if (above.folded.length > longestHeading) continue
    const named = commodityNamed(above.folded)
    if (named !== null && canMeasure(unit, named)) return named
  }
  return fallback !== null && canMeasure(unit, fallback) ? fallback : null
}

function canMeasure(unit: string | null, commodity: Commodity): boolean {
  if (unit === null) return true
  if (commodity === 'electricity')
    return (
      electricUnits.includes(unit) || unit === 'kBtu' || unit === 'mmBtu' || unit === 'GJ' || unit === 'MJ'
    )
  if (commodity === 'natural-gas')
    return gasUnits.includes(unit) || electricUnits.includes(unit) || unit === 'm3' || unit === 'kBtu'
  if (commodity === 'heat') return electricUnits.includes(unit) || unit === 'GJ' || unit === 'MJ'
  return ['kL', 'm3', 'L', 'ML', 'gal-us', 'gal-uk', 'kgal', 'CCF', 'scf'].includes(unit)
}
