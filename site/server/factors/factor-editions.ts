import type { LibraryFactor } from '@doublerule/carbon/factors/factor-table.ts'
import { validityOf } from '@doublerule/carbon/factors/rank-factors.ts'
import type { EditionPoint } from '#shared/factor-answers.ts'

/** An id without its editions and years: what two editions of one factor have in common. */
function seriesOf({ id, unit }: LibraryFactor): string {
  return `${id.replaceAll(/-(?:19|20)\d{2}(?:-\d{2})?(?=-|$)/g, '-#')} ${unit}`
}

/** "2024", or "2024-25" for a row whose period runs over two years. */
function editionOf(factor: LibraryFactor): string {
  const valid = validityOf(factor)
  if (valid === null) return factor.year
  const [from, to] = [valid.from.slice(0, 4), valid.to.slice(0, 4)]
  return from === to || to === '9999' ? from : `${from}-${to.slice(2)}`
}

/** Earlier and later editions of each factor, oldest first; looked up by a factor. */
export function openFactorEditions(
  factors: readonly LibraryFactor[],
): (factor: LibraryFactor) => readonly EditionPoint[] {
  const series = Map.groupBy(factors, seriesOf)
  return (factor) =>
    (series.get(seriesOf(factor)) ?? [factor])
      .map((each) => ({ id: each.id, edition: editionOf(each), kgCO2ePerUnit: each.kgCO2ePerUnit }))
      .toSorted((left, right) => left.edition.localeCompare(right.edition))
}
