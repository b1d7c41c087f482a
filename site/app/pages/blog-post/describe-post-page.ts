import type { ContentSource } from '#shared/content/content-source.ts'
import { imageAddress } from '#shared/content/image-address.ts'
import type { Post } from '#shared/content/types.ts'
import { absoluteAddress, socialImagePath, type PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'
import { describeArticle } from './describe-article.ts'

const socialSize = { width: 1200, height: 630 }

/** Head data of an article: type, time, author and tags, and its main image, or the generated picture of its title. */
export function describePostPage(post: Post, source: ContentSource): PageMeta {
  const path = `/blog/${post.slug}`
  const description = post.excerpt === '' ? post.title : post.excerpt
  const picture = post.mainImage === null ? null : imageAddress(post.mainImage, socialSize, source)
  return {
    path,
    title: post.title,
    description,
    type: 'article',
    article: {
      publishedTime: post.publishedAt,
      author: post.author?.name ?? '',
      tags: post.categories.map(({ title }) => title),
    },
    ...(picture === null ? {} : { image: { src: picture, alt: post.mainImage?.alt ?? post.title } }),
    structuredData: [
      describeBreadcrumbs([
        { name: 'Blog', path: '/blog' },
        { name: post.title, path },
      ]),
      describeArticle({
        title: post.title,
        description,
        path,
        publishedAt: post.publishedAt,
        author: post.author,
        image: absoluteAddress(picture ?? socialImagePath(path)),
      }),
    ],
  }
}
