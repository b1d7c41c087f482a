import type { QueryClient } from '#app/queries/make-query-client.ts'
import { withHead } from '#app/navigation/with-head.tsx'
import type { PreloadOutcome, RouteParams } from '#app/navigation/route-row.ts'
import { factorsQuery } from '#app/pages/factors/factor-queries.ts'
import { FactorsPage } from '#app/pages/factors/factors-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import type { PublicConfig } from '#shared/public-config.ts'
import { readFactorFilters } from '#shared/read-factor-filters.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/factors',
  title: 'Emission factors',
  description:
    'Every emission factor that the working uses: value, place, edition, publisher, table and licence. Search them, cite them, download them.',
  structuredData: [describeBreadcrumbs([{ name: 'Emission factors', path: '/factors' }])],
}

export async function preload(
  client: QueryClient,
  _params: RouteParams,
  _config: PublicConfig,
  search: string,
): Promise<PreloadOutcome> {
  const query = factorsQuery(readFactorFilters(search))
  return client.query(query).then(
    () => 'ready',
    () => 'failed',
  )
}

export const Route = withHead(meta, FactorsPage)
