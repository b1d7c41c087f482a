import { AuthorPicture } from '#app/pages/articles/author-picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { AuthorSummary, PostSummary } from '#shared/content/types.ts'

export type AuthorCardProps = {
  author: AuthorSummary
  /** Other articles of this author, newest first. */
  recent: readonly PostSummary[]
}

export function AuthorCard({ author, recent }: AuthorCardProps) {
  return (
    <aside className="mt-12 flex max-w-prose gap-5 border-t border-rule-strong pt-6" aria-label="Author">
      <AuthorPicture author={author} sizePx={80} />
      <div>
        <p className="type-subheading">{author.name}</p>
        {author.bio !== null && <p className="mt-1 text-ink-2">{author.bio}</p>}
        {recent.length > 0 && (
          <>
            <p className="type-column mt-4">Recent articles</p>
            <ul className="mt-1">
              {recent.map(({ _id, title, slug }) => (
                <li key={_id} className="py-1">
                  <TextLink href={`/blog/${slug}`}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-3">
          <TextLink href={`/author/${author.slug}`}>View Profile</TextLink>
        </p>
      </div>
    </aside>
  )
}
