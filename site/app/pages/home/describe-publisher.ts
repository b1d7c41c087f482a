import { siteConfig } from '#shared/site-config.ts'
import { organizationId, type StructuredData } from '#shared/structured-data.ts'

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
