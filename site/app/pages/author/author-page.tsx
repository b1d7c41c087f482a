import { queryOptions, useQuery } from '@tanstack/react-query'
import { ArticleSkeleton } from '#app/pages/blog-post/article-skeleton.tsx'
import { MissingNotice } from '#app/pages/blog-post/missing-notice.tsx'
import { openLibrary } from '#app/pages/blog-post/post-queries.ts'
import { useContentSource } from '#app/pages/home/articles/post-picture.tsx'
import type { ContentSource } from '#shared/content/content-source.ts'
import type { Author, PostSummary } from '#shared/content/types.ts'
import { AuthorView } from './author-view.tsx'

export type AuthorWithPosts = { author: Author; posts: readonly PostSummary[] }

/** An author, then by the author's id every post; null when there is none or it could not be fetched. */
export function authorQuery(slug: string, source: ContentSource) {
  return queryOptions({
    queryKey: ['author', slug, source.projectId, source.dataset],
    queryFn: async ({ meta }): Promise<AuthorWithPosts | null> => {
      const library = openLibrary(source, meta?.apiFetch)
      const author = await library.findAuthor(slug)
      return author === null ? null : { author, posts: await library.listPostsByAuthor(author._id) }
    },
  })
}

export function AuthorPage({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(authorQuery(slug, useContentSource()))
  if (isPending) return <ArticleSkeleton label="Loading the author" />
  if (data === undefined || data === null) {
    return (
      <MissingNotice
        title="Author Not Found"
        text="The author you're looking for doesn't exist or has been removed."
      />
    )
  }
  return <AuthorView author={data.author} posts={data.posts} />
}
