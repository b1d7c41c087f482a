import { expect, test } from 'vitest'
import { renderDocument, type PageAssets } from './document-shell.ts'

const assets: PageAssets = {
  stylesheets: ['/assets/styles-1.css'],
  modulePreloads: ['/assets/main-1.js', '/assets/home-1.js'],
  fonts: ['/fonts/archivo.woff2'],
  entryScript: '/assets/client-1.js',
}
const page = { head: '<title>Home</title>', body: '<main></main>', state: '{"a":1}' }
const html = renderDocument(page, assets)

test('the head begins with the theme, then styles, then modules, and the fonts come last', () => {
  const order = [
    'charset',
    'localStorage',
    '<title>',
    'rel="stylesheet"',
    'rel="modulepreload"',
    'as="font"',
    '</head>',
  ]
  const positions = order.map((part) => html.indexOf(part))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
})

test('feed readers find the feed from every page', () => {
  expect(html).toContain('<link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Articles">')
})

test('modules are fetched ahead at low priority and the module script ends the body', () => {
  expect(html).toContain('<link rel="modulepreload" href="/assets/main-1.js" fetchpriority="low">')
  expect(html).toMatch(
    /<script type="module" src="\/assets\/client-1\.js" fetchpriority="low"><\/script><\/body><\/html>$/,
  )
})

test('a page that is not hydrated has no state and no module script', () => {
  const { state: _state, ...bare } = page
  const error = renderDocument(bare, { ...assets, entryScript: null, modulePreloads: [] })
  expect(error).not.toContain('page-state')
  expect(error).not.toContain('type="module"')
})
