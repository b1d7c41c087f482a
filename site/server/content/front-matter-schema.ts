import { z } from 'zod'

const isoDateTime = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/,
    'must be an ISO date such as 2026-10-14',
  )
const slugText = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const fraction = z.number().min(0).max(1)

const imageSchema = z.strictObject({
  file: z
    .string()
    .regex(/\.(jpe?g|png|webp)$/i, 'must name a jpg, png or webp file under content/images')
    .refine((file) => !file.includes('..') && !file.startsWith('/'), 'must stay inside content/images'),
  alt: z.string().min(1, 'must describe the picture'),
  hotspot: z.strictObject({ x: fraction, y: fraction }).optional(),
  crop: z.strictObject({ top: fraction, bottom: fraction, left: fraction, right: fraction }).optional(),
})

export const postFrontMatter = z.strictObject({
  title: z.string().min(1),
  publishedAt: isoDateTime,
  excerpt: z.string().min(1).max(320),
  author: slugText,
  categories: z.array(slugText).min(1),
  mainImage: imageSchema.optional(),
  featured: z.boolean().optional(),
  draft: z.boolean().optional(),
  estimatedReadingTime: z.number().int().positive().optional(),
})

export const authorFrontMatter = z.strictObject({ name: z.string().min(1), image: imageSchema.optional() })

export const categoryFrontMatter = z.strictObject({ title: z.string().min(1) })

export type ImageFrontMatter = z.infer<typeof imageSchema>
