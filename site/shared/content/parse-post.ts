import type { AuthorSummary, Category, Post, PostImage, PostSummary } from './types.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a post of the content service, whose fields may be missing or of another kind than agreed.
 * Gives null where there is nothing to link to: no title or no slug.
 */
export function parsePostSummary(value: unknown): PostSummary | null {
  const fields = fieldsOf(value)
  const title = textOf(fields['title'])
  const slug = slugOf(fields['slug'])
  if (title === null || slug === null) return null
  return {
    _id: textOf(fields['_id']) ?? `post-${slug}`,
    title,
    slug,
    mainImage: parseImage(fields['mainImage']),
    publishedAt: textOf(fields['publishedAt']) ?? '',
    excerpt: textOf(fields['excerpt']) ?? '',
    authorId: textOf(fields['authorId']),
    author: parseAuthor(fields['author']),
    categories: listOf(fields['categories']).flatMap(parseCategory),
    estimatedReadingTime: minutesOf(fields['estimatedReadingTime']),
  }
}

export function parsePost(value: unknown): Post | null {
  const summary = parsePostSummary(value)
  return summary === null ? null : { ...summary, content: textOf(fieldsOf(value)['content']) ?? '' }
}

export function parsePostList(value: unknown): readonly PostSummary[] {
  return listOf(value).flatMap((item) => parsePostSummary(item) ?? [])
}

export function parseAuthor(value: unknown): AuthorSummary | null {
  const fields = fieldsOf(value)
  const name = textOf(fields['name'])
  const slug = slugOf(fields['slug'])
  if (name === null || slug === null) return null
  return {
    _id: textOf(fields['_id']) ?? `author-${slug}`,
    name,
    slug,
    image: parseImage(fields['image']),
    bio: textOf(fields['bio']),
  }
}

function parseImage(value: unknown): PostImage | null {
  const fields = fieldsOf(value)
  const alt = textOf(fields['alt'])
  const url = textOf(fields['url'])
  if (url !== null && /^(https?:\/\/|\/)/.test(url)) return { url, alt }
  const reference = textOf(fieldsOf(fields['asset'])['_ref'])
  if (reference === null) return null
  const hotspot = numbersOf(fields['hotspot'], ['x', 'y'])
  const crop = numbersOf(fields['crop'], ['top', 'bottom', 'left', 'right'])
  return { asset: { _ref: reference }, alt, hotspot, crop }
}

function parseCategory(value: unknown): readonly Category[] {
  const fields = fieldsOf(value)
  const title = textOf(fields['title'])
  return title === null ? [] : [{ title, slug: slugOf(fields['slug']) ?? '' }]
}

/** A slug is an object with a current value, or a flattened string. */
function slugOf(value: unknown): string | null {
  return textOf(value) ?? textOf(fieldsOf(value)['current'])
}

function numbersOf<Name extends string>(value: unknown, names: readonly Name[]): Record<Name, number> | null {
  const fields = fieldsOf(value)
  const found: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const number = fields[name]
    if (typeof number !== 'number') return null
    found[name] = number
  }
  return isComplete(found, names) ? found : null
}

function isComplete<Name extends string>(
  found: Partial<Record<Name, number>>,
  names: readonly Name[],
): found is Record<Name, number> {
  return names.every((name) => found[name] !== undefined)
}

function minutesOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.ceil(value) : null
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
