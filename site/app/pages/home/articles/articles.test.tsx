import { QueryClientContext } from '#app/queries/query-client-context.ts'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '#app/queries/make-query-client.ts'
import { contentSourceOf } from '#shared/content/content-source.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import type { PostSummary } from '#shared/content/types.ts'
import { latestPostsQuery } from './article-queries.ts'
import { Articles } from './articles.tsx'
import { FeaturedArticle } from './featured-article.tsx'
import { LatestArticles } from './latest-articles.tsx'

const post: PostSummary = {
  _id: 'post-a',
  title: 'Reading a bill',
  slug: 'reading-a-bill',
  mainImage: null,
  publishedAt: '2026-10-14T00:00:00Z',
  excerpt: 'Where the kilowatt-hours stand.',
  authorId: 'author-desk',
  author: { _id: 'author-desk', name: 'Editorial Team', slug: 'desk', image: null, bio: null },
  categories: [],
  estimatedReadingTime: 4,
}

test('a featured post shows label, linked title, excerpt, author, date, minutes and the way to all articles', () => {
  const { container } = render(<FeaturedArticle isPending={false} post={post} />)
  expect(screen.getByText('Featured')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reading a bill' })).toHaveAttribute('href', '/blog/reading-a-bill')
  expect(screen.getByText('Where the kilowatt-hours stand.')).toBeVisible()
  expect(container).toHaveTextContent('Editorial Team')
  expect(container).toHaveTextContent('October 14, 2026, 4 min read')
  expect(screen.getByRole('link', { name: 'View all articles' })).toHaveAttribute('href', '/blog')
})

test('without a featured post there is nothing, and a skeleton while it loads', () => {
  expect(render(<FeaturedArticle isPending={false} post={null} />).container).toBeEmptyDOMElement()
  render(<FeaturedArticle isPending post={null} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the featured article')
})

test('three places are held while the latest posts load', () => {
  render(<LatestArticles isPending posts={[]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('an empty list shows the note of the specification', () => {
  render(<LatestArticles isPending={false} posts={[]} />)
  expect(screen.getByRole('heading', { name: 'Latest from Our Blog' })).toBeVisible()
  expect(
    screen.getByText(
      'Expert content on carbon emissions tracking, ESG reporting and sustainability insights is being prepared.',
    ),
  ).toBeVisible()
  expect(screen.getByText('New articles coming soon!')).toBeVisible()
})

test('posts are cards with linked titles, and a link leads to all articles', () => {
  render(<LatestArticles isPending={false} posts={[post]} />)
  expect(screen.getByRole('link', { name: 'Reading a bill' })).toHaveAttribute('href', '/blog/reading-a-bill')
  expect(screen.getByRole('link', { name: 'View all articles' })).toHaveAttribute('href', '/blog')
})

test('latest posts that failed twice before the page stood are not asked for again by it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const asked: string[] = []
  const client = makeQueryClient(
    (path) => {
      asked.push(path)
      return new Response('busy', { status: 500 })
    },
    { retryDelayMs: 0 },
  )
  const latest = latestPostsQuery(contentSourceOf(defaultPublicConfig.content))
  await client.query(latest).catch(() => null)
  const timesBefore = asked.length
  render(
    <QueryClientContext value={client}>
      <Articles />
    </QueryClientContext>,
  )
  expect(await screen.findByText('New articles coming soon!')).toBeVisible()
  await vi.waitFor(() => expect(asked).toContain('/api/posts/featured'))
  expect(timesBefore).toBe(2)
  expect(asked.filter((path) => path !== '/api/posts/featured')).toHaveLength(2)
  log.mockRestore()
})
