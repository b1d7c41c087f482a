import { queryOptions } from '@tanstack/react-query'
import { askAgainAfterFailure } from '#app/pages/articles/ask-again-after-failure.ts'
import { openLibrary } from '#app/pages/articles/open-library.ts'
import type { Lookup } from '#shared/content/content-library.ts'
import type { ContentSource } from '#shared/content/content-source.ts'
import type { Post, PostSummary } from '#shared/content/types.ts'

export type PostWithRelated = { post: Post; related: readonly PostSummary[] }

/** A post and its related posts. */
export function postQuery(slug: string, source: ContentSource) {
  return queryOptions({
    queryKey: ['post', slug, source.projectId, source.dataset],
    queryFn: async ({ meta }): Promise<Lookup<PostWithRelated>> => {
      const library = openLibrary(source, meta?.apiFetch)
      const [post, related] = await Promise.all([library.findPost(slug), library.listRelatedPosts(slug)])
      if (post === null || post === 'failed') return post
      return { post: { ...post, content: await makeSafe(post.content) }, related }
    },
    staleTime: askAgainAfterFailure,
  })
}

/** On the server the HTML was sanitised at its source; the browser trusts nobody. */
async function makeSafe(html: string): Promise<string> {
  if (import.meta.env.SSR) return html
  const { sanitizeInBrowser } = await import('./sanitize-in-browser.ts')
  return sanitizeInBrowser(html)
}
