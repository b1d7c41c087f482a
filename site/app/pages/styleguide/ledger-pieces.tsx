import { Co2 } from '#app/ui/co2.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { Section } from '#app/ui/section.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SourcedFigure } from '#app/ui/sourced-figure.tsx'
import { TickKey } from '#app/ui/tick-key.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { Piece } from './piece.tsx'
import { LedgerTotal } from '#app/ui/ledger-total.tsx'

const source = {
  title: 'Grid electricity, Queensland',
  lines: [
    { label: 'Published in', value: 'NGA Factors 2025, Table 1', href: 'https://www.dcceew.gov.au/' },
    { label: 'Per unit', value: '0.67 kg CO2e per kWh' },
    { label: 'Uncertainty', value: 'Not stated by the source' },
  ],
}

export function LedgerPieces() {
  return (
    <Section title="Ledger" reference="S-4">
      <Piece name="Ledger table, total row, sourced figure">
        <div className="sheet">
          <table className="ledger">
            <caption className="px-3">Specimen: three lines and a true total</caption>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Marks</th>
                <th scope="col" className="figure">
                  kg <Co2 equivalent />
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Scope 2</th>
                <td>
                  <TickMark name="recalculated" />
                </td>
                <td className="figure">
                  <SourcedFigure source={source}>3,233.42</SourcedFigure>
                </td>
              </tr>
              <tr>
                <th scope="row">Scope 3</th>
                <td>
                  <TickMark name="recalculated" failure="Recalculated: the sum does not agree" />
                </td>
                <td className="figure">434.34</td>
              </tr>
            </tbody>
            <LedgerTotal name="Total">3,667.76</LedgerTotal>
          </table>
        </div>
      </Piece>
      <Piece name="Tick marks and key">
        <TickKey />
      </Piece>
      <Piece name="Highlighter">
        <div className="grid justify-items-start gap-3">
          <span className="highlight" data-filled="true">
            Total used from the grid, 4,826 kWh
          </span>
          <span className="highlight" data-filled="false">
            Not marked yet
          </span>
        </div>
      </Piece>
      <Piece name="Scope bar">
        <ScopeBar
          parts={[
            { scope: 1, share: 0.17 },
            { scope: 2, share: 0.36 },
            { scope: 3, share: 0.47 },
          ]}
        />
      </Piece>
      <Piece name="Ruled list">
        <RuledList
          items={['Refer', 'Onboard', 'Support', 'Earn'].map((title) => ({
            title,
            text: `What ${title} means.`,
          }))}
          isOrdered
          headingLevel={4}
        />
      </Piece>
      <Piece name="Skeleton">
        <Skeleton label="Loading the example" rows={3} />
      </Piece>
      <Piece name="Initials">
        <Initials text="A.M." />
      </Piece>
    </Section>
  )
}
