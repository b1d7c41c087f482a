import { useQuery } from '#app/queries/use-query.ts'
import { ArticleSkeleton } from '#app/pages/articles/article-skeleton.tsx'
import { MissingNotice } from '#app/pages/articles/missing-notice.tsx'
import { useContentSource } from '#app/pages/articles/use-content-source.ts'
import { ArticleView } from './article-view.tsx'
import { postQuery } from './post-query.ts'

/** One article: skeleton while it loads, the text, or the specified notice, which a failure shows too. */
export function PostPage({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(postQuery(slug, useContentSource()))
  if (isPending) return <ArticleSkeleton label="Loading the article" />
  if (data === undefined || data === null || data === 'failed') {
    return (
      <MissingNotice
        title="Post Not Found"
        text="The blog post you're looking for doesn't exist or has been removed."
      />
    )
  }
  return <ArticleView {...data} />
}
