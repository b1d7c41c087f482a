import { ButtonLink } from '#app/ui/button-link.tsx'
import { ComingSoon } from '#app/ui/coming-soon.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { MachineChart } from './machine-chart.tsx'

const planned = [
  {
    title: 'A register of what burns, draws or leaks',
    text: 'Vehicles, generators, cranes and chillers, each with its fuel, its meter or its refrigerant charge.',
  },
  {
    title: 'Each litre on its machine',
    text: 'A docket names a plate or a fleet number. The machine decides whether its litres are transport or plant.',
  },
  {
    title: 'Hours beside litres',
    text: 'An hour meter next to the fuel shows the reading that cannot be right.',
  },
  {
    title: 'Leakage by published rates',
    text: 'Where nobody weighed the top-up, the charge and the annual rate of the NGA Factors stand in, and the row says so.',
  },
]

export function AssetEmissionsPage() {
  return (
    <>
      <ComingSoon
        title="Asset emissions"
        action={
          <ButtonLink href={siteConfig.links.appContact} newTab look="filled">
            Get Notified
          </ButtonLink>
        }
        picture={<MachineChart />}
      >
        <p>
          Which machine emitted it? The module that answers is being built. The sum behind it already works:
          here it is for five machines and one day.
        </p>
      </ComingSoon>
      <Section title="What the module will hold" tone="sheet">
        <RuledList items={planned} />
      </Section>
      <NextStep
        title="Have a fuel docket at hand?"
        action={<ButtonLink href="/working">Put it on the desk</ButtonLink>}
      >
        The desk already asks whether diesel went into a vehicle or into plant, and shows both sums.
      </NextStep>
    </>
  )
}
