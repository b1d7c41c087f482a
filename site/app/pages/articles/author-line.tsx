import { Initials } from '#app/ui/initials.tsx'
import { imageAddress } from '#shared/content/image-address.ts'
import { formatDate } from '#shared/content/format-date.ts'
import type { PostSummary } from '#shared/content/types.ts'
import { initialsOf } from './initials-of.ts'
import { useContentSource } from './use-content-source.ts'

const size = { width: 96, height: 96 }

/** Who wrote a post and when; `after` adds to the second line. */
export function AuthorLine({ post, after }: { post: PostSummary; after?: string }) {
  const source = useContentSource()
  const { author } = post
  const src = author?.image ? imageAddress(author.image, size, source) : null
  return (
    <div className="flex items-center gap-3 text-sm">
      {src === null ? (
        <Initials text={initialsOf(author?.name ?? '')} className="size-10" />
      ) : (
        <img className="size-10 object-cover" src={src} width={40} height={40} alt="" loading="lazy" />
      )}
      <p className="leading-5">
        {author !== null && <span className="block">{author.name}</span>}
        <span className="text-ink-3">
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
          {after !== undefined && `, ${after}`}
        </span>
      </p>
    </div>
  )
}
