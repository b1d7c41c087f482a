import type { QueryClient } from '#app/queries/make-query-client.ts'
import type { PreloadOutcome, RouteParams } from '#app/navigation/route-row.ts'
import { FactorPage } from '#app/pages/factors/factor-page.tsx'
import { factorQuery } from '#app/pages/factors/factor-queries.ts'

export async function preload(client: QueryClient, params: RouteParams): Promise<PreloadOutcome> {
  return client.query(factorQuery(params['id'] ?? '')).then(
    (detail) => (detail === null ? 'missing' : 'ready'),
    () => 'failed',
  )
}

export function Route({ params }: { params: RouteParams }) {
  return <FactorPage id={params['id'] ?? ''} />
}
