import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeEmptyFolder } from '#server/testing/make-data-folder.ts'
import { allPassages, passagesKey } from './all-passages.ts'
import { readBuiltData, writeBuiltData } from './built-data.ts'
import { keyOfSources } from './load-passages.ts'

const one = { path: 'a.md', text: 'one' }
const two = { path: 'b.md', text: 'two' }
const builtOf = keyOfSources([one, two])

async function build(key: string, data: unknown): Promise<string> {
  const folder = await makeEmptyFolder()
  onTestFinished(() => folder[Symbol.asyncDispose]())
  writeBuiltData('passages', key, data, folder.path)
  return folder.path
}

test('passages come out of the build as they are read from their files', async () => {
  const folder = await build(passagesKey, allPassages)
  expect(readBuiltData('passages', passagesKey, folder)).toEqual(allPassages)
})

test.each([
  ['another text', [one, { ...two, text: 'too' }]],
  ['another name', [one, { ...two, path: 'c.md' }]],
  ['one more', [one, two, { path: 'c.md', text: '' }]],
  ['one less', [one]],
  [
    'the same text in other files',
    [
      { ...one, text: 'onetwo' },
      { ...two, text: '' },
    ],
  ],
])('what was made of other content is not used: %s', async (_, changed) => {
  const folder = await build(builtOf, 'made of it')
  expect(readBuiltData('passages', builtOf, folder)).toBe('made of it')
  expect(readBuiltData('passages', keyOfSources(changed), folder)).toBeNull()
})

test('a file that was not written to its end is not used', async () => {
  const folder = await build('key', 'made of it')
  truncateSync(join(folder, 'passages.json'), 20)
  expect(readBuiltData('passages', 'key', folder)).toBeNull()
})

test('a start from sources makes all itself, whatever was built', () => {
  expect(readBuiltData('passages', passagesKey)).toBeNull()
})
