import { HeadTags } from '#app/navigation/head-tags.tsx'
import { TeamManagementPage } from '#app/pages/team-management/team-management-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/team-management',
  title: 'Team management',
  description:
    'Organizations, business units and roles: who may see and do what, membership in several organizations, and data isolated between them.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Team management', path: '/features/team-management' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <TeamManagementPage />
    </>
  )
}
