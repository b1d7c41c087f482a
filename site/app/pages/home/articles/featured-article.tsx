import { Link } from '#app/navigation/link.tsx'
import { AuthorLine } from '#app/pages/articles/author-line.tsx'
import { PostPicture } from '#app/pages/articles/post-picture.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatReadingTime, readingMinutes } from '#shared/content/reading-time.ts'
import type { PostSummary } from '#shared/content/types.ts'

type FeaturedArticleProps = {
  isPending: boolean
  /** Null when there is none, or when it could not be fetched: then nothing is shown. */
  post: PostSummary | null
}

export function FeaturedArticle({ isPending, post }: FeaturedArticleProps) {
  if (isPending) return <Skeleton label="Loading the featured article" rows={12} className="mb-18" />
  if (post === null) return null
  return (
    <article className="columns mb-18 items-center">
      <div className="lg:col-span-7">
        <PostPicture image={post.mainImage} sizes="(min-width: 64rem) 36rem, 100vw" />
      </div>
      <div className="lg:col-span-5">
        <p className="type-column text-mangrove">Featured</p>
        <h2 className="type-heading mt-1">
          <Link className="post-link" href={`/blog/${post.slug}`}>
            {post.title}
          </Link>
        </h2>
        <p className="mt-3 mb-5 text-ink-2">{post.excerpt}</p>
        <AuthorLine post={post} after={formatReadingTime(readingMinutes(post))} />
        <p className="mt-5">
          <TextLink href="/blog">View all articles</TextLink>
        </p>
      </div>
    </article>
  )
}
