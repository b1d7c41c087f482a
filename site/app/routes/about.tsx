import { withHead } from '#app/navigation/with-head.tsx'
import { AboutPage } from '#app/pages/about/about-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/about',
  title: 'About us',
  description:
    'A Brisbane company that turns business documents into emissions an auditor can re-perform. The story, the beliefs and who is behind it.',
  structuredData: [describeBreadcrumbs([{ name: 'About us', path: '/about' }])],
}

export const Route = withHead(meta, AboutPage)
