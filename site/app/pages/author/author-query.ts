import type { Query } from '#app/queries/query.ts'
import { askAgainAfterFailure } from '#app/pages/articles/ask-again-after-failure.ts'
import { openLibrary } from '#app/pages/articles/open-library.ts'
import type { Lookup } from '#shared/content/content-library.ts'
import type { ContentSource } from '#shared/content/content-source.ts'
import type { Author, PostSummary } from '#shared/content/types.ts'

export type AuthorWithPosts = { author: Author; posts: readonly PostSummary[] }

/** An author, then by the author's id every post. */
export function authorQuery(slug: string, source: ContentSource): Query<Lookup<AuthorWithPosts>> {
  return {
    queryKey: ['author', slug, source.projectId, source.dataset],
    queryFn: async ({ apiFetch }) => {
      const library = openLibrary(source, apiFetch)
      const author = await library.findAuthor(slug)
      if (author === null || author === 'failed') return author
      return { author, posts: await library.listPostsByAuthor(author._id) }
    },
    staleTime: askAgainAfterFailure,
  }
}
