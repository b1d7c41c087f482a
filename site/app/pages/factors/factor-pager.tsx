import type { FactorListing } from '#shared/factor-answers.ts'
import { factorsPath } from '#shared/factor-page.ts'
import { writeFactorFilters } from '#shared/read-factor-filters.ts'

/** Links to the pages of a list before and after this one. */
export function FactorPager({ listing: { filters, pages } }: { listing: FactorListing }) {
  if (pages < 2) return null
  const addressOf = (page: number) => `${factorsPath}${writeFactorFilters({ ...filters, page })}`
  return (
    <nav className="factor-pager" aria-label="Pages of the list">
      {filters.page > 1 && (
        <a className="link" rel="prev" href={addressOf(filters.page - 1)}>
          Previous
        </a>
      )}
      <span>
        Page {filters.page} of {pages}
      </span>
      {filters.page < pages && (
        <a className="link" rel="next" href={addressOf(filters.page + 1)}>
          Next
        </a>
      )}
    </nav>
  )
}
