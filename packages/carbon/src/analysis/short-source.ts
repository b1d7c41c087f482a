import type { Factor } from './analysis-schema.ts'

const shortNames: readonly (readonly [string, string])[] = [
  ['DCCEEW, Australian National Greenhouse Accounts Factors', 'DCCEEW, NGA Factors'],
  ['DESNZ/Defra, UK Government GHG Conversion Factors', 'DESNZ/Defra factors'],
  ['US EPA, GHG Emission Factors Hub (15 Jan 2025)', 'US EPA Hub 2025'],
  ['US EPA, Supply Chain GHG Emission Factors v1.3', 'US EPA Supply Chain v1.3'],
  ['US EPA Supply Chain GHG Emission Factors v1.3', 'US EPA Supply Chain v1.3'],
]

/** Publisher, edition and table of a factor in a narrow column: "DCCEEW, NGA Factors 2025, Table 1". */
export function shortSource({ source }: Pick<Factor, 'source'>): string {
  return shortNames.reduce((text, [long, short]) => text.replace(long, short), source)
}
