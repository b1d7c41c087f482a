import type { QueryClient } from '#app/queries/make-query-client.ts'
import { withHead } from '#app/navigation/with-head.tsx'
import type { PreloadOutcome, RouteParams } from '#app/navigation/route-row.ts'
import { featuredPostQuery, latestPostsQuery } from '#app/pages/home/articles/article-queries.ts'
import { HomePage } from '#app/pages/home/home-page.tsx'
import { specimenQuery } from '#app/pages/home/working/specimen-query.ts'
import { contentSourceOf } from '#shared/content/content-source.ts'
import type { PageMeta } from '#shared/page-meta.ts'
import type { PublicConfig } from '#shared/public-config.ts'
import { siteConfig } from '#shared/site-config.ts'
import { describeOrganization, describeWebSite } from '#app/pages/home/describe-publisher.ts'

export const meta: PageMeta = {
  path: '/',
  title: `${siteConfig.brand}: AI-Powered Carbon & ESG Reporting`,
  isTitleComplete: true,
  description:
    'Turn bills, receipts and statements into Scope 1, 2 and 3 emissions with the factor, the sum and the source beside every figure. Made in Brisbane.',
  structuredData: [describeOrganization(), describeWebSite()],
}

/** The specimen and the articles stand in the HTML. A blog that does not answer leaves the rest of the page whole. */
export async function preload(
  client: QueryClient,
  _params: RouteParams,
  config: PublicConfig,
): Promise<PreloadOutcome> {
  await Promise.all([
    client.query(specimenQuery('electricity')),
    client.query(featuredPostQuery),
    client
      .query({
        ...latestPostsQuery(contentSourceOf(config.content)),
        // A first load does not wait for a second try: the browser makes it.
        ...(import.meta.env.SSR && { retry: 0 }),
      })
      .catch(() => null),
  ])
  return 'ready'
}

export const Route = withHead(meta, HomePage)
