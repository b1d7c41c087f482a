import { expect, test } from 'vitest'
import { listPageAssets, type ClientManifest } from './client-assets.ts'

const manifest: ClientManifest = {
  'rendering/entry-client.tsx': { file: 'assets/client.js', imports: ['_main.js'] },
  'app/styles/main.css': { file: 'assets/styles.css' },
  '_main.js': { file: 'assets/main.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', imports: ['_main.js'] },
  'app/routes/pricing.tsx': {
    file: 'assets/pricing.js',
    imports: ['_main.js', '_tabs.js'],
    css: ['assets/pricing.css'],
  },
  '_tabs.js': { file: 'assets/tabs.js', css: ['assets/pricing.css'] },
  'app/routes/about.tsx': { file: 'assets/about.js' },
}

test('a page fetches ahead what its entry and its own chunk import, each once', () => {
  expect(listPageAssets(manifest, 'pricing').modulePreloads).toEqual([
    '/assets/main.js',
    '/assets/runtime.js',
    '/assets/pricing.js',
    '/assets/tabs.js',
  ])
})

test('styles of a page come after those of the site, each once', () => {
  expect(listPageAssets(manifest, 'pricing').stylesheets).toEqual([
    '/assets/styles.css',
    '/assets/pricing.css',
  ])
  expect(listPageAssets(manifest, 'about').stylesheets).toEqual(['/assets/styles.css'])
})

test('the entry is the script of the page, not fetched ahead', () => {
  const { entryScript, modulePreloads } = listPageAssets(manifest, 'about')
  expect(entryScript).toBe('/assets/client.js')
  expect(modulePreloads).not.toContain('/assets/client.js')
})

test('a manifest without an entry is a broken build', () => {
  expect(() => listPageAssets({}, 'about')).toThrow('no entry')
})
