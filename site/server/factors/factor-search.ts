import MiniSearch from 'minisearch'
import type { LibraryFactor } from '@doublerule/carbon/factors/factor-table.ts'
import { publisherOf } from '@doublerule/carbon/factors/publishers.ts'
import { countryOf } from '@doublerule/carbon/regions/place-names.ts'
import type { FactorFilters, FactorListing, FilterOption } from '#shared/factor-answers.ts'
import { describeFactor, placeHeading } from './describe-factor.ts'
import { kindName } from './kind-names.ts'

export const rowsOnPage = 25
/** Factors that are indexed before the event loop gets its turn. */
const indexedAtOnce = 200

export type FactorSearch = { list: (filters: FactorFilters) => FactorListing }

type Entry = {
  at: number
  name: string
  place: string
  kind: string
  publisher: string
  aliases: string
  id: string
}

function entryOf(factor: LibraryFactor, at: number): Entry {
  return {
    at,
    name: factor.name,
    place: placeHeading(factor.region),
    kind: kindName(factor.category),
    publisher: publisherOf(factor.id).name,
    aliases: factor.aliases.join(' '),
    id: factor.id.replaceAll('-', ' '),
  }
}

/** Letters and figures, without accents: "Côte d’Ivoire" is found by "cote". */
function foldTerm(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
}

function optionsOf(values: readonly string[], label: (value: string) => string): FilterOption[] {
  return [...new Set(values)]
    .map((value) => ({ value, label: label(value) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'en'))
}

/**
 * An index over the factors, built once and in slices, so that the server answers others meanwhile. Words are found by
 * their beginning and with a slip in them; every word of the question counts.
 */
export async function openFactorSearch(factors: readonly LibraryFactor[]): Promise<FactorSearch> {
  const index = new MiniSearch<Entry>({
    idField: 'at',
    fields: ['name', 'place', 'kind', 'publisher', 'aliases', 'id'],
    processTerm: foldTerm,
    searchOptions: {
      boost: { name: 3, place: 3, kind: 2 },
      combineWith: 'AND',
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) ? 0.2 : false),
    },
  })
  await index.addAllAsync(factors.map(entryOf), { chunkSize: indexedAtOnce })

  const options = {
    kind: optionsOf(
      factors.map(({ category }) => category),
      kindName,
    ),
    country: optionsOf(
      factors.map(({ region }) => countryOf(region)),
      placeHeading,
    ),
    edition: optionsOf(
      factors.map(({ year }) => year),
      (year) => year,
    ).toReversed(),
    unit: optionsOf(
      factors.map(({ unit }) => unit),
      (unit) => unit,
    ),
  }

  function agrees(factor: LibraryFactor, filters: FactorFilters): boolean {
    return (
      (filters.kind === '' || factor.category === filters.kind) &&
      (filters.country === '' || countryOf(factor.region) === filters.country) &&
      (filters.edition === '' || factor.year === filters.edition) &&
      (filters.unit === '' || factor.unit === filters.unit) &&
      (filters.scope === '' || String(factor.scope) === filters.scope)
    )
  }

  function find(filters: FactorFilters): LibraryFactor[] {
    if (filters.q === '') return factors.filter((factor) => agrees(factor, filters))
    const byId = factors.find(({ id }) => id === filters.q)
    if (byId !== undefined) return [byId]
    return index.search(filters.q).flatMap(({ id }) => {
      const factor = factors[Number(id)]
      return factor !== undefined && agrees(factor, filters) ? [factor] : []
    })
  }

  return {
    list(filters) {
      const found = find(filters)
      const pages = Math.max(1, Math.ceil(found.length / rowsOnPage))
      const page = Math.min(filters.page, pages)
      return {
        filters: { ...filters, page },
        total: found.length,
        libraryTotal: factors.length,
        pages,
        rows: found.slice((page - 1) * rowsOnPage, page * rowsOnPage).map(describeFactor),
        options,
      }
    },
  }
}
