import MiniSearch from 'minisearch'
import { listFactors } from './factor-library.ts'
import type { LibraryFactor } from './factor-table.ts'

export type FactorSearch = {
  /** Words of the name, the aliases, the category or the place; empty for all. */
  words: string
  category?: string | undefined
  region?: string | undefined
  edition?: string | undefined
  unit?: string | undefined
  scope?: 1 | 2 | 3 | undefined
}

const mostWords = 12
let wordIndex: MiniSearch<LibraryFactor> | null = null
let library: readonly LibraryFactor[] | null = null

/** Unpacked once: every search goes through all of it. */
function readLibrary(): readonly LibraryFactor[] {
  library ??= listFactors()
  return library
}

function openWordIndex(): MiniSearch<LibraryFactor> {
  const index = new MiniSearch<LibraryFactor>({
    fields: ['name', 'aliases', 'category', 'region', 'source'],
    extractField: (factor, field) => {
      if (field === 'id') return factor.id
      if (field === 'aliases') return factor.aliases.join(' ')
      return field === 'name' || field === 'category' || field === 'source' ? factor[field] : factor.region
    },
  })
  index.addAll(readLibrary())
  return index
}

/** Factors that agree with every given part, best match of the words first, else in the order of the data file. */
export function searchFactors({ words, ...filter }: FactorSearch): LibraryFactor[] {
  const isWanted = (factor: LibraryFactor): boolean =>
    (filter.category === undefined || factor.category === filter.category) &&
    (filter.region === undefined || factor.region === filter.region) &&
    (filter.edition === undefined || factor.year === filter.edition) &&
    (filter.unit === undefined || factor.unit === filter.unit) &&
    (filter.scope === undefined || factor.scope === filter.scope)
  const asked = words.split(/\s/).filter(Boolean).slice(0, mostWords).join(' ')
  if (asked === '') return readLibrary().filter(isWanted)
  wordIndex ??= openWordIndex()
  const hits = wordIndex.search(asked, { combineWith: 'AND', prefix: true, boost: { name: 3, aliases: 2 } })
  const places = new Map(hits.map(({ id }, at) => [String(id), at]))
  return readLibrary()
    .filter((factor) => places.has(factor.id) && isWanted(factor))
    .sort((left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0))
}
