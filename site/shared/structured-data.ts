import { siteConfig } from './site-config.ts'

/** A schema.org node; each is written as one JSON-LD script. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Readonly<
  Record<string, unknown>
>

const organizationId = `${siteConfig.origin}/#organization`

export function describeOrganization(): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId,
    name: siteConfig.brand,
    legalName: siteConfig.legalName,
    url: `${siteConfig.origin}/`,
    logo: `${siteConfig.origin}/icon-512.png`,
    email: siteConfig.emails.contact,
    address: {
      '@type': 'PostalAddress',
      addressLocality: siteConfig.city,
      addressRegion: siteConfig.region,
      addressCountry: siteConfig.country,
    },
    sameAs: siteConfig.social.map(({ href }) => href).filter((href) => href.startsWith('https:')),
  }
}

export function describeWebSite(): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteConfig.brand,
    url: `${siteConfig.origin}/`,
    inLanguage: 'en-AU',
    publisher: { '@id': organizationId },
  }
}

/** The trail from the home page (added here) to a page, in order. */
export function describeBreadcrumbs(trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteConfig.origin).href,
    })),
  }
}

export function describeQuestions(
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

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

export function describePerson(person: { name: string; description: string; path: string }): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: person.name,
    description: person.description,
    url: new URL(person.path, siteConfig.origin).href,
    worksFor: { '@id': organizationId },
  }
}
