import { withHead } from '#app/navigation/with-head.tsx'
import { ContactPage } from '#app/pages/contact/contact-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/contact',
  title: 'Contact',
  description:
    'Write to us in Brisbane: questions about the platform, pricing, partners or a document that was read wrong. A person answers.',
  structuredData: [describeBreadcrumbs([{ name: 'Contact', path: '/contact' }])],
}

export const Route = withHead(meta, ContactPage)
