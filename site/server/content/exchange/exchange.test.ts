import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeContentFolder, post } from '../content-fixture.ts'
import { loadContent } from '../load-content.ts'
import { sanitizePosts } from '../sanitize-posts.ts'
import type { Snapshot } from '../snapshot.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'

const articles = join(import.meta.dirname, '../../../../content')

async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), 'doublerule-exchange-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

async function load(root: string): Promise<Snapshot> {
  const loaded = await loadContent(root)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.snapshot
}

async function readExport(folder: string): Promise<readonly Record<string, unknown>[]> {
  const text = await readFile(join(folder, 'data.ndjson'), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

async function importLines(...documents: unknown[]) {
  await using source = await makeFolder()
  await using target = await makeFolder()
  await writeFile(
    join(source.path, 'data.ndjson'),
    documents.map((document) => JSON.stringify(document)).join('\n'),
  )
  // Awaited here: the folders are removed on the way out.
  return await importContent(source.path, target.path)
}

const category = { _id: 'c1', _type: 'category', title: 'Fuel', slug: { current: 'fuel' } }
const author = { _id: 'a1', _type: 'author', name: 'Desk', slug: { current: 'desk' } }
const hostedPost = {
  _id: 'p1',
  _type: 'post',
  title: 'Docket',
  slug: { current: 'docket' },
  publishedAt: '2026-10-02T00:00:00.000Z',
  excerpt: 'Lines.',
  author: { _ref: 'a1' },
  categories: [{ _ref: 'c1' }],
  content: '<p>Words.</p>',
}

test('an export holds a document a line and its pictures as the importer names them', async () => {
  await using folder = await makeContentFolder()
  await using target = await makeFolder()
  await folder.write(
    'posts/first.md',
    post(
      'First',
      '2026-10-01',
      'factors',
      '\nmainImage:\n  file: four.png\n  alt: Four colours\n  hotspot: { x: 0.25, y: 0.5 }',
    ),
  )
  expect(await exportContent(folder.root, target.path)).toEqual({ ok: true, documentCount: 5, imageCount: 1 })
  const documents = await readExport(target.path)
  expect(documents.find(({ _id }) => _id === 'post-first')).toMatchObject({
    _type: 'post',
    slug: { _type: 'slug', current: 'first' },
    author: { _type: 'reference', _ref: 'author-editors' },
    mainImage: {
      _type: 'image',
      _sanityAsset: 'image@file://./images/four.png',
      alt: 'Four colours',
      hotspot: { _type: 'sanity.imageHotspot', x: 0.25, y: 0.5, width: 0.5, height: 1 },
    },
    content: '<p>Some <strong>bold</strong> words.</p>',
  })
  expect(await readFile(join(target.path, 'images/four.png'))).toEqual(
    await readFile(join(folder.root, 'images/four.png')),
  )
})

test('every id may be published: none has a dot, none is an asset', async () => {
  await using target = await makeFolder()
  await exportContent(articles, target.path)
  for (const { _id, _type } of await readExport(target.path)) {
    expect(_id).not.toContain('.')
    expect(_type).not.toContain('sanity.')
  }
})

test('the articles come back from an export as they were', async () => {
  await using exported = await makeFolder()
  await using target = await makeFolder()
  expect(await exportContent(articles, exported.path)).toMatchObject({ ok: true })
  expect(await importContent(exported.path, target.path)).toMatchObject({ ok: true, skipped: [] })
  const [before, after] = await Promise.all([load(articles), load(target.path)])
  expect(after.documents.map(({ _id }) => _id)).toEqual(before.documents.map(({ _id }) => _id))
  for (const document of before.documents) expect(after.byId.get(document._id)).toEqual(document)
})

test('a hosted service that holds the export shows the same HTML', async () => {
  await using exported = await makeFolder()
  await exportContent(articles, exported.path)
  const { byId } = await load(articles)
  for (const document of await readExport(exported.path)) {
    if (document['_type'] !== 'post') continue
    expect(sanitizePosts({ content: document['content'] })).toEqual({
      content: byId.get(String(document['_id']))?.['content'],
    })
  }
})

test('code with blank lines and stars stays code', async () => {
  await using folder = await makeContentFolder()
  await using exported = await makeFolder()
  await using target = await makeFolder()
  const body = 'Before.\n\n```ts\nconst a = 1\n\n\n    *b* # c\n```\n\nAfter.'
  await folder.write('posts/second.md', post('Second', '2026-10-02', 'bills', '', body))
  await exportContent(folder.root, exported.path)
  await importContent(exported.path, target.path)
  const [before, after] = await Promise.all([load(folder.root), load(target.path)])
  expect(after.byId.get('post-second')?.['content']).toBe(before.byId.get('post-second')?.['content'])
})

test('drafts and documents of other kinds are skipped and named', async () => {
  const result = await importLines(
    category,
    author,
    hostedPost,
    { ...hostedPost, _id: 'drafts.p1' },
    {
      _id: 's1',
      _type: 'siteSettings',
    },
  )
  expect(result).toEqual({
    ok: true,
    documentCount: 3,
    imageCount: 0,
    skipped: ['post drafts.p1', 'siteSettings s1'],
  })
})

test.each([
  ['no JSON', 'nothing', 'data.ndjson:3:1 must be a document in JSON with _id and _type'],
  [
    'Portable Text',
    { ...hostedPost, content: [{ _type: 'block' }] },
    'data.ndjson:3:1 content: must be HTML; Portable Text cannot be read',
  ],
  [
    'a reference to nothing',
    { ...hostedPost, categories: [{ _ref: 'c9' }] },
    'a reference leads to c9, which is not in the data set',
  ],
  [
    'a picture outside',
    { ...hostedPost, mainImage: { _sanityAsset: 'image@file://./images/../../etc/passwd' } },
    'image@file://./images/../../etc/passwd: must be a file below image@file://./images/',
  ],
  [
    'a picture elsewhere',
    { ...hostedPost, mainImage: { _sanityAsset: 'image@https://host.example/x.png' } },
    'image@https://host.example/x.png: must be a file below image@file://./images/',
  ],
])('%s is a problem and nothing is written', async (_name, document, problem) => {
  expect(await importLines(category, author, document)).toEqual({ ok: false, problems: [problem] })
})

test('a slug cannot leave the folder', async () => {
  const result = await importLines(category, { ...author, slug: { current: '../../evil' } })
  expect(result.ok).toBe(false)
})

test('what does not pass the content check is a problem of the import', async () => {
  await using source = await makeFolder()
  await using target = await makeFolder()
  await mkdir(join(source.path, 'images'))
  await writeFile(join(source.path, 'images/x.png'), 'not a picture')
  const withPicture = {
    ...hostedPost,
    mainImage: { _sanityAsset: 'image@file://./images/x.png', alt: 'X' },
  }
  await writeFile(
    join(source.path, 'data.ndjson'),
    [category, author, withPicture].map((document) => JSON.stringify(document)).join('\n'),
  )
  const result = await importContent(source.path, target.path)
  expect(result.ok ? [] : result.problems).toContain(
    'images/x.png:1:1 must be a jpg, png or webp picture of at most 50 million pixels',
  )
})
