import { HeadTags } from '#app/navigation/head-tags.tsx'
import { AuthorPicture } from '#app/pages/articles/author-picture.tsx'
import { PostCard } from '#app/pages/articles/post-card.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import type { Author, PostSummary } from '#shared/content/types.ts'
import { describeBreadcrumbs, describePerson } from '#shared/structured-data.ts'

export function AuthorView({ author, posts }: { author: Author; posts: readonly PostSummary[] }) {
  const path = `/author/${author.slug}`
  const description = author.bio ?? `Articles by ${author.name}.`
  return (
    <>
      <HeadTags
        meta={{
          path,
          title: author.name,
          description,
          type: 'profile',
          structuredData: [
            describeBreadcrumbs([{ name: author.name, path }]),
            describePerson({ name: author.name, description, path }),
          ],
        }}
      />
      <section className="band" aria-labelledby="page-title">
        <div className="frame">
          <div className="flex flex-col gap-6 sm:flex-row">
            <AuthorPicture author={author} sizePx={128} />
            <div>
              <h1 id="page-title" tabIndex={-1} className="type-title">
                {author.name}
              </h1>
              {author.bio !== null && <p className="type-lead mt-3">{author.bio}</p>}
            </div>
          </div>
        </div>
      </section>
      <Band labelledBy="articles-title" tone="sheet">
        <h2 id="articles-title" className="type-title mb-8">
          Articles by {author.name}
        </h2>
        {posts.length === 0 ? (
          <p className="text-ink-2">No articles found for this author.</p>
        ) : (
          <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
            {posts.map((post) => (
              <PostCard key={post._id} post={post} />
            ))}
          </div>
        )}
      </Band>
      <NextStep
        title="Found a figure that does not add up?"
        action={<ButtonLink href="/contact">Tell us which one</ButtonLink>}
      >
        An article is corrected when a reader finds a mistake, and says so.
      </NextStep>
    </>
  )
}
