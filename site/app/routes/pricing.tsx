import { withHead } from '#app/navigation/with-head.tsx'
import { PricingPage } from '#app/pages/pricing/pricing-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { pricingQuestions } from '#shared/pricing-questions.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'
import { describeQuestions } from '#app/pages/pricing/describe-questions.ts'

export const meta: PageMeta = {
  path: '/pricing',
  title: 'Pricing',
  description:
    'Four plans sized by business units, from up to 5 to more than 100. Limits, five questions answered, and how a custom quote is made.',
  structuredData: [
    describeBreadcrumbs([{ name: 'Pricing', path: '/pricing' }]),
    describeQuestions(pricingQuestions),
  ],
}

export const Route = withHead(meta, PricingPage)
