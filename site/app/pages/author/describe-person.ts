import { siteConfig } from '#shared/site-config.ts'
import { organizationId, type StructuredData } from '#shared/structured-data.ts'

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
