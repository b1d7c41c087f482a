import { useQuery } from '#app/queries/use-query.ts'
import { useContentSource } from '#app/pages/articles/use-content-source.ts'
import { Band } from '#app/ui/band.tsx'
import { featuredPostQuery, latestPostsQuery } from './article-queries.ts'
import { FeaturedArticle } from './featured-article.tsx'
import { LatestArticles } from './latest-articles.tsx'

export function Articles() {
  const featured = useQuery(featuredPostQuery)
  // What failed before the page stood had its second try already. Not so on the server: there the places are held, and
  // the browser makes it.
  const latest = useQuery(latestPostsQuery(useContentSource()), { asksAfterFailure: import.meta.env.SSR })
  return (
    <Band labelledBy="articles">
      <FeaturedArticle isPending={featured.isPending} post={featured.data ?? null} />
      <LatestArticles isPending={latest.isPending} posts={latest.data ?? []} />
    </Band>
  )
}
