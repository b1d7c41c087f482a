import { queryOptions } from '@tanstack/react-query'
import type { ApiFetch } from '#shared/api-fetch.ts'
import { createContentClient } from '#shared/content/content-client.ts'
import { createContentLibrary, type ContentLibrary } from '#shared/content/content-library.ts'
import { embeddedContent, type ContentSource } from '#shared/content/content-source.ts'
import type { Post, PostSummary } from '#shared/content/types.ts'

export type PostWithRelated = { post: Post; related: readonly PostSummary[] }

/** A post and its related posts; null when there is none or it could not be fetched. */
export function postQuery(slug: string, source: ContentSource) {
  return queryOptions({
    queryKey: ['post', slug, source.projectId, source.dataset],
    queryFn: async ({ meta }): Promise<PostWithRelated | null> => {
      const library = openLibrary(source, meta?.apiFetch)
      const [post, related] = await Promise.all([library.findPost(slug), library.listRelatedPosts(slug)])
      return post === null ? null : { post: { ...post, content: await makeSafe(post.content) }, related }
    },
  })
}

/**
 * In the browser the content source itself is asked. On the server every question goes through our own /content, which
 * asks the hosted service when one is configured and sanitises what it gives.
 */
export function openLibrary(source: ContentSource, apiFetch: ApiFetch | undefined): ContentLibrary {
  const isOwnAddress = import.meta.env.SSR || source.mode === 'embedded'
  const client = createContentClient({
    source: isOwnAddress ? { ...source, base: embeddedContent.base } : source,
    fetch: isOwnAddress && apiFetch !== undefined ? apiFetch : fetch,
  })
  return createContentLibrary(client, (text) => {
    // The specification asks for failed queries to be logged.
    // oxlint-disable-next-line eslint/no-console
    console.error(text)
  })
}

/** On the server the HTML was sanitised at its source; the browser trusts nobody. */
async function makeSafe(html: string): Promise<string> {
  if (import.meta.env.SSR) return html
  const { sanitizeInBrowser } = await import('./sanitize-in-browser.ts')
  return sanitizeInBrowser(html)
}
