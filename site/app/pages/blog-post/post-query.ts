import type { Query } from '#app/queries/query.ts'
import { askAgainAfterFailure } from '#app/pages/articles/ask-again-after-failure.ts'
import { openLibrary } from '#app/pages/articles/open-library.ts'
import type { Lookup } from '#shared/content/content-library.ts'
import type { ContentSource } from '#shared/content/content-source.ts'
import type { Post, PostSummary } from '#shared/content/types.ts'

export type PostWithOthers = {
  post: Post
  related: readonly PostSummary[]
  /** The author's newest articles beside this one, for the author card. */
  recent: readonly PostSummary[]
}

const recentCount = 3

/** A post, its related posts and what its author wrote lately. */
export function postQuery(slug: string, source: ContentSource): Query<Lookup<PostWithOthers>> {
  return {
    queryKey: ['post', slug, source.projectId, source.dataset],
    queryFn: async ({ apiFetch }) => {
      const library = openLibrary(source, apiFetch)
      const [post, related] = await Promise.all([library.findPost(slug), library.listRelatedPosts(slug)])
      if (post === null || post === 'failed') return post
      const [content, byAuthor] = await Promise.all([
        makeSafe(post.content),
        post.author === null ? [] : library.listPostsByAuthor(post.author._id),
      ])
      const recent = byAuthor.filter(({ _id }) => _id !== post._id).slice(0, recentCount)
      return { post: { ...post, content }, related, recent }
    },
    staleTime: askAgainAfterFailure,
  }
}

/** On the server the HTML was sanitised at its source; the browser trusts nobody. */
async function makeSafe(html: string): Promise<string> {
  if (import.meta.env.SSR) return html
  const { sanitizeInBrowser } = await import('./sanitize-in-browser.ts')
  return sanitizeInBrowser(html)
}
