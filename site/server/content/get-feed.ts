import { escapeMarkup } from '#shared/escape-markup.ts'
import type { ContentLibrary } from '#shared/content/content-library.ts'
import { siteConfig } from '#shared/site-config.ts'

const itemCount = 20

/** GET /rss.xml: the newest posts as RSS 2.0. */
export async function getFeed(ports: { content: ContentLibrary }): Promise<Response> {
  const posts = await ports.content.listLatestPosts(itemCount).catch(() => null)
  if (posts === null)
    return new Response('The articles cannot be listed at the moment.', {
      status: 503,
      headers: { 'retry-after': '60' },
    })
  const items = posts.map((post) => {
    const address = new URL(`/blog/${post.slug}`, siteConfig.origin).href
    return [
      '<item>',
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${escapeXml(address)}</link>`,
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      ...dateElement(post.publishedAt),
      `<description>${escapeXml(post.excerpt)}</description>`,
      ...post.categories.map(({ title }) => `<category>${escapeXml(title)}</category>`),
      ...(post.author === null ? [] : [`<dc:creator>${escapeXml(post.author.name)}</dc:creator>`]),
      '</item>',
    ].join('\n')
  })
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(siteConfig.brand)}: articles</title>`,
    `<link>${siteConfig.origin}/blog</link>`,
    `<atom:link href="${siteConfig.origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    '<description>Working notes on carbon accounting, written to be checked.</description>',
    '<language>en-AU</language>',
    ...items,
    '</channel>',
    '</rss>',
  ].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}

function dateElement(isoText: string): readonly string[] {
  const date = new Date(isoText)
  return Number.isNaN(date.getTime()) ? [] : [`<pubDate>${date.toUTCString()}</pubDate>`]
}

/** Control signs have no place in XML 1.0, escaped or not. */
function escapeXml(text: string): string {
  return escapeMarkup(text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))
}
