import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { analyseDocument } from '../src/analyse/analyse-document.ts'
import { analyseReading } from './analyse-reading.ts'
import { openReadingCache } from './reading-cache.ts'

const specimen = fileURLToPath(new URL('../specimens/gas-bill.pdf', import.meta.url))

test('a reading that was kept gives the same analysis as the bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'readings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const read = await (await openReadingCache(folder)).read(specimen)
  const kept = await (await openReadingCache(folder)).read(specimen)
  expect(kept).toEqual(read)
  expect(await readdir(folder)).toHaveLength(1)
  const bytes = new Uint8Array(await readFile(specimen))
  expect(await analyseReading(kept)).toEqual(await analyseDocument(bytes, 'gas-bill.pdf'))
})
