import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openImageCache } from './image-cache.ts'

async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), 'doublerule-image-cache-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

const bytes = (length: number) => new Uint8Array(length).fill(7)

test('a picture is read back, also by a server started later', async () => {
  await using folder = await makeFolder()
  const cache = await openImageCache(join(folder.path, 'images'))
  expect(await cache.read('a')).toBeNull()
  await cache.write('a', bytes(10))
  const later = await openImageCache(join(folder.path, 'images'))
  expect(await later.read('a')).toHaveLength(10)
})

test('above the limit the picture that was used longest ago goes', async () => {
  await using folder = await makeFolder()
  const cache = await openImageCache(folder.path, 100)
  for (const key of ['a', 'b', 'c']) {
    await cache.write(key, bytes(40))
    await new Promise((resolve) => setTimeout(resolve, 15))
    if (key === 'b') await cache.read('a')
  }
  expect(await cache.read('b')).toBeNull()
  expect(await cache.read('a')).toHaveLength(40)
  expect(await cache.read('c')).toHaveLength(40)
})

test('a folder that cannot be written to costs speed only', async () => {
  await using folder = await makeFolder()
  const images = join(folder.path, 'images')
  const cache = await openImageCache(images)
  await rm(images, { recursive: true })
  await writeFile(images, 'in the way')
  await cache.write('a', bytes(10))
  expect(await cache.read('a')).toBeNull()
  expect(await readdir(folder.path)).toEqual(['images'])
})
