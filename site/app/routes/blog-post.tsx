import type { QueryClient } from '#app/queries/make-query-client.ts'
import type { PreloadOutcome, RouteParams } from '#app/navigation/route-row.ts'
import { outcomeOf } from '#app/pages/articles/outcome-of.ts'
import { PostPage } from '#app/pages/blog-post/post-page.tsx'
import { postQuery } from '#app/pages/blog-post/post-query.ts'
import { contentSourceOf } from '#shared/content/content-source.ts'
import type { PublicConfig } from '#shared/public-config.ts'

export async function preload(
  client: QueryClient,
  params: RouteParams,
  config: PublicConfig,
): Promise<PreloadOutcome> {
  const query = postQuery(params['slug'] ?? '', contentSourceOf(config.content))
  return outcomeOf(await client.query(query))
}

export function Route({ params }: { params: RouteParams }) {
  return <PostPage slug={params['slug'] ?? ''} />
}
