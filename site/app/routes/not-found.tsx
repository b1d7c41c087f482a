import { withHead } from '#app/navigation/with-head.tsx'
import { notFoundMeta } from '#app/pages/not-found/not-found-meta.ts'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'

export const meta = notFoundMeta

export const Route = withHead(meta, NotFoundPage)
