import { categoryName } from '@doublerule/carbon/factors/category-name.ts'
import { companionsOf } from '@doublerule/carbon/factors/companion-factors.ts'
import { factorById, toAnalysisFactor } from '@doublerule/carbon/factors/factor-library.ts'
import type { LibraryFactor } from '@doublerule/carbon/factors/factor-table.ts'
import { explainVerification } from '@doublerule/carbon/factors/factor-marks.ts'
import { publisherOf } from '@doublerule/carbon/factors/publishers.ts'
import { validityOf } from '@doublerule/carbon/factors/rank-factors.ts'
import { searchFactors } from '@doublerule/carbon/factors/search-factors.ts'
import { placeHeading } from '@doublerule/carbon/regions/place-name.ts'
import { allUnits, areSameDimension } from '@doublerule/carbon/units/unit-table.ts'
import type { EditionPoint, FactorDetail, FactorFilters, FactorListing } from '#shared/factor-answers.ts'
import { once } from '#shared/once.ts'
import { describeFactor, standInSentence } from './describe-factor.ts'
import { openFactorEditions } from './factor-editions.ts'
import { openFactorRows } from './open-factor-rows.ts'

export type FactorPages = {
  list: (filters: FactorFilters) => Promise<FactorListing>
  /** Null for an id that the library does not hold. */
  find: (id: string) => Promise<FactorDetail | null>
}

/** The unit of the factor first, then those that convert into it exactly. */
function unitsFor(unit: string): string[] {
  return [unit, ...allUnits.map(({ id }) => id).filter((id) => id !== unit && areSameDimension(id, unit))]
}

function describe(factor: LibraryFactor, editions: readonly EditionPoint[]): FactorDetail {
  const valid = validityOf(factor)
  return {
    factor: toAnalysisFactor(factor),
    kind: categoryName(factor.category),
    place: placeHeading(factor.region),
    publisher: publisherOf(factor.id).name,
    standsIn: standInSentence(factor),
    verification: explainVerification(factor.verification),
    valid: valid === null ? null : { from: valid.from, to: valid.to === '9999-12-31' ? null : valid.to },
    editions,
    companions: companionsOf(factor.id).map(describeFactor),
    units: unitsFor(factor.unit),
  }
}

/** The library as pages: its index is built once, at the first call. */
export function openFactorPages(): FactorPages {
  const opened = once(async () => {
    const library = await searchFactors({ words: '' })
    return { list: openFactorRows(library), editionsOf: openFactorEditions(library) }
  })

  return {
    list: async (filters) => (await opened()).list(filters),
    find: async (id) => {
      const factor = factorById(id)
      return factor === null ? null : describe(factor, (await opened()).editionsOf(factor))
    },
  }
}
