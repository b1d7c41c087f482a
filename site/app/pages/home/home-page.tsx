import { Articles } from './articles/articles.tsx'
import { CallToAction } from './call-to-action.tsx'
import { DataSimplified } from './data-simplified.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Simplifying } from './simplifying.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Simplifying />
      <HowItWorks />
      <DataSimplified />
      <Articles />
      <CallToAction />
    </>
  )
}
