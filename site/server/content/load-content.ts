import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { assetName, loadImages } from './load-images.ts'
import { articleKey, type RenderedArticles } from './rendered-articles.ts'
import type { SnapshotResult } from './snapshot.ts'
import { type Source, type ToHtml, readPost, readAuthor, readCategory } from './read-content-source.ts'

/**
 * Reads a content folder (posts, authors, categories, images) into documents of the content service's shape.
 * The slug is the file's name. Every problem is reported at once, as "posts/slug.md:4:1 field: what is wrong".
 * @param rendered HTML that is there already; what renders the rest is loaded where it is needed only.
 */
export async function loadContent(
  root: string,
  rendered: RenderedArticles = new Map(),
): Promise<SnapshotResult> {
  const [posts, authors, categories, images] = await Promise.all([
    readSources(root, 'posts'),
    readSources(root, 'authors'),
    readSources(root, 'categories'),
    loadImages(join(root, 'images')),
  ])
  const problems = [...images.problems]
  const toHtml = await openRendering(posts, rendered)
  const known = { authors: slugsOf(authors), categories: slugsOf(categories) }

  const documents = [
    ...posts.flatMap((source) => readPost(source, known, images.files, toHtml, problems)),
    ...authors.flatMap((source) => readAuthor(source, images.files, problems)),
    ...categories.flatMap((source) => readCategory(source, problems)),
  ]
  if (problems.length > 0) return { ok: false, problems }

  const fingerprint = createHash('sha256')
  for (const source of [...posts, ...authors, ...categories])
    fingerprint.update(source.path).update('\0').update(source.text)
  for (const image of images.files.values()) fingerprint.update(image.name).update(image.sha1)
  return {
    ok: true,
    snapshot: {
      revision: fingerprint.digest('hex').slice(0, 16),
      documents,
      byId: new Map(documents.map((document) => [document._id, document])),
      images: new Map([...images.files.values()].map((image) => [assetName(image), image])),
    },
  }
}

async function openRendering(posts: readonly Source[], rendered: RenderedArticles): Promise<ToHtml> {
  const known = (source: Source) => rendered.get(articleKey(source.text))
  if (posts.every((source) => known(source) !== undefined)) return (source) => known(source) ?? ''
  const { renderMarkdown } = await import('./render-markdown.ts')
  return (source, body) => known(source) ?? renderMarkdown(body)
}

function slugsOf(sources: readonly Source[]): ReadonlySet<string> {
  return new Set(sources.map((source) => source.slug))
}

async function readSources(root: string, kind: string): Promise<readonly Source[]> {
  const names = (await readdir(join(root, kind)).catch(() => []))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
  return Promise.all(
    names.map(async (name) => ({
      slug: name.slice(0, -'.md'.length),
      path: `${kind}/${name}`,
      text: await readFile(join(root, kind, name), 'utf8'),
    })),
  )
}
