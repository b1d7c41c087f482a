import { HeadTags } from '#app/navigation/head-tags.tsx'
import { notFoundMeta } from '#app/pages/not-found/not-found-meta.ts'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'

export const meta = notFoundMeta

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <NotFoundPage />
    </>
  )
}
