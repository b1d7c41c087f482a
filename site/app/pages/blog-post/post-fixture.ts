import type { AuthorSummary, Post } from '#shared/content/types.ts'

export const writer: AuthorSummary = {
  _id: 'author-desk',
  name: 'Method Desk',
  slug: 'desk',
  image: null,
  bio: 'Looks after the factors.',
}

export const docketPost: Post = {
  _id: 'post-docket',
  title: 'Reading a docket',
  slug: 'docket',
  mainImage: null,
  publishedAt: '2026-10-14T00:00:00Z',
  excerpt: 'What the lines say.',
  authorId: 'author-desk',
  author: writer,
  categories: [
    { title: 'Fuel', slug: 'fuel' },
    { title: 'Evidence', slug: 'evidence' },
  ],
  estimatedReadingTime: 4,
  content: '<p>Litres first.</p>',
}

export const storedPicture = {
  asset: { _ref: 'image-0123456789abcdef0123456789abcdef01234567-1600x900-png' },
  alt: 'A docket',
}
