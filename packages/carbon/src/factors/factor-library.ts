import type { Factor } from '../analysis/analysis-schema.ts'
import electricityTable from './electricity-au.generated.json' with { type: 'json' }
import libraryTable from './factor-library.generated.json' with { type: 'json' }
import type { LibraryFactor } from './factor-table.ts'
import type { FactorQuery } from './open-factor-table.ts'
import { openFactorTable } from './open-factor-table.ts'
import worldTable from './world-factors.generated.json' with { type: 'json' }

/** Australia, the United Kingdom and the United States first, then the world: the order of every list of factors. */
const tables = [electricityTable, libraryTable, worldTable].map(openFactorTable)

/** Every factor of packages/carbon/data, unpacked: for an index over all of them, not for one. */
export function listFactors(): LibraryFactor[] {
  return tables.flatMap(({ count, factorAt }) => Array.from({ length: count }, (_, row) => factorAt(row)))
}

/** The factor of an id, or null when the library does not hold it. */
export function factorById(id: string): LibraryFactor | null {
  for (const { rowOf, factorAt } of tables) {
    const row = rowOf(id)
    if (row !== null) return factorAt(row)
  }
  return null
}

/** The factors of ids that exist; ids that the library does not hold are left out. */
export function factorsByIds(...ids: readonly string[]): LibraryFactor[] {
  return ids.map(factorById).filter((factor) => factor !== null)
}

/** The factor as the analysis object carries it: without the matcher's words. */
export function toAnalysisFactor({ aliases: _aliases, ...factor }: LibraryFactor): Factor {
  return factor
}

/** Factors that agree with every given part of the query, in the order of the data files. */
export function candidates(query: FactorQuery): LibraryFactor[] {
  return tables.flatMap(({ rowsWhere, factorAt }) => rowsWhere(query).map(factorAt))
}
