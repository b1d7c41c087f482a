import type { ComponentType, ReactNode } from 'react'
import type { PageMeta } from '#shared/page-meta.ts'
import { HeadTags } from './head-tags.tsx'

/** A page with its head, as a route shows it. */
export function withHead(meta: PageMeta, Page: ComponentType): () => ReactNode {
  return function Route() {
    return (
      <>
        <HeadTags meta={meta} />
        <Page />
      </>
    )
  }
}
