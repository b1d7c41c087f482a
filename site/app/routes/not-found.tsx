import { HeadTags } from '#app/navigation/head-tags.tsx'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'

export const meta: PageMeta = {
  path: null,
  title: '404 Page Not Found',
  description:
    'There is no page at this address. It may have moved; the home page leads to everything on the site.',
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <NotFoundPage />
    </>
  )
}
