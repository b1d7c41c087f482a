import type { ContentSource } from '#shared/content/content-source.ts'
import { imageAddress } from '#shared/content/image-address.ts'
import type { Post } from '#shared/content/types.ts'
import { absoluteAddress, type PageMeta } from '#shared/page-meta.ts'
import { describeArticle, describeBreadcrumbs } from '#shared/structured-data.ts'

const socialSize = { width: 1200, height: 630 }

/** Head data of an article: type, time, author and tags, and the picture when it has one. */
export function describePostPage(post: Post, source: ContentSource): PageMeta {
  const path = `/blog/${post.slug}`
  const picture = post.mainImage === null ? null : imageAddress(post.mainImage, socialSize, source)
  return {
    path,
    title: post.title,
    description: post.excerpt,
    type: 'article',
    article: {
      publishedTime: post.publishedAt,
      author: post.author?.name ?? '',
      tags: post.categories.map(({ title }) => title),
    },
    image: { src: picture ?? '/social/blog.png', alt: post.mainImage?.alt ?? post.title },
    structuredData: [
      describeBreadcrumbs([
        { name: 'Blog', path: '/blog' },
        { name: post.title, path },
      ]),
      describeArticle({
        title: post.title,
        description: post.excerpt,
        path,
        publishedAt: post.publishedAt,
        authorName: post.author?.name ?? null,
        image: absoluteAddress(picture ?? '/social/blog.png'),
      }),
    ],
  }
}
