import { Articles } from './articles/articles.tsx'
import { CallToAction } from './call-to-action.tsx'
import { DataSimplified } from './data-simplified.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Simplifying } from './simplifying.tsx'

/** Everything under the hero. */
export function LowerSections() {
  return (
    <>
      <Simplifying />
      <HowItWorks />
      <DataSimplified />
      <Articles />
      <CallToAction />
    </>
  )
}
