import { listFactors } from './factor-library.ts'
import type { FactorSearch } from './search-factors.ts'

export type UnknownFilter = { filter: 'unit' | 'category' | 'region' | 'edition'; text: string }

/** How each filter is told, and where it stands in a factor; regions are too many to name in a sentence. */
const filters = {
  unit: { of: 'unit', words: 'No factor is for each', names: 'Units that factors are for' },
  category: { of: 'category', words: 'No factor is of the category', names: 'Categories' },
  edition: { of: 'year', words: 'No factor is of the edition', names: 'Editions' },
  region: { of: 'region', words: 'No factor is of the region', names: null },
} as const

let known: ReadonlyMap<UnknownFilter['filter'], ReadonlySet<string>> | null = null

/**
 * The first filter that no factor of the library has, with those that there are, so that a slip is not taken for an empty
 * shelf; null where each is one of them. `regionsAt` says where a caller finds the regions.
 */
export function findUnknownFilter(search: FactorSearch, regionsAt: string): UnknownFilter | null {
  known ??= indexFilters()
  for (const [filter, values] of known) {
    const given = search[filter]
    if (given === undefined || values.has(given)) continue
    const { words, names } = filters[filter]
    const there = names === null ? `${regionsAt} lists them` : `${names}: ${[...values].sort().join(', ')}`
    return { filter, text: `${words} “${given}”. ${there}.` }
  }
  return null
}

function indexFilters(): ReadonlyMap<UnknownFilter['filter'], ReadonlySet<string>> {
  const factors = listFactors()
  return new Map(
    (['unit', 'category', 'edition', 'region'] as const).map((filter) => {
      const { of } = filters[filter]
      return [filter, new Set(factors.map((factor) => factor[of]))]
    }),
  )
}
