import { useMemo } from 'react'
import { HeadTags } from '#app/navigation/head-tags.tsx'
import { AuthorLine } from '#app/pages/articles/author-line.tsx'
import { PostCard } from '#app/pages/articles/post-card.tsx'
import { PostPicture } from '#app/pages/articles/post-picture.tsx'
import { useContentSource } from '#app/pages/articles/use-content-source.ts'
import { ReadingLine } from '#app/ui/reading-line.tsx'
import { Section } from '#app/ui/section.tsx'
import { TrustedHtml } from '#app/ui/trusted-html.tsx'
import { formatReadingTime, readingMinutes } from '#shared/content/reading-time.ts'
import { ArticleNextStep } from './article-next-step.tsx'
import { AuthorCard } from './author-card.tsx'
import { describePostPage } from './describe-post-page.ts'
import { listHeadings } from './list-headings.ts'
import type { PostWithOthers } from './post-query.ts'
import './article.css'

export function ArticleView({ post, related, recent }: PostWithOthers) {
  const source = useContentSource()
  const headings = useMemo(() => listHeadings(post.content), [post.content])
  return (
    <>
      <HeadTags meta={describePostPage(post, source)} />
      <ReadingLine />
      <section className="band" aria-labelledby="page-title">
        <div className="frame">
          <article>
            <p className="type-column text-mangrove">
              {post.categories.map(({ title }) => title).join(', ')}
            </p>
            <h1 id="page-title" tabIndex={-1} className="type-title mt-2 max-w-[24ch]">
              {post.title}
            </h1>
            <div className="mt-6">
              <AuthorLine post={post} after={formatReadingTime(readingMinutes(post))} />
            </div>
            <div className="mt-8 max-w-[52rem]">
              <PostPicture image={post.mainImage} sizes="(min-width: 64rem) 52rem, 100vw" isAtTop />
            </div>
            <div className="article-body mt-10">
              {headings.length > 2 && (
                <nav className="article-contents" aria-labelledby="contents-title">
                  <h2 id="contents-title" className="type-column text-ink-3">
                    In this article
                  </h2>
                  <ol>
                    {headings.map(({ id, text }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{text}</a>
                      </li>
                    ))}
                  </ol>
                </nav>
              )}
              <TrustedHtml html={post.content} className="prose article" />
            </div>
            {post.author !== null && <AuthorCard author={post.author} recent={recent} />}
          </article>
        </div>
      </section>
      {related.length > 0 && (
        <Section title="Related Articles" tone="sheet">
          <div className="grid gap-8 md:grid-cols-3">
            {related.map((other) => (
              <PostCard key={other._id} post={other} />
            ))}
          </div>
        </Section>
      )}
      <ArticleNextStep categories={post.categories} tone={related.length > 0 ? 'paper' : 'sheet'} />
    </>
  )
}
