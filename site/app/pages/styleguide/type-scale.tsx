import { Co2 } from '#app/ui/co2.tsx'
import { Section } from '#app/ui/section.tsx'
import { Piece } from './piece.tsx'

const roles = [
  'type-display',
  'type-title',
  'type-heading',
  'type-subheading',
  'type-lead',
  'type-column',
  'type-figure',
  'type-caption',
] as const

export function TypeScale() {
  return (
    <Section title="Type" reference="S-2">
      {roles.map((role) => (
        <Piece key={role} name={role}>
          <p className={role}>Every tonne has a paper trail</p>
        </Piece>
      ))}
      <Piece name="Body">
        <p className="max-w-prose">
          Figures carry unit, period and source: 4,826 kWh of grid electricity in Queensland, 1 July to 30
          September 2025, is 3.668 t <Co2 equivalent /> by NGA Factors 2025, Table 1.{' '}
          <mark>The highlighter marks evidence.</mark>
        </p>
      </Piece>
      <Piece name="Figures that stack">
        <p className="type-figure">
          0OQ 1Il 5S 8B
          <br />
          4,083.20
          <br />
          1,111.11
        </p>
      </Piece>
    </Section>
  )
}
