import { withHead } from '#app/navigation/with-head.tsx'
import { NaturalLanguagePage } from '#app/pages/natural-language/natural-language-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/natural-language',
  'Natural language assistant',
  'Ask for emissions in a sentence and get the figure with its working: follow-ups, analytics, slash commands, cost tiers and a visible quota.',
)

export const Route = withHead(meta, NaturalLanguagePage)
