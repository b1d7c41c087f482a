import type { RenderedPage } from './server-entry.ts'
import { themeScript } from './theme-script.ts'

/** Addresses of what a page loads, in the order they are written. */
export type PageAssets = {
  stylesheets: readonly string[]
  modulePreloads: readonly string[]
  fonts: readonly string[]
  /** Null for the error page, which is not hydrated. */
  entryScript: string | null
}

/**
 * The whole document. The order of the head is measured (docs/decisions): theme, head tags, styles, modules at low priority,
 * fonts last; the module script stands at the end of the body, of low priority too: what is seen goes first.
 */
export function renderDocument(
  page: Pick<RenderedPage, 'head' | 'body'> & { state?: string },
  assets: PageAssets,
): string {
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${themeScript}</script>`,
    page.head,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3faf4">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#081612">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Articles">',
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `</head><body><div id="root">${page.body}</div>`,
    page.state === undefined ? '' : `<script type="application/json" id="page-state">${page.state}</script>`,
    assets.entryScript === null
      ? ''
      : `<script type="module" src="${assets.entryScript}" fetchpriority="low"></script>`,
    '</body></html>',
  ].join('')
}
