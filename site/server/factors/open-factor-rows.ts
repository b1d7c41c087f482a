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

/** The library as pages of rows, with what it can be narrowed by. */
export function openFactorRows(
  library: readonly LibraryFactor[],
): (filters: FactorFilters) => Promise<FactorListing> {
  const options = listOptions(library)
  return async (filters) => {
    const { q, kind, country, edition, unit, scope } = filters
    const given = { category: kind, country, edition, unit, scope }
    const narrowed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
    const found = await searchFactors({ words: q, ...narrowed })
    const pages = Math.max(1, Math.ceil(found.length / rowsOnPage))
    const page = Math.min(filters.page, pages)
    return {
      filters: { ...filters, page },
      total: found.length,
      libraryTotal: library.length,
      pages,
      rows: found.slice((page - 1) * rowsOnPage, page * rowsOnPage).map(describeFactor),
      options,
    }
  }
}
