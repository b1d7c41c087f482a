import type { Query } from '#app/queries/query.ts'
import type { ContentSource } from '#shared/content/content-source.ts'
import type { PostSummary } from '#shared/content/types.ts'

const featuredPath = '/api/posts/featured'
const fiveMinutesMs = 300_000

/** The featured post, or null. It stands in the HTML, so what fetches it comes only where that has grown old. */
export const featuredPostQuery: Query<PostSummary | null> = {
  queryKey: [featuredPath],
  queryFn: ({ apiFetch }) =>
    import('./fetch-featured-post.ts').then(
      ({ fetchFeaturedPost }) => fetchFeaturedPost(featuredPath, apiFetch),
      (problem: unknown) => {
        // The specification asks for this line in the log, also where the page was changed meanwhile.
        // oxlint-disable-next-line eslint/no-console
        console.error(problem instanceof Error ? problem.message : 'Failed to fetch featured post')
        return null
      },
    ),
}

/** The three newest posts, fresh for five minutes, asked for once more after a failure. */
export function latestPostsQuery(source: ContentSource): Query<readonly PostSummary[]> {
  return {
    queryKey: ['latest-posts', source.base, source.projectId, source.dataset],
    queryFn: async ({ apiFetch }) => {
      const { openLibrary } = await import('#app/pages/articles/open-library.ts')
      return openLibrary(source, apiFetch).listLatestPosts()
    },
    staleTime: fiveMinutesMs,
    retry: 1,
  }
}
