import { siteConfig } from './site-config.ts'
import type { StructuredData } from './structured-data.ts'

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
