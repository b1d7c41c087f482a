import { z } from 'zod'

const slug = z.looseObject({ current: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/) })
const reference = z.looseObject({ _ref: z.string() })
const text = z.string().nullish()

const image = z.looseObject({
  _sanityAsset: z.string(),
  alt: text,
  hotspot: z.looseObject({ x: z.number(), y: z.number() }).nullish(),
  crop: z.looseObject({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() }).nullish(),
})

/** One line of data.ndjson, as far as a blog needs it. */
export const exportedDocument = z.discriminatedUnion('_type', [
  z.looseObject({
    _id: z.string(),
    _type: z.literal('post'),
    title: z.string(),
    slug,
    publishedAt: z.string(),
    excerpt: z.string(),
    author: reference,
    categories: z.array(reference),
    mainImage: image.nullish(),
    featured: z.boolean().nullish(),
    estimatedReadingTime: z.number().nullish(),
    content: z.string('must be HTML; Portable Text cannot be read'),
  }),
  z.looseObject({
    _id: z.string(),
    _type: z.literal('author'),
    name: z.string(),
    slug,
    image: image.nullish(),
    bio: text,
  }),
  z.looseObject({ _id: z.string(), _type: z.literal('category'), title: z.string(), slug }),
])

export type ExportedDocument = z.infer<typeof exportedDocument>
export type ExportedImage = z.infer<typeof image>
