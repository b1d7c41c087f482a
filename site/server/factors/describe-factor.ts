import { categoryName } from '@doublerule/carbon/factors/category-name.ts'
import type { LibraryFactor } from '@doublerule/carbon/factors/factor-table.ts'
import { publisherOf } from '@doublerule/carbon/factors/publishers.ts'
import { placeHeading } from '@doublerule/carbon/regions/place-name.ts'
import type { FactorRow } from '#shared/factor-answers.ts'

const grades = {
  official: '',
  screening: 'Screening average',
  default: 'Default',
  scheme: 'List of a scheme',
} as const

/** Empty for an official figure. */
function gradeOf(factor: LibraryFactor): string {
  return grades[publisherOf(factor.id).kind]
}

const standInSentences = {
  official: '',
  screening:
    'Screening grade: it stands in where no official factor is in the library. It is life-cycle, so no upstream row is added to it.',
  default: 'A default: it stands in for countries without a factor of their own.',
  scheme: 'From a list with rules of its own: used only where somebody chooses it.',
} as const

/** What a factor stands in for, as a sentence; empty for an official figure. */
export function standInSentence(factor: LibraryFactor): string {
  return standInSentences[publisherOf(factor.id).kind]
}

/** A factor as one row of the list. */
export function describeFactor(factor: LibraryFactor): FactorRow {
  return {
    id: factor.id,
    name: factor.name,
    kgCO2ePerUnit: factor.kgCO2ePerUnit,
    unit: factor.unit,
    scope: factor.scope ?? 3,
    kind: categoryName(factor.category),
    place: placeHeading(factor.region),
    edition: factor.year,
    publisher: publisherOf(factor.id).name,
    grade: gradeOf(factor),
  }
}
