import { FactorCard } from '#app/pages/emission-data/factor-card.tsx'
import { TravelManifest } from '#app/pages/emission-data/travel-manifest.tsx'
import { MaterialComparison } from '#app/pages/carbon-planning/material-comparison.tsx'
import { PlanSheet } from '#app/pages/carbon-planning/plan-sheet.tsx'
import { OverviewDiagram } from '#app/pages/features/overview-diagram.tsx'
import { ShowWorking } from '#app/pages/home/working/show-working.tsx'
import { IncidentMetrics } from '#app/pages/incidents/incident-metrics.tsx'
import { IncidentSlip, specimenIncidents } from '#app/pages/incidents/incident-slip.tsx'
import { ChatExample } from '#app/pages/natural-language/chat-example.tsx'
import { QuotaDisplay } from '#app/pages/natural-language/quota-display.tsx'
import { PlanCards } from '#app/pages/pricing/plan-cards.tsx'
import { CellGrid } from '#app/ui/cell-grid.tsx'
import { EndpointTable } from '#app/ui/endpoint-table.tsx'
import { Section } from '#app/ui/section.tsx'
import { endpointCategories } from '#shared/api-reference.ts'
import { Piece } from './piece.tsx'

const cells = [
  { title: 'A plain cell', text: 'A name and a sentence.' },
  { title: 'A cell that leads on', text: 'The whole of it takes the click.', href: '/features' },
  { title: 'A cell with a note', text: 'Its state stands at the foot.', note: 'Coming soon' },
]

export function ProductPieces() {
  return (
    <Section title="Pieces of the product" reference="S-6">
      <Piece name="Cell grid">
        <CellGrid cells={cells} headingLevel={4} />
      </Piece>
      <Piece name="Specimen document, working paper, provenance cards" isWide>
        <ShowWorking />
      </Piece>
      <Piece name="Travel manifest">
        <TravelManifest />
      </Piece>
      <Piece name="Factor card">
        <FactorCard region="AU-TAS" scope={3} />
      </Piece>
      <Piece name="Plan sheet">
        <PlanSheet />
      </Piece>
      <Piece name="Material comparison" isWide>
        <MaterialComparison />
      </Piece>
      <Piece name="Incident slip and metrics">
        <div className="grid gap-6">
          {specimenIncidents.slice(0, 1).map((incident) => (
            <IncidentSlip key={incident.number} incident={incident} />
          ))}
          <IncidentMetrics />
        </div>
      </Piece>
      <Piece name="Plans" isWide>
        <PlanCards />
      </Piece>
      <Piece name="Conversation and quota">
        <div className="grid gap-6">
          <ChatExample />
          <QuotaDisplay />
        </div>
      </Piece>
      <Piece name="Overview diagram" isWide>
        <OverviewDiagram />
      </Piece>
      <Piece name="Endpoint table">
        <EndpointTable caption="One category" categories={endpointCategories.slice(0, 1)} />
      </Piece>
    </Section>
  )
}
