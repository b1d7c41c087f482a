import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadStaticFiles } from './load-static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
for (const name of [
  'assets/main-1a2b.js',
  'assets/main-1a2b.js.br',
  'fonts/archivo.woff2',
  'favicon.svg',
  '.vite/manifest.json',
  'assets/.hidden.js',
]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), `content of ${name}`)
}
const files = loadStaticFiles(folder)
afterAll(() => rmSync(folder, { recursive: true }))

test('publishes files by their path and keeps folders and names with a leading dot to itself', () => {
  expect([...files.keys()].sort()).toEqual(['/assets/main-1a2b.js', '/favicon.svg', '/fonts/archivo.woff2'])
})

test('takes a compressed neighbour as an encoding, not as a file', () => {
  const script = files.get('/assets/main-1a2b.js')
  expect(new TextDecoder().decode(script?.bodies.br)).toBe('content of assets/main-1a2b.js.br')
  expect(script?.bodies.gzip).toBeUndefined()
})

test('only names that carry a hash are kept for good', () => {
  expect(files.get('/assets/main-1a2b.js')?.headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(files.get('/favicon.svg')?.headers['cache-control']).toBe('public, max-age=3600')
})

test('refuses a file whose media type it does not know', () => {
  writeFileSync(join(folder, 'readme.xyz'), '')
  expect(() => loadStaticFiles(folder)).toThrow('readme.xyz')
  rmSync(join(folder, 'readme.xyz'))
})
