import { HeadTags } from '#app/navigation/head-tags.tsx'
import { NaturalLanguagePage } from '#app/pages/natural-language/natural-language-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/natural-language',
  title: 'Natural language assistant',
  description:
    'Ask for emissions in a sentence and get the figure with its working: follow-ups, analytics, slash commands, cost tiers and a visible quota.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Natural language assistant', path: '/features/natural-language' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <NaturalLanguagePage />
    </>
  )
}
