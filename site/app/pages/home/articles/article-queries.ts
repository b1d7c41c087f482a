import { queryOptions } from '@tanstack/react-query'
import type { ContentSource } from '#shared/content/content-source.ts'
import type { PostSummary } from '#shared/content/types.ts'

const featuredPath = '/api/posts/featured'
const fiveMinutesMs = 300_000

/** The featured post; null when there is none, and null with a line in the log when it could not be fetched. */
export const featuredPostQuery = queryOptions({
  queryKey: [featuredPath],
  queryFn: async ({ meta }): Promise<PostSummary | null> => {
    if (meta === undefined) return null
    const response = await meta.apiFetch(featuredPath, { headers: { accept: 'application/json' } })
    if (response.status === 404) return null
    if (!response.ok) {
      logProblem('Failed to fetch featured post')
      return null
    }
    const { parsePostSummary } = await import('#shared/content/parse-post.ts')
    return parsePostSummary(await response.json())
  },
})

/** The three newest posts, fresh for five minutes, asked for once more after a failure. */
export function latestPostsQuery(source: ContentSource) {
  return queryOptions({
    queryKey: ['latest-posts', source.base, source.projectId, source.dataset],
    queryFn: async ({ meta }) => {
      const [{ createContentClient }, { createContentLibrary }] = await Promise.all([
        import('#shared/content/content-client.ts'),
        import('#shared/content/content-library.ts'),
      ])
      const ask = source.mode === 'embedded' && meta !== undefined ? meta.apiFetch : fetch
      const client = createContentClient({ source, fetch: ask })
      return createContentLibrary(client, logProblem).listLatestPosts()
    },
    staleTime: fiveMinutesMs,
    retry: 1,
  })
}

function logProblem(text: string): void {
  // The specification asks for this line in the log.
  // oxlint-disable-next-line eslint/no-console
  console.error(text)
}
