import { describeBreadcrumbs } from './describe-breadcrumbs.ts'
import type { PageMeta } from './page-meta.ts'

/** What the head of the page of one feature says. */
export function describeFeature(path: string, title: string, description: string): PageMeta {
  const features = { name: 'Features', path: '/features' }
  return {
    path,
    title,
    description,
    structuredData: [describeBreadcrumbs([features, { name: title, path }])],
  }
}
