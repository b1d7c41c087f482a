import { expect, test } from 'vitest'
import { listPageAssets, type ClientManifest } from './client-assets.ts'

const manifest: ClientManifest = {
  'rendering/entry-boot.ts': { file: 'assets/boot.js' },
  'app/styles/main.css': { file: 'assets/styles.css' },
  '_main.js': { file: 'assets/main.js', name: 'main', imports: ['_runtime.js', 'rendering/entry-boot.ts'] },
  '_runtime.js': { file: 'assets/runtime.js', imports: ['_main.js'] },
  'app/routes/pricing.tsx': {
    file: 'assets/pricing.js',
    imports: ['_main.js', '_tabs.js'],
    css: ['assets/pricing.css'],
  },
  '_tabs.js': { file: 'assets/tabs.js', css: ['assets/pricing.css'] },
  'app/routes/about.tsx': { file: 'assets/about.js' },
}

test('alive, a page has the client, its own chunk and what both import, each once', () => {
  expect(listPageAssets(manifest, 'pricing').modules).toEqual([
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

test('the boot script is the script of the page, not fetched again with the client', () => {
  const { bootScript, modules } = listPageAssets(manifest, 'about')
  expect(bootScript).toBe('/assets/boot.js')
  expect(modules).not.toContain('/assets/boot.js')
})

test('a manifest without an entry is a broken build', () => {
  expect(() => listPageAssets({}, 'about')).toThrow('no entry')
})
