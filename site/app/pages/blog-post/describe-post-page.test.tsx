import { expect, test } from 'vitest'
import { embeddedContent } from '#shared/content/content-source.ts'
import { describeHead } from '#shared/page-meta.ts'
import { siteConfig } from '#shared/site-config.ts'
import { describePostPage } from './describe-post-page.ts'
import { docketPost, storedPicture } from './post-fixture.ts'

const absolute = (path: string) => new URL(path, siteConfig.origin).href

test('an article names its type, time, author and tags', () => {
  const { title, canonical, tags } = describeHead(describePostPage(docketPost, embeddedContent))
  expect(title).toBe(`Reading a docket | ${siteConfig.brand}`)
  expect(canonical).toBe(absolute('/blog/docket'))
  expect(tags).toEqual(
    expect.arrayContaining([
      { name: 'description', content: 'What the lines say.' },
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: '2026-10-14T00:00:00Z' },
      { property: 'article:author', content: 'Method Desk' },
      { property: 'article:tag', content: 'Fuel' },
      { property: 'article:tag', content: 'Evidence' },
    ]),
  )
})

test('the preview picture is the main image at 1200 by 630, or the picture drawn from the title', () => {
  const ogImage = (post: typeof docketPost) =>
    describeHead(describePostPage(post, embeddedContent)).tags.flatMap((tag) =>
      'property' in tag && tag.property === 'og:image' ? [tag.content] : [],
    )
  expect(ogImage({ ...docketPost, mainImage: storedPicture })[0]).toMatch(
    /\/content\/images\/local\/production\/[0-9a-f]{40}-1600x900\.png\?w=1200&h=630&fit=crop/,
  )
  expect(ogImage(docketPost)).toEqual([absolute('/social/blog-docket.png')])
})

test('the structured data is a trail and an article', () => {
  const { structuredData } = describePostPage(docketPost, embeddedContent)
  expect(structuredData).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: absolute('/') },
        { position: 2, name: 'Blog', item: absolute('/blog') },
        { position: 3, name: 'Reading a docket', item: absolute('/blog/docket') },
      ],
    },
    {
      '@type': 'Article',
      headline: 'Reading a docket',
      datePublished: '2026-10-14T00:00:00Z',
      author: { '@type': 'Person', name: 'Method Desk', url: absolute('/author/desk') },
      image: absolute('/social/blog-docket.png'),
    },
  ])
})
