import { PostCard } from '#app/pages/articles/post-card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { PostSummary } from '#shared/content/types.ts'

type LatestArticlesProps = {
  isPending: boolean
  /** Empty on an error too. */
  posts: readonly PostSummary[]
}

export function LatestArticles({ isPending, posts }: LatestArticlesProps) {
  if (!isPending && posts.length === 0) {
    return (
      <>
        <h2 id="articles" className="type-title">
          Latest from Our Blog
        </h2>
        <p className="type-lead mt-4">
          Expert content on carbon emissions tracking, ESG reporting and sustainability insights is being
          prepared.
        </p>
        <p className="mt-4 font-semibold">New articles coming soon!</p>
      </>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="articles" className="type-title">
          Latest Articles
        </h2>
        <TextLink href="/blog">View all articles</TextLink>
      </div>
      <ul className="ledger-columns mt-10" aria-busy={isPending}>
        {isPending
          ? [1, 2, 3].map((place) => (
              <li key={place}>
                <div className="picture-placeholder" />
                <Skeleton label={`Loading article ${place} of 3`} rows={6} className="mt-4" />
              </li>
            ))
          : posts.map((post) => (
              <li key={post._id}>
                <PostCard post={post} />
              </li>
            ))}
      </ul>
    </>
  )
}
