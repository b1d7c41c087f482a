import { countReadingMinutes } from '#shared/content/reading-time.ts'
import {
  authorFrontMatter,
  categoryFrontMatter,
  postFrontMatter,
  type ImageFrontMatter,
} from './front-matter-schema.ts'
import { assetId } from './load-images.ts'
import { parseFrontMatter } from './parse-front-matter.ts'
import type { ContentDocument, ImageFile } from './snapshot.ts'

export type Source = { slug: string; path: string; text: string }

/** The HTML of an article's body. */
export type ToHtml = (source: Source, body: string) => string

export function readPost(
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

export function readAuthor(
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

export function readCategory(source: Source, problems: string[]): readonly ContentDocument[] {
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
