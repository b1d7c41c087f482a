import { QueryClientContext } from '#app/queries/query-client-context.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AuthorPage } from '#app/pages/author/author-page.tsx'
import { makeQueryClient } from '#app/queries/make-query-client.ts'
import type { ApiFetch } from '#shared/api-fetch.ts'
import { contentQueries } from '#shared/content/queries.ts'
import { docketPost, writer } from './post-fixture.ts'
import { PostPage } from './post-page.tsx'

/** As after a click on a link: the page is there, its data is not. */
function show(page: React.ReactNode, apiFetch: ApiFetch) {
  return render(<QueryClientContext value={makeQueryClient(apiFetch)}>{page}</QueryClientContext>)
}

const neverAnswers = () => new Promise<Response>(() => {})

/** Answers each question of the site by its query's name. */
function answering(results: Partial<Record<keyof typeof contentQueries, unknown>>): ApiFetch {
  return (path) => {
    const query = new URL(path, 'http://site.test').searchParams.get('query')
    const name = Object.entries(contentQueries).find(([, text]) => text === query)?.[0]
    return Response.json({ result: results[name as keyof typeof contentQueries] ?? null })
  }
}

test('a skeleton holds the place of an article and of an author', () => {
  show(<PostPage slug="docket" />, neverAnswers)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the article')
  show(<AuthorPage slug="desk" />, neverAnswers)
  expect(screen.getByText('Loading the author')).toBeInTheDocument()
})

test('the article replaces the skeleton', async () => {
  show(<PostPage slug="docket" />, answering({ postBySlug: docketPost, relatedPosts: [] }))
  expect(await screen.findByText('Litres first.')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

test('an article brings at most three others of its author, and not itself', async () => {
  const ids = ['a', 'docket', 'b', 'c', 'd']
  const postsByAuthor = ids.map((id) => ({
    ...docketPost,
    _id: `post-${id}`,
    slug: id,
    title: `Article ${id}`,
  }))
  show(<PostPage slug="docket" />, answering({ postBySlug: docketPost, relatedPosts: [], postsByAuthor }))
  const card = within(await screen.findByRole('complementary', { name: 'Author' }))
  const titles = card.getAllByRole('link').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Article a', 'Article b', 'Article c', 'View Profile'])
})

test('the focus waits on the main part and goes to the heading, unless the visitor moved it', async () => {
  function Framed({ children }: { children: React.ReactNode }) {
    return (
      <>
        <button type="button">Menu</button>
        <main tabIndex={-1}>{children}</main>
      </>
    )
  }
  const answer = answering({ postBySlug: docketPost, relatedPosts: [] })
  const first = show(
    <Framed>
      <PostPage slug="docket" />
    </Framed>,
    answer,
  )
  screen.getByRole('main').focus()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus()
  first.unmount()
  show(
    <Framed>
      <PostPage slug="docket" />
    </Framed>,
    answer,
  )
  screen.getByRole('button').focus()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('button')).toHaveFocus()
})

test('a post that is not there is Post Not Found', async () => {
  show(<PostPage slug="gone" />, answering({}))
  expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
  expect(
    screen.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible()
})

test('a failing service is logged and shown as Post Not Found', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(<PostPage slug="docket" />, () => new Response('<!doctype html>', { status: 200 }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Content query postBySlug failed'))
  log.mockRestore()
})

test('a post that failed is asked for again on the next visit, one that is not there is not', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  let asked = 0
  let answer: () => Response = () => new Response('busy', { status: 500 })
  const client = makeQueryClient(() => {
    asked += 1
    return answer()
  })
  const visit = (slug: string) =>
    render(
      <QueryClientContext value={client}>
        <PostPage slug={slug} />
      </QueryClientContext>,
    )
  const failed = visit('docket')
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  failed.unmount()
  answer = () => Response.json({ result: docketPost })
  const found = visit('docket')
  expect(await screen.findByText('Litres first.')).toBeVisible()
  found.unmount()
  answer = () => Response.json({ result: null })
  visit('gone').unmount()
  await expect.poll(() => asked).toBe(7)
  visit('gone')
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  expect(asked).toBe(7)
  log.mockRestore()
})

test('an author page lists the posts found by the author’s id', async () => {
  show(<AuthorPage slug="desk" />, answering({ authorBySlug: writer, postsByAuthor: [docketPost] }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Method Desk' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Articles by Method Desk' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reading a docket' })).toHaveAttribute('href', '/blog/docket')
})

test('an author without posts, and one that is not there', async () => {
  show(<AuthorPage slug="desk" />, answering({ authorBySlug: writer, postsByAuthor: [] }))
  expect(await screen.findByText('No articles found for this author.')).toBeVisible()
  show(<AuthorPage slug="gone" />, answering({}))
  expect(await screen.findByRole('heading', { level: 1, name: 'Author Not Found' })).toBeVisible()
})
