import { withHead } from '#app/navigation/with-head.tsx'
import { StyleguidePage } from '#app/pages/styleguide/styleguide-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'

export const meta: PageMeta = {
  path: '/styleguide',
  title: 'Style guide',
  description:
    'Every component of the site in every state, for the people who build it. Not part of the built site.',
}

export const Route = withHead(meta, StyleguidePage)
