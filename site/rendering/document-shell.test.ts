import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { makeContentSecurityPolicy } from './content-security-policy.ts'
import { renderDocument, type PageAssets } from './document-shell.ts'

const assets: PageAssets = {
  stylesheets: ['/assets/styles-1.css'],
  modules: ['/assets/main-1.js', '/assets/home-1.js'],
  fonts: ['/fonts/archivo.woff2'],
  bootScript: '/assets/boot-1.js',
}
const page = { head: '<title>Home</title>', body: '<main></main>', state: '{"a":1}' }
const html = renderDocument(page, assets)
const desk = renderDocument({ ...page, start: 'at-load' }, assets)

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
  const positions = order.map((part) => desk.indexOf(part))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
})

test('feed readers find the feed from every page', () => {
  expect(html).toContain('<link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Articles">')
})

test('the boot script ends the body and knows what the page takes to be alive', () => {
  expect(html).toMatch(
    /<script type="module" id="boot" src="\/assets\/boot-1\.js" fetchpriority="low" data-start="on-touch" data-modules="\/assets\/main-1\.js \/assets\/home-1\.js"><\/script><\/body><\/html>$/,
  )
})

test('only a page that is alive at load fetches modules ahead, at low priority', () => {
  expect(html).not.toContain('modulepreload')
  expect(desk).toContain('<link rel="modulepreload" href="/assets/main-1.js" fetchpriority="low">')
  expect(desk).toContain('data-start="at-load"')
})

test('the measurement id goes to the boot script where there is one', () => {
  expect(html).not.toContain('data-measurement-id')
  expect(renderDocument({ ...page, measurementId: 'G-TEST' }, assets)).toContain(
    'data-measurement-id="G-TEST"',
  )
})

test('the browser is told which links to prepare, by a script that the policy knows by its hash', () => {
  const rules = /<script type="speculationrules">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(rules)).toHaveProperty('prerender')
  const hash = createHash('sha256').update(rules).digest('base64')
  expect(makeContentSecurityPolicy(html, defaultPublicConfig)).toContain(`'sha256-${hash}'`)
})

test('a page that is not hydrated has no state and no module script', () => {
  const { state: _state, ...bare } = page
  const error = renderDocument(bare, { ...assets, bootScript: null, modules: [] })
  expect(error).not.toContain('page-state')
  expect(error).not.toContain('type="module"')
})
