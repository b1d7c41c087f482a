import { expect, test } from 'vitest'
import { makeContentFolder, post } from './content-fixture.ts'
import { openContentStore } from './content-store.ts'

async function openWatched() {
  const folder = await makeContentFolder()
  const reloads: (readonly string[])[] = []
  const opened = await openContentStore(folder.root, (problems) => reloads.push(problems))
  if (!opened.ok) throw new Error(opened.problems.join('\n'))
  const { store } = opened
  return {
    folder,
    store,
    reloads,
    firstHtml: () => store.current().byId.get('post-first')?.['content'],
    [Symbol.asyncDispose]: async () => {
      store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

test('an edited file is content within a moment, under another revision', async () => {
  await using watched = await openWatched()
  const { revision } = watched.store.current()
  await watched.folder.write('posts/first.md', post('First', '2026-10-01', 'factors', '', 'New words.'))
  await expect.poll(watched.firstHtml, { timeout: 10_000 }).toBe('<p>New words.</p>')
  expect(watched.store.current().revision).not.toBe(revision)
})

test('a new file is content too', async () => {
  await using watched = await openWatched()
  await watched.folder.write('posts/third.md', post('Third', '2026-10-03', 'bills'))
  await expect.poll(() => watched.store.current().byId.has('post-third'), { timeout: 10_000 }).toBe(true)
})

test('a fault is reported with its place and the last good content stays', async () => {
  await using watched = await openWatched()
  const { revision } = watched.store.current()
  await watched.folder.write('posts/first.md', post('First', 'yesterday', 'factors'))
  await expect
    .poll(() => watched.reloads.at(-1), { timeout: 10_000 })
    .toEqual(['posts/first.md:3:1 publishedAt: must be an ISO date such as 2026-10-14'])
  expect(watched.store.current().revision).toBe(revision)
  await watched.folder.write('posts/first.md', post('First', '2026-10-01', 'factors', '', 'Mended.'))
  await expect.poll(watched.firstHtml, { timeout: 10_000 }).toBe('<p>Mended.</p>')
})
