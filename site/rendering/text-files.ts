import { escapeMarkup } from '#shared/escape-markup.ts'
import { absoluteAddress } from '#shared/page-meta.ts'
import { siteConfig } from '#shared/site-config.ts'
import type { PageSummary } from './server-entry.ts'
import type { ContentPort, LibraryPort } from './site.ts'

export type TextFile = { contentType: string; body: string }

export type Listing = {
  pages: readonly PageSummary[]
  content: ContentPort | undefined
  library?: LibraryPort | undefined
}

const writers: Readonly<Record<string, (listing: Listing) => TextFile | Promise<TextFile>>> = {
  '/robots.txt': writeRobots,
  '/sitemap.xml': writeSitemap,
  '/llms.txt': writeOverviewForModels,
  '/manifest.webmanifest': writeManifest,
}

export function isTextFile(path: string): boolean {
  return Object.hasOwn(writers, path)
}

/** Writes robots.txt, sitemap.xml, llms.txt or the web manifest from the route table and the content; null for other paths. */
export async function writeTextFile(path: string, listing: Listing): Promise<TextFile | null> {
  return isTextFile(path) ? ((await writers[path]?.(listing)) ?? null) : null
}

function writeRobots(): TextFile {
  return plain(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress('/sitemap.xml')}\n`)
}

async function writeSitemap({ pages, content, library }: Listing): Promise<TextFile> {
  const entries = [
    ...pages.filter(({ isListed }) => isListed).map(({ path }) => ({ path, modifiedOn: null })),
    ...((await content?.listPages()) ?? []),
    ...(library?.listPaths() ?? []).map((path) => ({ path, modifiedOn: null })),
  ]
  const urls = entries.map(({ path, modifiedOn }) => {
    const lastmod = modifiedOn === null ? '' : `<lastmod>${escapeMarkup(modifiedOn)}</lastmod>`
    return `  <url><loc>${escapeMarkup(absoluteAddress(path))}</loc>${lastmod}</url>\n`
  })
  return {
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
  }
}

/** The form of https://llmstxt.org: a title, a summary, and lists of links. */
async function writeOverviewForModels({ pages, content }: Listing): Promise<TextFile> {
  const pageLines = pages.flatMap(({ isListed, path, meta }) =>
    isListed && meta !== null ? [`- [${meta.title}](${absoluteAddress(path)}): ${meta.description}`] : [],
  )
  const articles = (await content?.listPages()) ?? []
  const articleLines = articles.map(
    ({ path, title, description }) =>
      `- [${title}](${absoluteAddress(path)})${description === null ? '' : `: ${description}`}`,
  )
  const home = pages.find(({ path }) => path === '/')
  const sections = [
    `# ${siteConfig.brand}`,
    `> ${home?.meta?.description ?? siteConfig.tagline}`,
    `## Pages\n\n${pageLines.join('\n')}`,
    ...(articleLines.length === 0 ? [] : [`## Articles\n\n${articleLines.join('\n')}`]),
  ]
  return plain(`${sections.join('\n\n')}\n`)
}

function writeManifest(): TextFile {
  const manifest = {
    name: siteConfig.brand,
    short_name: siteConfig.brand,
    start_url: '/',
    display: 'browser',
    background_color: '#f3faf4',
    theme_color: '#f3faf4',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return { contentType: 'application/manifest+json', body: JSON.stringify(manifest) }
}

function plain(body: string): TextFile {
  return { contentType: 'text/plain; charset=utf-8', body }
}
