import { HeadTags } from '#app/navigation/head-tags.tsx'
import { DashboardPage } from '#app/pages/dashboard/dashboard-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/dashboard',
  title: 'Dashboard',
  description:
    'Coming soon: a dashboard to open on this site without an account, on specimen data, where every figure shows its working.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Dashboard', path: '/features/dashboard' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <DashboardPage />
    </>
  )
}
