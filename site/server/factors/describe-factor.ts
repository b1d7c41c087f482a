import type { LibraryFactor } from '@doublerule/carbon/factors/factor-table.ts'
import { publisherOf } from '@doublerule/carbon/factors/publishers.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import type { FactorRow } from '#shared/factor-answers.ts'
import { kindName } from './kind-names.ts'

const grades = {
  official: '',
  screening: 'Screening average',
  default: 'Default',
  scheme: 'List of a scheme',
} as const

/** "Germany" of DE, "World" of GLOBAL: as the head of a cell. */
export function placeHeading(region: string): string {
  const name = placeName(region).replace(/^the /, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Empty for an official figure. */
export function gradeOf(factor: LibraryFactor): string {
  return grades[publisherOf(factor.id).kind]
}

/** A factor as one row of the list. */
export function describeFactor(factor: LibraryFactor): FactorRow {
  return {
    id: factor.id,
    name: factor.name,
    kgCO2ePerUnit: factor.kgCO2ePerUnit,
    unit: factor.unit,
    scope: factor.scope ?? 3,
    kind: kindName(factor.category),
    place: placeHeading(factor.region),
    edition: factor.year,
    publisher: publisherOf(factor.id).name,
    grade: gradeOf(factor),
  }
}
