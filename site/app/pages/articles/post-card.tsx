import { Link } from '#app/navigation/link.tsx'
import type { PostSummary } from '#shared/content/types.ts'
import { AuthorLine } from './author-line.tsx'
import { PostPicture } from './post-picture.tsx'

/** A post in a grid: picture, title, excerpt, author and date. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <article className="post-card">
      <PostPicture image={post.mainImage} sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 100vw" />
      <h3 className="type-subheading mt-4">
        <Link className="post-link" href={`/blog/${post.slug}`}>
          {post.title}
        </Link>
      </h3>
      <p className="mt-2 mb-4 line-clamp-3 text-ink-2">{post.excerpt}</p>
      <AuthorLine post={post} />
    </article>
  )
}
