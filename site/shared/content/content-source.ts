import type { PublicConfig } from '../public-config.ts'

/** Where content comes from: our own server, or the hosted service's read-only CDN. */
export type ContentSource = {
  mode: 'embedded' | 'hosted'
  /** Address before the API version: "/content" or "https://<project>.apicdn.sanity.io". */
  base: string
  /** Address before the project in image addresses: "/content" or "https://cdn.sanity.io". */
  imageBase: string
  projectId: string
  dataset: string
}

/** The source that a public configuration names. */
export function contentSourceOf(content: PublicConfig['content']): ContentSource {
  return content.mode === 'hosted' ? hostedContent(content) : embeddedContent
}

export const contentApiVersion = '2023-05-03'

export const embeddedContent: ContentSource = {
  mode: 'embedded',
  base: '/content',
  imageBase: '/content',
  projectId: 'local',
  dataset: 'production',
}

/** The hosted service; `apiHost` stands in for its CDN in tests and behind proxies. Pictures always come from its image CDN. */
export function hostedContent(settings: {
  projectId: string
  dataset: string
  apiHost: string | null
}): ContentSource {
  return {
    mode: 'hosted',
    base: settings.apiHost ?? `https://${settings.projectId}.apicdn.sanity.io`,
    imageBase: 'https://cdn.sanity.io',
    projectId: settings.projectId,
    dataset: settings.dataset,
  }
}
