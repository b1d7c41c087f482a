import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'

type Commodity = Extract<ActivityKind, 'electricity' | 'natural-gas' | 'water' | 'wastewater' | 'heat'>

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

// "Gas & Electric" is what a company sells, not what a section is about.
const tradeWords =
  /\bgas (?:&|and) (?:electric(?:ity)?|power|light|energy|water)\b|\b(?:electric(?:ity)?|power|energy|water|light) (?:&|and) gas\b|\bwater (?:&|and) (?:power|light|electric(?:ity)?)\b/g
// A board of water and sewerage supplies water first.
const sewerBesideWater =
  /(?<=\bwater(?: supply| services?)?) ?(?:and|&|\/) ?(?:sewer(?:age)?|waste ?water)|(?<=wasser) ?(?:und|&|\/) ?(?:ab|schmutz)wasser/g

/** The commodity that a text names; null when it names none. */
export function commodityNamed(folded: string): Commodity | null {
  const words = folded.replace(tradeWords, '').replace(sewerBesideWater, '')
  return commodityWords.find(({ pattern }) => pattern.test(words))?.commodity ?? null
}
