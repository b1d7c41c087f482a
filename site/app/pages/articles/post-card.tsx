import { Link } from '#app/navigation/link.tsx'
import { formatDate } from '#shared/content/format-date.ts'
import type { PostSummary } from '#shared/content/types.ts'
import { AuthorLine } from './author-line.tsx'
import { PostPicture } from './post-picture.tsx'

type PostCardProps = { post: PostSummary; isByline?: boolean; isWide?: boolean }

/** A post in a grid: picture, title, excerpt, author and date. On the author's own page the date alone. */
export function PostCard({ post, isByline = true, isWide = false }: PostCardProps) {
  return (
    <article className="post-card" data-wide={isWide}>
      <PostPicture
        image={post.mainImage}
        sizes={`(min-width: 64rem) ${isWide ? '36rem' : '20rem'}, (min-width: 48rem) 33vw, 100vw`}
      />
      <div className="post-words">
        <h3 className="type-subheading mt-4">
          <Link className="post-link" href={`/blog/${post.slug}`}>
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 mb-4 line-clamp-6 text-ink-2">{post.excerpt}</p>
        {isByline ? (
          <AuthorLine post={post} />
        ) : (
          <time className="text-sm text-ink-3" dateTime={post.publishedAt}>
            {formatDate(post.publishedAt)}
          </time>
        )}
      </div>
    </article>
  )
}
