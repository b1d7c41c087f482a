import { categoryName } from '@doublerule/carbon/factors/category-name.ts'
import type { LibraryFactor } from '@doublerule/carbon/factors/factor-table.ts'
import { searchFactors } from '@doublerule/carbon/factors/search-factors.ts'
import { placeHeading } from '@doublerule/carbon/regions/place-name.ts'
import { countryOf } from '@doublerule/carbon/regions/place-names.ts'
import type { FactorFilters, FactorListing, FilterOption } from '#shared/factor-answers.ts'
import { describeFactor } from './describe-factor.ts'

export const rowsOnPage = 25

function optionsOf(values: readonly string[], label: (value: string) => string): FilterOption[] {
  return [...new Set(values)]
    .map((value) => ({ value, label: label(value) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'en'))
}

function listOptions(library: readonly LibraryFactor[]): FactorListing['options'] {
  return {
    kind: optionsOf(
      library.map(({ category }) => category),
      categoryName,
    ),
    country: optionsOf(
      library.map(({ region }) => countryOf(region)),
      placeHeading,
    ),
    edition: optionsOf(
      library.map(({ year }) => year),
      (year) => year,
    ).toReversed(),
    unit: optionsOf(
      library.map(({ unit }) => unit),
      (unit) => unit,
    ),
  }
}

function countKinds(library: readonly LibraryFactor[]): FactorListing['kinds'] {
  return Object.entries(Object.groupBy(library, ({ category }) => category))
    .map(([value, factors = []]) => ({ value, label: categoryName(value), count: factors.length }))
    .toSorted((one, other) => other.count - one.count)
}

/** The library as pages of rows, with what it can be narrowed by. */
export function openFactorRows(
  library: readonly LibraryFactor[],
): (filters: FactorFilters) => Promise<FactorListing> {
  const options = listOptions(library)
  const kinds = countKinds(library)
  return async (filters) => {
    const { q, kind, country, edition, unit, scope } = filters
    const given = { category: kind, country, edition, unit, scope }
    const narrowed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
    const matches = await searchFactors({ words: q, ...narrowed })
    // Words rank what they find; without words the newest edition comes first.
    const found = q === '' ? matches.toSorted((one, other) => other.year.localeCompare(one.year)) : matches
    const pages = Math.max(1, Math.ceil(found.length / rowsOnPage))
    const page = Math.min(filters.page, pages)
    return {
      filters: { ...filters, page },
      total: found.length,
      libraryTotal: library.length,
      pages,
      rows: found.slice((page - 1) * rowsOnPage, page * rowsOnPage).map(describeFactor),
      options,
      kinds,
    }
  }
}
