import type { QueryClient } from '#app/queries/make-query-client.ts'
import type { PreloadOutcome, RouteParams } from '#app/navigation/route-row.ts'
import { outcomeOf } from '#app/pages/articles/outcome-of.ts'
import { AuthorPage } from '#app/pages/author/author-page.tsx'
import { authorQuery } from '#app/pages/author/author-query.ts'
import { contentSourceOf } from '#shared/content/content-source.ts'
import type { PublicConfig } from '#shared/public-config.ts'

export async function preload(
  client: QueryClient,
  params: RouteParams,
  config: PublicConfig,
): Promise<PreloadOutcome> {
  const query = authorQuery(params['slug'] ?? '', contentSourceOf(config.content))
  return outcomeOf(await client.query(query))
}

export function Route({ params }: { params: RouteParams }) {
  return <AuthorPage slug={params['slug'] ?? ''} />
}
