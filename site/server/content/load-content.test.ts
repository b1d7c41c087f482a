import { expect, test } from 'vitest'
import { makeContentFolder, post } from './content-fixture.ts'
import { loadContent } from './load-content.ts'

test('a folder becomes documents of the content service with references between them', async () => {
  await using folder = await makeContentFolder()
  const loaded = await loadContent(folder.root)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const first = loaded.snapshot.byId.get('post-first')
  expect(first).toMatchObject({
    _type: 'post',
    slug: { current: 'first' },
    publishedAt: '2026-10-01T00:00:00.000Z',
    author: { _ref: 'author-editors' },
    categories: [{ _ref: 'category-factors' }],
    estimatedReadingTime: 1,
  })
  expect(first?.['content']).toContain('<strong>bold</strong>')
})

test('every problem of every file is reported with its line and column', async () => {
  await using folder = await makeContentFolder()
  await folder.write(
    'posts/bad.md',
    post('Bad', 'yesterday', 'factors', '\ncolour: red\nmainImage:\n  file: ../x.png\n  alt: X'),
  )
  await folder.write('posts/lost.md', post('Lost', '2026-10-01', 'nowhere'))
  const loaded = await loadContent(folder.root)
  expect(loaded.ok ? [] : loaded.problems).toEqual([
    'posts/bad.md:3:1 publishedAt: must be an ISO date such as 2026-10-14',
    'posts/bad.md:9:3 mainImage.file: must stay inside content/images',
    'posts/bad.md:7:1 colour: unknown key',
    'posts/lost.md:1:1 categories: no file categories/nowhere.md',
  ])
})

test('a draft is not among the documents', async () => {
  await using folder = await makeContentFolder()
  await folder.write('posts/draft.md', post('Draft', '2026-10-03', 'bills', '\ndraft: true'))
  const loaded = await loadContent(folder.root)
  expect(loaded.ok && loaded.snapshot.byId.has('post-draft')).toBe(false)
})

test('another word in a post gives another revision, the same words the same one', async () => {
  await using folder = await makeContentFolder()
  const before = await loadContent(folder.root)
  const again = await loadContent(folder.root)
  await folder.write('posts/first.md', post('First', '2026-10-01', 'factors', '', 'Other words.'))
  const after = await loadContent(folder.root)
  const revisions = [before, again, after].map((loaded) => (loaded.ok ? loaded.snapshot.revision : ''))
  expect(revisions[0]).toBe(revisions[1])
  expect(revisions[2]).not.toBe(revisions[0])
})

test('a thousand posts load in under two seconds of work', async () => {
  await using folder = await makeContentFolder()
  const body = 'A sentence about factors and their editions. '.repeat(200)
  await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      folder.write(`posts/post-${index}.md`, post(`Post ${index}`, '2026-09-01', 'factors', '', body)),
    ),
  )
  const before = process.cpuUsage()
  const loaded = await loadContent(folder.root)
  expect(loaded.ok && loaded.snapshot.documents.length).toBe(1005)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(2000)
})
