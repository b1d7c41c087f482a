import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { AssignmentPanel } from './assignment-panel.tsx'
import { IncidentMetrics } from './incident-metrics.tsx'
import { IncidentSlip, specimenIncidents } from './incident-slip.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { ReportingPanel } from './reporting-panel.tsx'
import { SeverityLadder } from './severity-ladder.tsx'
import { SeverityPanel } from './severity-panel.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { UpdatesPanel } from './updates-panel.tsx'

const waysOfUse = [
  {
    title: 'Data Contributor',
    text: 'Reports from the field what was seen, with a photo and a place.',
  },
  {
    title: 'Business Unit Manager',
    text: 'Assigns the team, sets the priority and keeps the log of one site.',
  },
  {
    title: 'Sustainability Manager',
    text: 'Compares sites by type and response time, and decides what should change.',
  },
]

export function IncidentsPage() {
  return (
    <>
      <PageHead
        title="Every incident has a clock"
        name="Incidents Management"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request a Demo
          </ButtonLink>
        }
        picture={<SeverityLadder />}
      >
        <p>
          Incidents Management takes a spill or an exceedance from the first report to the closed slip, and
          keeps who knew what and when.
        </p>
      </PageHead>
      <Section
        title="One incident, one slip"
        lead="The slip says what happened, where, how bad it is and what is being done. A person closes it; time does not. Both slips are specimens."
        tone="sheet"
      >
        <div className="incident-cards">
          {specimenIncidents.map((incident) => (
            <IncidentSlip key={incident.number} incident={incident} />
          ))}
        </div>
      </Section>
      <Section title="From the first report to the last entry">
        <Tabs
          label="Parts of incident management"
          tabs={[
            { id: 'reporting', title: 'Reporting', content: <ReportingPanel /> },
            { id: 'tracking', title: 'Tracking', content: <TrackingPanel /> },
            { id: 'severity', title: 'Severity', content: <SeverityPanel /> },
            { id: 'assignment', title: 'Assignment', content: <AssignmentPanel /> },
            { id: 'notifications', title: 'Notifications', content: <NotificationsPanel /> },
            { id: 'updates', title: 'Updates', content: <UpdatesPanel /> },
          ]}
        />
      </Section>
      <Section title="A quarter of incidents, and who reads it" tone="sheet">
        <IncidentMetrics />
        <div className="mt-12">
          <RuledList items={waysOfUse} columns={3} />
        </div>
      </Section>
      <NextStep
        title="See your own last incident on a slip"
        action={
          <ButtonLink href={siteConfig.links.app} newTab>
            Request a Demo
          </ButtonLink>
        }
      >
        Bring one that took too long to close. We walk it through with you.
      </NextStep>
    </>
  )
}
