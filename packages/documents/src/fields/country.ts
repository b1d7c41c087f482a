import table from './country-marks.generated.json' with { type: 'json' }

// Rows of `lexicon/country-marks.tsv`: printed marks that only one country uses, and how strongly they speak for it. Place names
// stay out: they name customers' trips as often as places.
const cues = table.country.map((country, row) => ({
  country,
  weight: Number(table.weight[row]),
  pattern: new RegExp(table.pattern[row] ?? '', table.flags[row] ?? ''),
}))

const minimumWeight = 3

/** The country whose printed marks weigh most; each cue counts once for every line it appears on, up to three. */
export function detectCountry(texts: readonly string[]): string | null {
  const weights = new Map<string, number>()
  for (const { country, pattern, weight } of cues) {
    let hits = 0
    for (const text of texts) if (pattern.test(text)) hits += 1
    if (hits > 0) weights.set(country, (weights.get(country) ?? 0) + weight * Math.min(hits, 3))
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1])
  return best === undefined || best[1] < minimumWeight ? null : best[0]
}
