import { withHead } from '#app/navigation/with-head.tsx'
import { TermsPage } from '#app/pages/terms/terms-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/terms',
  title: 'Terms of use',
  description:
    'Terms for using this website and its demo: what the figures are for, what may be uploaded, factor licences and the law that applies.',
  structuredData: [describeBreadcrumbs([{ name: 'Terms of use', path: '/terms' }])],
}

export const Route = withHead(meta, TermsPage)
