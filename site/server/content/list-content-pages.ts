import type { ContentPage } from '#rendering/site.ts'
import type { ContentLibrary } from '#shared/content/content-library.ts'

const mostPosts = 1000

/** Every post and every author with a post, for the sitemap and the overview for models; empty when content fails. */
export async function listContentPages(library: ContentLibrary): Promise<readonly ContentPage[]> {
  const posts = await library.listLatestPosts(mostPosts).catch(() => [])
  const authors = new Map(
    posts.flatMap(({ author }) => (author === null ? [] : [[author.slug, author] as const])),
  )
  return [
    ...posts.map((post) => ({
      path: `/blog/${post.slug}`,
      title: post.title,
      description: post.excerpt,
      modifiedOn: post.publishedAt.slice(0, 10) || null,
    })),
    ...[...authors.values()].map((author) => ({
      path: `/author/${author.slug}`,
      title: author.name,
      description: author.bio,
      modifiedOn: null,
    })),
  ]
}
