import { ButtonLink } from '#app/ui/button-link.tsx'
import { ComingSoon } from '#app/ui/coming-soon.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { ReviewerNote } from '#app/ui/reviewer-note.tsx'
import { Section } from '#app/ui/section.tsx'
import { YearLedger } from './year-ledger.tsx'
import { YearTotal } from './year-total.tsx'

/** A placeholder by the specification; under it a worked example of the page that will stand here. */
export function DashboardPage() {
  return (
    <>
      <ComingSoon title="Dashboard" picture={<YearTotal />}>
        <p>
          The dashboard of your own units needs an account and is not open to the public yet. Until it is,
          here is the page it is built around, worked out from invented quantities and published factors.
        </p>
      </ComingSoon>
      <Section
        title="Your year in energy, footed and cross-footed"
        tone="sheet"
        margin={<ReviewerNote mark="crossFooted">Footed both ways</ReviewerNote>}
      >
        <YearLedger />
      </Section>
      <NextStep
        title="Make a ledger like this from your own bills"
        action={
          <ButtonLink href="/working" look="filled">
            Open the desk
          </ButtonLink>
        }
      >
        Put bills and dockets on the desk. It reads them, shows each sum and adds up the set. You need no
        account.
      </NextStep>
    </>
  )
}
