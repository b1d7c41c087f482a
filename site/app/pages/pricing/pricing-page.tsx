import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ScrollRegion } from '#app/ui/scroll-region.tsx'
import { Section } from '#app/ui/section.tsx'
import { pricingQuestions } from '#shared/pricing-questions.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanFinder } from './plan-finder.tsx'

export function PricingPage() {
  return (
    <>
      <PageHead title="Priced by what you track" name="Pricing" picture={<PlanFinder />}>
        <p>
          You are billed by business units: the departments, locations or subsidiaries whose emissions you
          keep apart. Every plan reads every document type. Pricing is custom, so this page shows limits and
          no prices.
        </p>
      </PageHead>
      <Section title="Four plans, each with all of the one before" tone="sheet">
        <PlanCards />
        <h3 className="type-heading mt-12 mb-4">The four plans compared</h3>
        <ScrollRegion label="The four plans compared">
          <PlanComparison />
        </ScrollRegion>
      </Section>
      <Section isSplit title="Asked before every quote" margin={<p>Five questions</p>}>
        <Accordion
          name="pricing"
          items={pricingQuestions.map(({ question, answer }) => ({
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Section>
      <NextStep
        tone="sheet"
        title="Tell us your units and your documents"
        action={
          <>
            <ButtonLink href="/contact" look="filled">
              Contact Sales
            </ButtonLink>
            <ButtonLink href="/contact">Get Started</ButtonLink>
          </>
        }
      >
        We answer with the plan that fits and a written quote. If a smaller plan is enough, we tell you.
      </NextStep>
    </>
  )
}
