import type { Query } from '#app/queries/query.ts'
import type { ApiFetch } from '#shared/api-fetch.ts'
import type { ContentSource } from '#shared/content/content-source.ts'
import type { PostSummary } from '#shared/content/types.ts'

const featuredPath = '/api/posts/featured'
const failureText = 'Failed to fetch featured post'
const fiveMinutesMs = 300_000

/** The featured post; null when there is none, and null with a line in the log when it could not be fetched. */
export const featuredPostQuery: Query<PostSummary | null> = {
  queryKey: [featuredPath],
  queryFn: async ({ apiFetch }) => {
    try {
      return await fetchFeaturedPost(apiFetch)
    } catch (problem) {
      logProblem(problem instanceof Error ? problem.message : failureText)
      return null
    }
  },
}

async function fetchFeaturedPost(apiFetch: ApiFetch): Promise<PostSummary | null> {
  const response = await apiFetch(featuredPath, { headers: { accept: 'application/json' } })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(failureText)
  const { parsePostSummary } = await import('#shared/content/parse-post.ts')
  return parsePostSummary(await response.json())
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

function logProblem(text: string): void {
  // The specification asks for this line in the log.
  // oxlint-disable-next-line eslint/no-console
  console.error(text)
}
