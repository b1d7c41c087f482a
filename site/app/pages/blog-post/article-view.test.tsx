import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleView } from './article-view.tsx'
import { docketPost, storedPicture } from './post-fixture.ts'

test('an article shows categories, title, author, date, reading time, text and the way to its author', () => {
  render(<ArticleView post={docketPost} related={[]} recent={[]} />)
  const article = screen.getByRole('article')
  expect(within(article).getByRole('heading', { level: 1, name: 'Reading a docket' })).toBeVisible()
  expect(article).toHaveTextContent('Fuel, Evidence')
  expect(article).toHaveTextContent('October 14, 2026, 4 min read')
  expect(within(article).getByText('Litres first.')).toBeVisible()
  const card = within(article).getByRole('complementary', { name: 'Author' })
  expect(card).toHaveTextContent('Looks after the factors.')
  expect(within(card).getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/author/desk')
})

test('a missing main image is a ruled sheet, a missing author image is initials', () => {
  const { container } = render(<ArticleView post={docketPost} related={[]} recent={[]} />)
  expect(container.querySelector('.picture-placeholder')).toBeInTheDocument()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByText('MD')).toHaveLength(2)
})

test('an asset that is not an image is a ruled sheet too', () => {
  const post = { ...docketPost, mainImage: { asset: { _ref: 'file-abc-pdf' }, alt: 'x' } }
  const { container } = render(<ArticleView post={post} related={[]} recent={[]} />)
  expect(container.querySelector('.picture-placeholder')).toBeInTheDocument()
})

test('a picture comes in several widths with its words', () => {
  render(<ArticleView post={{ ...docketPost, mainImage: storedPicture }} related={[]} recent={[]} />)
  const picture = screen.getByRole('img', { name: 'A docket' })
  expect(picture).toHaveAttribute('width', '960')
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(picture.getAttribute('srcset')).toMatch(/w=320&h=180\S* 320w, .*w=1280&h=720\S* 1280w$/)
})

test('a post without an author has no author card', () => {
  render(<ArticleView post={{ ...docketPost, author: null }} related={[]} recent={[]} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('without an editor’s figure the reading time is an estimate from the excerpt, else five minutes', () => {
  const post = { ...docketPost, estimatedReadingTime: null }
  const { container, rerender } = render(<ArticleView post={post} related={[]} recent={[]} />)
  expect(container).toHaveTextContent('1 min read')
  rerender(<ArticleView post={{ ...post, excerpt: '' }} related={[]} recent={[]} />)
  expect(container).toHaveTextContent('5 min read')
})

test('related articles stand in a grid when there are some', () => {
  const other = { ...docketPost, _id: 'post-bill', slug: 'bill', title: 'Reading a bill' }
  const { rerender } = render(<ArticleView post={docketPost} related={[]} recent={[]} />)
  expect(screen.queryByRole('heading', { name: 'Related Articles' })).toBeNull()
  rerender(<ArticleView post={docketPost} related={[other]} recent={[]} />)
  expect(screen.getByRole('heading', { name: 'Related Articles' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reading a bill' })).toHaveAttribute('href', '/blog/bill')
})

test('the author card leads to the author’s other recent articles', () => {
  const other = { ...docketPost, _id: 'post-bill', slug: 'bill', title: 'Reading a bill' }
  render(<ArticleView post={docketPost} related={[]} recent={[other]} />)
  const card = screen.getByRole('complementary', { name: 'Author' })
  expect(within(card).getByRole('link', { name: 'Reading a bill' })).toHaveAttribute('href', '/blog/bill')
})
