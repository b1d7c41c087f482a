import { siteConfig } from './site-config.ts'

/** A schema.org node; each is written as one JSON-LD script. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Readonly<
  Record<string, unknown>
>

export const organizationId = `${siteConfig.origin}/#organization`

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
