import type { QueryClient } from '@tanstack/react-query'
import { HeadTags } from '#app/navigation/head-tags.tsx'
import type { PreloadOutcome } from '#app/navigation/route-row.ts'
import { HomePage } from '#app/pages/home/home-page.tsx'
import { specimenQuery } from '#app/pages/home/working/specimen-query.ts'
import type { PageMeta } from '#shared/page-meta.ts'
import { siteConfig } from '#shared/site-config.ts'
import { describeOrganization, describeWebSite } from '#shared/structured-data.ts'

export const meta: PageMeta = {
  path: '/',
  title: `${siteConfig.brand}: AI-Powered Carbon & ESG Reporting`,
  isTitleComplete: true,
  description:
    'Turn bills, receipts and statements into Scope 1, 2 and 3 emissions with the factor, the sum and the source beside every figure. Made in Brisbane.',
  structuredData: [describeOrganization(), describeWebSite()],
}

/** The specimen stands finished in the HTML; the browser works it out again only when something is changed. */
export async function preload(client: QueryClient): Promise<PreloadOutcome> {
  await client.query(specimenQuery('electricity'))
  return 'ready'
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <HomePage />
    </>
  )
}
