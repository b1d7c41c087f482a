import { HeadTags } from '#app/navigation/head-tags.tsx'
import { AuthorPicture } from '#app/pages/articles/author-picture.tsx'
import { PostCard } from '#app/pages/articles/post-card.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { Section } from '#app/ui/section.tsx'
import { formatDate } from '#shared/content/format-date.ts'
import type { Author, PostSummary } from '#shared/content/types.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'
import { describePerson } from './describe-person.ts'

export function AuthorView({ author, posts }: { author: Author; posts: readonly PostSummary[] }) {
  const path = `/author/${author.slug}`
  const description = author.bio ?? `Articles by ${author.name}.`
  const oldest = posts.at(-1)
  const [newest, ...older] = posts
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
      <section className="band page-head" aria-labelledby="page-title">
        <div className="frame">
          <div className="flex flex-col gap-6 sm:flex-row">
            <AuthorPicture author={author} sizePx={128} />
            <div>
              <h1 id="page-title" tabIndex={-1} className="page-head-title">
                {author.name}
              </h1>
              {author.bio !== null && <p className="type-lead mt-3">{author.bio}</p>}
              {oldest !== undefined && (
                <p className="mt-4 border-t border-rule pt-3 text-sm text-ink-2">
                  {posts.length === 1 ? 'One article' : `${posts.length} articles`}, the first of{' '}
                  {formatDate(oldest.publishedAt)}
                </p>
              )}
            </div>
          </div>
        </div>
      </section>
      <Section title={`Articles by ${author.name}`} tone="sheet">
        {posts.length === 0 ? (
          <p className="text-ink-2">No articles found for this author.</p>
        ) : (
          <>
            {newest !== undefined && <PostCard post={newest} isByline={false} isWide />}
            <div className="author-posts">
              {older.map((post) => (
                <PostCard key={post._id} post={post} isByline={false} />
              ))}
            </div>
          </>
        )}
      </Section>
      <NextStep
        title="Found a figure that does not add up?"
        action={<ButtonLink href="/contact">Tell us which one</ButtonLink>}
      >
        An article is corrected when a reader finds a mistake, and says so.
      </NextStep>
    </>
  )
}
