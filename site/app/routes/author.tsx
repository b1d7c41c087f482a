import type { QueryClient } from '@tanstack/react-query'
import type { PreloadOutcome, RouteParams } from '#app/navigation/route-row.ts'
import { AuthorPage, authorQuery } from '#app/pages/author/author-page.tsx'
import { contentSourceOf } from '#shared/content/content-source.ts'
import type { PublicConfig } from '#shared/public-config.ts'

export async function preload(
  client: QueryClient,
  params: RouteParams,
  config: PublicConfig,
): Promise<PreloadOutcome> {
  const query = authorQuery(params['slug'] ?? '', contentSourceOf(config.content))
  const found = await client.query({ ...query, staleTime: 'static' })
  return found === null ? 'missing' : 'ready'
}

export function Route({ params }: { params: RouteParams }) {
  return <AuthorPage slug={params['slug'] ?? ''} />
}
