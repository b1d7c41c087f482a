import { escapeMarkup } from '#shared/escape-markup.ts'
import type { RenderedPage } from './server-entry.ts'
import { firstPaintScript } from './first-paint-script.ts'

/** Addresses of what a page loads, in the order they are written. */
export type PageAssets = {
  stylesheets: readonly string[]
  /** What React needs to take the page over. */
  modules: readonly string[]
  fonts: readonly string[]
  /** Null for the error page, which is not hydrated. */
  bootScript: string | null
}

type DocumentPage = Pick<RenderedPage, 'head' | 'body'> &
  Partial<Pick<RenderedPage, 'state' | 'start' | 'measurementId'>>

/**
 * Which links the browser prepares when a visitor points at them: pages of ours. boot removes this when links are React's.
 * The text never changes, so the policy has one hash for it.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * The whole document. The order of the head is measured (docs/decisions): theme and desk, head tags, styles, modules of a page that
 * is alive at load, at low priority, fonts last; the boot script stands at the end of the body, of low priority too: what is
 * seen goes first.
 */
export function renderDocument(page: DocumentPage, assets: PageAssets): string {
  const preloads = page.start === 'at-load' ? assets.modules : []
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${firstPaintScript}</script>`,
    page.head,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3faf4">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#081612">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Articles">',
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `</head><body><div id="root">${page.body}</div>`,
    page.state === undefined ? '' : `<script type="application/json" id="page-state">${page.state}</script>`,
    assets.bootScript === null ? '' : renderBootTags(assets.bootScript, page, assets.modules),
    '</body></html>',
  ].join('')
}

function renderBootTags(address: string, page: DocumentPage, modules: readonly string[]): string {
  const { start = 'on-touch', measurementId = null } = page
  // From source, Vite answers for each module by itself.
  const ahead = modules.length === 0 ? '' : ` data-modules="${modules.join(' ')}"`
  const measurement = measurementId === null ? '' : ` data-measurement-id="${escapeMarkup(measurementId)}"`
  return (
    `<script type="speculationrules">${speculationRules}</script>` +
    `<script type="module" id="boot" src="${address}" fetchpriority="low" data-start="${start}"` +
    `${ahead}${measurement}></script>`
  )
}
