/** An image as the content service stores it: a reference to an asset, with the editor's focal point and crop. */
export type ContentImage = {
  asset: { _ref: string }
  alt?: string | null
  hotspot?: { x: number; y: number } | null
  crop?: { top: number; bottom: number; left: number; right: number } | null
}

/** Some data sets hold a plain address in place of an asset. */
export type PostImage = ContentImage | { url: string; alt?: string | null }

export type Category = { title: string; slug: string }

export type AuthorSummary = {
  _id: string
  name: string
  slug: string
  image: PostImage | null
  bio: string | null
}

export type PostSummary = {
  _id: string
  title: string
  slug: string
  mainImage: PostImage | null
  /** ISO 8601 date and time. */
  publishedAt: string
  excerpt: string
  authorId: string | null
  author: AuthorSummary | null
  categories: readonly Category[]
  estimatedReadingTime: number | null
}

export type Post = PostSummary & {
  /** HTML. From a hosted service it is untrusted until it was sanitised. */
  content: string
}

export type Author = AuthorSummary
