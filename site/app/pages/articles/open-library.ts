import type { ApiFetch } from '#shared/api-fetch.ts'
import { createContentClient } from '#shared/content/content-client.ts'
import { createContentLibrary, type ContentLibrary } from '#shared/content/content-library.ts'
import { embeddedContent, type ContentSource } from '#shared/content/content-source.ts'

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
