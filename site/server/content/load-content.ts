import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countReadingMinutes } from '#shared/content/reading-time.ts'
import {
  authorFrontMatter,
  categoryFrontMatter,
  postFrontMatter,
  type ImageFrontMatter,
} from './front-matter-schema.ts'
import { assetId, assetName, loadImages } from './load-images.ts'
import { parseFrontMatter } from './parse-front-matter.ts'
import { articleKey, type RenderedArticles } from './rendered-articles.ts'
import type { ContentDocument, ImageFile, SnapshotResult } from './snapshot.ts'

type Source = { slug: string; path: string; text: string }

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

/** The HTML of an article's body. */
type ToHtml = (source: Source, body: string) => string

async function openRendering(posts: readonly Source[], rendered: RenderedArticles): Promise<ToHtml> {
  const known = (source: Source) => rendered.get(articleKey(source.text))
  if (posts.every((source) => known(source) !== undefined)) return (source) => known(source) ?? ''
  const { renderMarkdown } = await import('./render-markdown.ts')
  return (source, body) => known(source) ?? renderMarkdown(body)
}

function readPost(
  source: Source,
  known: { authors: ReadonlySet<string>; categories: ReadonlySet<string> },
  images: ReadonlyMap<string, ImageFile>,
  toHtml: ToHtml,
  problems: string[],
): readonly ContentDocument[] {
  const parsed = parseFrontMatter(source.text, source.path, postFrontMatter)
  if (!parsed.ok) {
    problems.push(...parsed.problems)
    return []
  }
  const { value, body } = parsed
  if (!known.authors.has(value.author))
    problems.push(`${source.path}:1:1 author: no file authors/${value.author}.md`)
  for (const category of value.categories.filter((name) => !known.categories.has(name))) {
    problems.push(`${source.path}:1:1 categories: no file categories/${category}.md`)
  }
  if (value.draft === true) return []
  const post = {
    _id: `post-${source.slug}`,
    _type: 'post',
    title: value.title,
    slug: { _type: 'slug', current: source.slug },
    publishedAt: new Date(value.publishedAt).toISOString(),
    excerpt: value.excerpt,
    author: { _type: 'reference', _ref: `author-${value.author}` },
    categories: value.categories.map((name) => ({
      _type: 'reference',
      _ref: `category-${name}`,
      _key: name,
    })),
    mainImage: imageField(value.mainImage, source, images, problems),
    featured: value.featured ?? false,
    estimatedReadingTime: value.estimatedReadingTime ?? countReadingMinutes(proseOf(body)),
  }
  return [withLazyHtml(post, 'content', () => toHtml(source, body))]
}

function readAuthor(
  source: Source,
  images: ReadonlyMap<string, ImageFile>,
  problems: string[],
): readonly ContentDocument[] {
  const parsed = parseFrontMatter(source.text, source.path, authorFrontMatter)
  if (!parsed.ok) {
    problems.push(...parsed.problems)
    return []
  }
  return [
    {
      _id: `author-${source.slug}`,
      _type: 'author',
      name: parsed.value.name,
      slug: { _type: 'slug', current: source.slug },
      image: imageField(parsed.value.image, source, images, problems),
      bio: parsed.body.trim(),
    },
  ]
}

function readCategory(source: Source, problems: string[]): readonly ContentDocument[] {
  const parsed = parseFrontMatter(source.text, source.path, categoryFrontMatter)
  if (!parsed.ok) {
    problems.push(...parsed.problems)
    return []
  }
  const slug = { _type: 'slug', current: source.slug }
  return [{ _id: `category-${source.slug}`, _type: 'category', title: parsed.value.title, slug }]
}

/** The body becomes HTML when a query first asks for it: rendering a thousand posts at start would take half a minute. */
function withLazyHtml<Document extends ContentDocument>(
  document: Document,
  field: string,
  render: () => string,
): Document {
  let html: string | null = null
  return Object.defineProperty({ ...document }, field, {
    enumerable: true,
    get: () => (html ??= render()),
  })
}

function imageField(
  image: ImageFrontMatter | undefined,
  source: Source,
  images: ReadonlyMap<string, ImageFile>,
  problems: string[],
): unknown {
  if (image === undefined) return null
  const file = images.get(image.file)
  if (file === undefined) {
    problems.push(`${source.path}:1:1 image: no file images/${image.file}`)
    return null
  }
  const { alt, hotspot, crop } = image
  return {
    _type: 'image',
    asset: { _type: 'reference', _ref: assetId(file) },
    alt,
    hotspot: hotspot ?? null,
    crop: crop ?? null,
  }
}

/** Words that are read: without code, link targets and tags. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[#*_>|[\]-]/g, ' ')
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
