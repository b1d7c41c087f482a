import { withHead } from '#app/navigation/with-head.tsx'
import { StudioPage } from '#app/pages/studio/studio-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/studio',
  title: 'Studio',
  description:
    'Redirects editors to the content studio when one is configured for this site; articles are otherwise edited as files in the content folder.',
  structuredData: [describeBreadcrumbs([{ name: 'Studio', path: '/studio' }])],
}

export const Route = withHead(meta, StudioPage)
