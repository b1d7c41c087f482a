import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ComingSoon } from '#app/ui/coming-soon.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { siteConfig } from '#shared/site-config.ts'

const planned = [
  {
    title: 'A register of assets',
    text: 'Vehicles, generators, cranes, chillers: what burns fuel, draws power or holds refrigerant.',
  },
  {
    title: 'Fuel to machine',
    text: 'A docket names a plate or a fleet number; the litres and the right factor follow from the asset.',
  },
  {
    title: 'Hours and load',
    text: 'Telematics and hour meters beside the litres, so that an odd reading shows.',
  },
  { title: 'Refrigerant leakage', text: 'Charge and type per unit, annual leakage by the published rates.' },
]

export function AssetEmissionsPage() {
  return (
    <>
      <ComingSoon
        title="Asset emissions"
        reference="S-1"
        action={
          <ButtonLink href={siteConfig.links.appContact} newTab look="filled">
            Get Notified
          </ButtonLink>
        }
      >
        <p>
          Emissions by vehicle, generator and plant item. The module is being built; this is what it will
          hold.
        </p>
      </ComingSoon>
      <Band labelledBy="planned-title" tone="sheet" reference="S-2">
        <h2 id="planned-title" className="type-title mb-6">
          Planned
        </h2>
        <RuledList items={planned} />
      </Band>
    </>
  )
}
