import { siteConfig } from './site-config.ts'
import type { StructuredData } from './structured-data.ts'

/** What a page says about itself to search engines, to link previews and to the browser's tab. */
export type PageMeta = {
  /** Path of the canonical address; null for pages that have none (not found, failed). */
  path: string | null
  title: string
  /** One or two sentences, 50 to 160 characters. */
  description: string
  /** Whether the brand follows the title; the home page names it itself. */
  isTitleComplete?: true
  type?: 'article' | 'profile'
  /** Without a tag for what is an empty text. */
  article?: { publishedTime: string; author: string; tags: readonly string[] }
  /** Absolute path or address of the link preview's picture; without it the page's generated one is used. */
  image?: { src: string; alt: string }
  structuredData?: readonly StructuredData[]
}

type HeadTag = { name: string; content: string } | { property: string; content: string }

export type Head = { title: string; canonical: string | null; tags: readonly HeadTag[] }

/** Puts a path, or an address that is already whole, on the site's public origin. */
export function absoluteAddress(path: string): string {
  return new URL(path, siteConfig.origin).href
}

/** Path of the generated 1200 x 630 px picture of a page. */
export function socialImagePath(pagePath: string): string {
  return `/social/${pagePath === '/' ? 'home' : pagePath.slice(1).replaceAll('/', '-')}.png`
}

/** The title, canonical address, description, Open Graph and Twitter tags of a page. */
export function describeHead(meta: PageMeta): Head {
  const title = meta.isTitleComplete ? meta.title : `${meta.title} | ${siteConfig.brand}`
  const image = meta.image ?? {
    src: socialImagePath(meta.path ?? '/'),
    alt: `${meta.title}, ${siteConfig.brand}`,
  }
  const canonical = meta.path === null ? null : absoluteAddress(meta.path)
  return {
    title,
    canonical,
    tags: [
      { name: 'description', content: meta.description },
      ...(canonical === null
        ? [{ name: 'robots', content: 'noindex' }]
        : [{ property: 'og:url', content: canonical }]),
      { property: 'og:type', content: meta.type ?? 'website' },
      { property: 'og:site_name', content: siteConfig.brand },
      { property: 'og:locale', content: 'en_AU' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:image', content: absoluteAddress(image.src) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: image.alt },
      ...articleTags(meta.article),
      // Title, description and picture of the card are those of Open Graph (X developer documentation, cards markup).
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image:alt', content: image.alt },
    ],
  }
}

function articleTags(article: PageMeta['article']): readonly HeadTag[] {
  if (article === undefined) return []
  return [
    ...(article.publishedTime === ''
      ? []
      : [{ property: 'article:published_time', content: article.publishedTime }]),
    ...(article.author === '' ? [] : [{ property: 'article:author', content: article.author }]),
    ...article.tags.map((content) => ({ property: 'article:tag', content })),
  ]
}
