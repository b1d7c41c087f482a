import type { Factor } from '../analysis/analysis-schema.ts'
import { australianElectricityFactors } from './electricity-au.ts'
import libraryTable from './factor-library.generated.json' with { type: 'json' }
import type { LibraryFactor } from './factor-table.ts'
import { readFactorTable } from './factor-table.ts'

/** Every factor of packages/carbon/data/factors.csv. */
export const allFactors: readonly LibraryFactor[] = [
  ...australianElectricityFactors,
  ...readFactorTable(libraryTable),
]

const factorsById = new Map(allFactors.map((factor) => [factor.id, factor]))

/** The factor of an id, or null when the library does not hold it. */
export function factorById(id: string): LibraryFactor | null {
  return factorsById.get(id) ?? null
}

/** The factors of ids that exist; ids that the library does not hold are left out. */
export function factorsByIds(...ids: readonly string[]): LibraryFactor[] {
  return ids.map(factorById).filter((factor) => factor !== null)
}

/** The factor as the analysis object carries it: without the matcher's words. */
export function toAnalysisFactor({ aliases: _aliases, ...factor }: LibraryFactor): Factor {
  return factor
}

const factorsByCategory = new Map<string, LibraryFactor[]>()
for (const factor of allFactors) {
  const shelf = factorsByCategory.get(factor.category)
  if (shelf === undefined) factorsByCategory.set(factor.category, [factor])
  else shelf.push(factor)
}

export type FactorQuery = {
  category?: string
  region?: string
  /** The edition as printed in the id, such as "2025". */
  edition?: string
  unit?: string
  scope?: 1 | 2 | 3
}

/** Factors that agree with every given part of the query, in the order of the data file. */
export function candidates(query: FactorQuery): LibraryFactor[] {
  const shelf = query.category === undefined ? allFactors : (factorsByCategory.get(query.category) ?? [])
  return shelf.filter(
    (factor) =>
      (query.region === undefined || factor.region === query.region) &&
      (query.edition === undefined || factor.year === query.edition) &&
      (query.unit === undefined || factor.unit === query.unit) &&
      (query.scope === undefined || factor.scope === query.scope),
  )
}
