import MiniSearch from 'minisearch'
import { countryOf } from '../regions/place-names.ts'
import { placeName } from '../regions/place-name.ts'
import { categoryName } from './category-name.ts'
import { factorById, listFactors } from './factor-library.ts'
import type { LibraryFactor } from './factor-table.ts'
import { publisherOf } from './publishers.ts'

export type FactorSearch = {
  /** Words of the name, the aliases, the category, the place or the publisher, or an id; empty for all. */
  words: string
  category?: string | undefined
  /** Exactly this region; `country` takes its provinces along. */
  region?: string | undefined
  country?: string | undefined
  edition?: string | undefined
  unit?: string | undefined
  scope?: string | undefined
}

const mostWords = 12
/** Factors that are indexed before the event loop gets its turn. */
const indexedAtOnce = 200

/** Letters and figures, without accents: "Côte d’Ivoire" is found by "cote". */
function foldTerm(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
}

function entryOf({ id, name, category, region, aliases, source }: LibraryFactor, at: number) {
  return {
    at,
    name,
    place: `${placeName(region)} ${region}`,
    kind: `${categoryName(category)} ${category}`,
    publisher: publisherOf(id).name,
    aliases: aliases.join(' '),
    source,
    id: id.replaceAll('-', ' '),
  }
}

async function openLibrary() {
  const factors = listFactors()
  const index = new MiniSearch<ReturnType<typeof entryOf>>({
    idField: 'at',
    fields: ['name', 'place', 'kind', 'publisher', 'aliases', 'source', 'id'],
    processTerm: foldTerm,
    searchOptions: {
      boost: { name: 3, place: 3, kind: 2 },
      combineWith: 'AND',
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) ? 0.2 : false),
    },
  })
  await index.addAllAsync(factors.map(entryOf), { chunkSize: indexedAtOnce })
  return { factors, index }
}

let opening: ReturnType<typeof openLibrary> | null = null

/** The library with its index: built once and in slices, so that a server answers others meanwhile. */
function openedLibrary(): ReturnType<typeof openLibrary> {
  opening ??= openLibrary()
  return opening
}

/**
 * Factors that agree with every given part, best match of the words first, else in the order of the data file. Words are
 * found by their beginning and with a slip in them, and every one counts; an id finds its factor alone.
 */
export async function searchFactors({ words, ...filter }: FactorSearch): Promise<readonly LibraryFactor[]> {
  const isWanted = (factor: LibraryFactor): boolean =>
    (filter.category === undefined || factor.category === filter.category) &&
    (filter.region === undefined || factor.region === filter.region) &&
    (filter.country === undefined || countryOf(factor.region) === filter.country) &&
    (filter.edition === undefined || factor.year === filter.edition) &&
    (filter.unit === undefined || factor.unit === filter.unit) &&
    (filter.scope === undefined || String(factor.scope) === filter.scope)
  const asked = words.split(/\s/).filter(Boolean).slice(0, mostWords).join(' ')
  const { factors, index } = await openedLibrary()
  if (asked === '') return factors.filter(isWanted)
  const named = factorById(asked)
  if (named !== null) return [named].filter(isWanted)
  return index
    .search(asked)
    .flatMap(({ id }) => factors[Number(id)] ?? [])
    .filter(isWanted)
}
