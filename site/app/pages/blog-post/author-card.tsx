import { AuthorPicture } from '#app/pages/articles/author-picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { AuthorSummary } from '#shared/content/types.ts'

export function AuthorCard({ author }: { author: AuthorSummary }) {
  return (
    <aside className="mt-12 flex max-w-prose gap-5 border-t border-rule-strong pt-6" aria-label="Author">
      <AuthorPicture author={author} sizePx={80} />
      <div>
        <p className="type-subheading">{author.name}</p>
        {author.bio !== null && <p className="mt-1 text-ink-2">{author.bio}</p>}
        <p className="mt-2">
          <TextLink href={`/author/${author.slug}`}>View Profile</TextLink>
        </p>
      </div>
    </aside>
  )
}
