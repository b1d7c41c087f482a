import { useQuery } from '@tanstack/react-query'
import { useContentSource } from '#app/pages/home/articles/post-picture.tsx'
import { ArticleView } from './article-view.tsx'
import { MissingNotice } from './missing-notice.tsx'
import { postQuery } from './post-queries.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'

/** One article: skeleton while it loads, the text, or word that it is not there. */
export function PostPage({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(postQuery(slug, useContentSource()))
  if (isPending) return <ArticleSkeleton label="Loading the article" />
  if (data === undefined || data === null) {
    return (
      <MissingNotice
        title="Post Not Found"
        text="The blog post you're looking for doesn't exist or has been removed."
      />
    )
  }
  return <ArticleView post={data.post} related={data.related} />
}
