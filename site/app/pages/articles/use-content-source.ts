import { usePublicConfig } from '#app/public-config-context.ts'
import { contentSourceOf, type ContentSource } from '#shared/content/content-source.ts'

/** Where the pages find content under the present configuration. */
export function useContentSource(): ContentSource {
  const { content } = usePublicConfig()
  return contentSourceOf(content)
}
