import { HeadTags } from '#app/navigation/head-tags.tsx'
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

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <BlogPage />
    </>
  )
}
