import { withHead } from '#app/navigation/with-head.tsx'
import { WorkingPage } from '#app/pages/working/working-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/working',
  title: 'Working paper',
  description:
    'Put a bill, docket or meter file on the desk and read its working: every line, factor and sum, with the means to correct, sign and export it.',
  structuredData: [describeBreadcrumbs([{ name: 'Working paper', path: '/working' }])],
}

export const Route = withHead(meta, WorkingPage)
