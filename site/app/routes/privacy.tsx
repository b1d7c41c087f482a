import { withHead } from '#app/navigation/with-head.tsx'
import { PrivacyPage } from '#app/pages/privacy/privacy-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this website stores, for how long and why: contact messages, page counts, the chat and uploaded documents. No cookies, nothing sold.',
  structuredData: [describeBreadcrumbs([{ name: 'Privacy', path: '/privacy' }])],
}

export const Route = withHead(meta, PrivacyPage)
