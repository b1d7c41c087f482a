import { Accordion } from '#app/ui/accordion.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pricingQuestions } from '#shared/pricing-questions.ts'
import { PlanCards } from './plan-cards.tsx'

export function PricingPage() {
  return (
    <>
      <PageHead title="Priced by what you track" reference="P-1">
        <p>
          You are billed by business units: the departments, locations or subsidiaries whose emissions you
          keep apart. Every plan reads every document type. Pricing is custom, so the plans below show limits,
          not prices.
        </p>
      </PageHead>
      <Band labelledBy="plans-title" tone="sheet" reference="P-2">
        <h2 id="plans-title" className="type-title mb-8">
          Four plans
        </h2>
        <PlanCards />
        <p className="type-caption mt-4">
          Not sure how many units you have? Ask the assistant: it works out the plan from a number.
        </p>
      </Band>
      <Band labelledBy="questions-title" reference="P-3">
        <div className="columns">
          <h2 id="questions-title" className="type-title lg:col-span-4!">
            Questions about pricing
          </h2>
          <div className="lg:col-span-8!">
            <Accordion
              name="pricing"
              items={pricingQuestions.map(({ question, answer }) => ({
                title: question,
                content: <p>{answer}</p>,
              }))}
            />
          </div>
        </div>
      </Band>
      <Band labelledBy="sales-title" tone="sheet" reference="P-4">
        <h2 id="sales-title" className="type-title max-w-[24ch]">
          Tell us your units and your documents
        </h2>
        <p className="type-lead mt-4">
          We answer with the plan that fits and a written quote. If a smaller plan is enough, the quote says
          so.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <ButtonLink href="/contact" look="filled">
            Contact Sales
          </ButtonLink>
          <ButtonLink href="/contact">Get Started</ButtonLink>
          <TextLink href="/features">See what is in every plan</TextLink>
        </div>
      </Band>
    </>
  )
}
