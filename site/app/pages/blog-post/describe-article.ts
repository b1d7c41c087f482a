import { siteConfig } from '#shared/site-config.ts'
import { organizationId, type StructuredData } from '#shared/structured-data.ts'

export type ArticleFacts = {
  title: string
  description: string
  path: string
  /** ISO 8601 date and time; an empty text where it is not known. */
  publishedAt: string
  author: { name: string; slug: string } | null
  /** Absolute address. */
  image: string
}

export function describeArticle(article: ArticleFacts): StructuredData {
  const { author } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    ...(article.publishedAt === '' ? {} : { datePublished: article.publishedAt }),
    mainEntityOfPage: new URL(article.path, siteConfig.origin).href,
    image: article.image,
    publisher: { '@id': organizationId },
    ...(author === null
      ? {}
      : {
          author: {
            '@type': 'Person',
            name: author.name,
            url: new URL(`/author/${author.slug}`, siteConfig.origin).href,
          },
        }),
  }
}
