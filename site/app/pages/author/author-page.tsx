import { useQuery } from '#app/queries/use-query.ts'
import { ArticleSkeleton } from '#app/pages/articles/article-skeleton.tsx'
import { MissingNotice } from '#app/pages/articles/missing-notice.tsx'
import { useContentSource } from '#app/pages/articles/use-content-source.ts'
import { authorQuery } from './author-query.ts'
import { AuthorView } from './author-view.tsx'

/** One author: skeleton while it loads, the person and the articles, or the specified notice; a failure shows it too. */
export function AuthorPage({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(authorQuery(slug, useContentSource()))
  if (isPending) return <ArticleSkeleton label="Loading the author" />
  if (data === undefined || data === null || data === 'failed') {
    return (
      <MissingNotice
        title="Author Not Found"
        text="The author you're looking for doesn't exist or has been removed."
      />
    )
  }
  return <AuthorView author={data.author} posts={data.posts} />
}
