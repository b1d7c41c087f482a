import { withHead } from '#app/navigation/with-head.tsx'
import { BlogPage } from '#app/pages/blog/blog-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/blog',
  title: 'Blog',
  description:
    'Coming soon: working notes on carbon accounting, ESG reporting and AI in sustainability, written so that a reader can check them.',
  structuredData: [describeBreadcrumbs([{ name: 'Blog', path: '/blog' }])],
}

export const Route = withHead(meta, BlogPage)
