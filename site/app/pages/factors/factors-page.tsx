import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { useQuery } from '#app/queries/use-query.ts'
import { useSearch } from 'wouter'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FactorListing } from '#shared/factor-answers.ts'
import { factorsPath } from '#shared/factor-page.ts'
import { readFactorFilters, writeFactorFilters } from '#shared/read-factor-filters.ts'
import { FactorFilterForm } from './factor-filter-form.tsx'
import { FactorKinds } from './factor-kinds.tsx'
import { FactorPager } from './factor-pager.tsx'
import { factorsQuery } from './factor-queries.ts'
import { FactorTable } from './factor-table.tsx'
import './factors.css'

/** The library as a list; the address holds the whole question, so that it works without a script and can be shared. */
export function FactorsPage() {
  const filters = readFactorFilters(useSearch())
  const { data, isError } = useQuery(factorsQuery(filters))
  const isWhole = writeFactorFilters(filters) === ''
  return (
    <>
      <PageHead
        title="Emission factors"
        {...(isWhole && data !== undefined && { picture: <FactorKinds kinds={data.kinds} /> })}
      >
        <p>
          Every factor that we calculate with, and its publisher, edition, table and licence. Look one up,
          multiply by it, cite it.
        </p>
        {isWhole && (
          <>
            <p className="type-column mt-8 text-ink-2">Often looked up</p>
            <ul className="factor-often">
              {oftenLookedUp.map(([label, query]) => (
                <li key={label}>
                  <TextLink href={`${factorsPath}?${query}`}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </PageHead>
      <Band labelledBy="list-title" tone="sheet">
        {data === undefined ? (
          <>
            <h2 id="list-title" className="type-title mb-6">
              Find a factor
            </h2>
            {isError ? (
              <p>The factors could not be fetched. Load the page again.</p>
            ) : (
              <Skeleton label="Fetching the factors" rows={12} />
            )}
          </>
        ) : (
          <FactorList listing={data} />
        )}
      </Band>
      <NextStep
        title="Let a bill find its own factor"
        action={<ButtonLink href="/working">Put a bill on the desk</ButtonLink>}
      >
        The desk takes the factor that fits the place and the period, and links to its page here.
      </NextStep>
    </>
  )
}

const oftenLookedUp = [
  ['Grid electricity, Australia', 'kind=electricity&country=AU&edition=2026'],
  ['Diesel', 'q=diesel&country=AU'],
  ['Natural gas', 'kind=natural-gas&country=AU'],
  ['Concrete', 'q=concrete'],
  ['Flights', 'kind=flight'],
  ['R410A', 'q=R410A'],
] as const

function FactorList({ listing }: { listing: FactorListing }) {
  const { total, libraryTotal, rows } = listing
  const count = groupDigits(String(total))
  return (
    <>
      <h2 id="list-title" className="type-title mb-6">
        Find a factor
      </h2>
      <FactorFilterForm key={writeFactorFilters(listing.filters)} listing={listing} />
      <output className="factor-count">
        {total === libraryTotal
          ? `${count} factors`
          : total === 0
            ? 'No factor fits. Ask for less, or spell the name another way.'
            : `${count} of ${groupDigits(String(libraryTotal))} factors`}
      </output>
      {rows.length > 0 && <FactorTable rows={rows} />}
      <FactorPager listing={listing} />
      <p className="factor-downloads">
        The whole library:{' '}
        <a className="link" href="/factors.csv" download>
          CSV
        </a>
        ,{' '}
        <a className="link" href="/factors.json" download>
          JSON
        </a>
        . Each row names its licence; keep the name of its publisher with it.
      </p>
    </>
  )
}
