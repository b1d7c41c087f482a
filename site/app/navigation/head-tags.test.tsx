import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageMeta } from '#shared/page-meta.ts'
import { HeadTags } from './head-tags.tsx'

const pricing: PageMeta = { path: '/pricing', title: 'Pricing', description: 'Four plans.' }
const about: PageMeta = { path: '/about', title: 'About', description: 'Two founders.' }

function content(selector: string): readonly (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
  )
}

test('the tags of the page before are gone after a navigation', () => {
  const { rerender } = render(<HeadTags meta={pricing} />)
  rerender(<HeadTags key="about" meta={about} />)
  expect(document.title).toBe('About | Doublerule')
  expect(content('meta[name="description"]')).toEqual(['Two founders.'])
  expect(content('link[rel="canonical"]')).toEqual(['https://www.doublerule.example.com/about'])
  expect(content('meta[property="og:title"]')).toEqual(['About | Doublerule'])
})

test('several tags of one article each get their meta', () => {
  const article = {
    publishedTime: '2026-03-01T00:00:00Z',
    author: 'Editorial team',
    tags: ['Scope 2', 'NGA'],
  }
  render(<HeadTags meta={{ ...about, type: 'article', article }} />)
  expect(content('meta[property="article:tag"]')).toEqual(['Scope 2', 'NGA'])
})

test('structured data can not close its script', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    name: '</script><script>alert(1)</script>',
  } as const
  const { container } = render(<HeadTags meta={{ ...about, structuredData: [data] }} />)
  const script = container.querySelector('script[type="application/ld+json"]')
  expect(script?.textContent).not.toContain('</script>')
  expect(JSON.parse(script?.textContent ?? '')).toEqual(data)
})
