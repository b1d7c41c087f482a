import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Dimension } from '../values/unit-text.ts'
import { fuelKindOf } from './fuel/fuel-products.ts'

type KindRule = { kind: ActivityKind; dimensions: readonly Dimension[]; pattern: RegExp }

const energyOrVolume: readonly Dimension[] = ['energy', 'volume']
const massOrVolume: readonly Dimension[] = ['mass', 'volume']
const tripUnits: readonly Dimension[] = ['distance', 'passenger-distance']

// Words and unit together name a kind; the first row that fits wins. Fuels are asked for separately, by product.
const rules: readonly KindRule[] = [
  {
    kind: 'electricity-export',
    dimensions: ['energy'],
    pattern:
      /solar (?:export|feed|generat)|energy prod|produced (?:energy|\(?k?wh)|(?:solar|pv) prod|production \(?k?wh|erzeug|opgewekt|feed.?in|\bexport|teruglever|einspeis|injection|fed (?:in|back)/,
  },
  {
    kind: 'refrigerant',
    dimensions: ['mass'],
    pattern: /\br-?(?:\d{2,3}[a-f]?|4\d{2}[a-f]?|5\d{2}[a-f]?|1234\w*)\b|refrigerant|\bhfc|kaltemittel/,
  },
  {
    kind: 'wastewater',
    dimensions: ['volume'],
    pattern: /sewer|sewage|waste ?water|trade waste|abwasser|effluent/,
  },
  {
    kind: 'waste',
    dimensions: massOrVolume,
    pattern:
      /\bwaste|landfill|recycl|rubbish|garbage|skip bin|\btrash|compost|abfall|entsorg|dechets|residuos|rifiuti|\bafval|co-?mingled|spoil\b|rubble|\bdebris\b|muck ?away|\btipping\b|bauschutt|gravats|escombros|demolition (?:material|mix)|green ?waste|dumpster/,
  },
  { kind: 'freight', dimensions: ['freight-work'], pattern: /(?:)/ },
  {
    kind: 'heat',
    dimensions: ['energy'],
    pattern:
      /district heat|fernwarme|warmemenge|heizwarme|warmeverbrauch|chauffage urbain|\bsteam\b|\bheat\b(?! ?pump)|thermal energy|warmte(?!pomp)/,
  },
  {
    kind: 'natural-gas',
    dimensions: energyOrVolume,
    pattern: /natural gas|\bgas\b(?! ?oil)|erdgas|\bgaz\b|aardgas|methane/,
  },
  {
    kind: 'electricity',
    dimensions: ['energy'],
    pattern:
      /electric|\bpower\b|strom|elettric|stroom|elektri|grid|kwh|mwh|\bwh\b|\bwatt|\benergi[ea]\b|light|peak|usage|verbruik|verbrauch|forbruk|forbrug|consum(?!er)|conso|energy|import|charging|charger|ladevorgang|ladestrom|recharge/,
  },
  { kind: 'water', dimensions: ['volume'], pattern: /\bwater\b|wasser|\beau\b|\bagua\b|\bacqua\b/ },
  {
    kind: 'flight',
    dimensions: tripUnits,
    pattern: /\bflights?\b|\bair(?: travel|fare|line)?\b|\bflug|\bvols?\b|vuelo|\bvolo\b|plane/,
  },
  { kind: 'train', dimensions: tripUnits, pattern: /\btrain|\brail|\bzug\b|\bbahn|treno|\btren\b|trein/ },
  { kind: 'taxi', dimensions: tripUnits, pattern: /\btaxi|\bcabs?\b|rideshare|ride.?hail|uber/ },
  { kind: 'bus', dimensions: tripUnits, pattern: /\bbus\b|\bcoach\b|autobus/ },
  {
    kind: 'public-transport',
    dimensions: tripUnits,
    pattern: /\btram(?:way)?s?\b|\bmetro\b|subway|ferry|public transport|transit/,
  },
  {
    kind: 'freight',
    dimensions: ['mass', 'distance'],
    pattern: /freight|haulage|cartage|courier|shipment|delivery/,
  },
  {
    kind: 'car',
    dimensions: tripUnits,
    pattern: /\bcar\b|vehicle|rental|hire|drive|mileage|auto\b|pkw|voiture/,
  },
  { kind: 'hotel', dimensions: ['nights'], pattern: /(?:)/ },
]

/** The kind of an activity by its words and what its unit measures; null where they name none. */
export function kindOf(folded: string, dimension: Dimension | null): ActivityKind | null {
  if (dimension === null) return null
  if (dimension === 'volume' || (dimension === 'mass' && /\blpg\b|propane|autogas/.test(folded))) {
    const fuel = fuelKindOf(folded)
    if (fuel !== null && !/natural gas|water/.test(folded)) return fuel
  }
  return (
    rules.find(({ dimensions, pattern }) => dimensions.includes(dimension) && pattern.test(folded))?.kind ??
    null
  )
}
