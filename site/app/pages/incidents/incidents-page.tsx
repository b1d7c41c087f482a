import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { AssignmentPanel } from './assignment-panel.tsx'
import { IncidentMetrics } from './incident-metrics.tsx'
import { IncidentSlip } from './incident-slip.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { ReportingPanel } from './reporting-panel.tsx'
import { SeverityPanel } from './severity-panel.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { UpdatesPanel } from './updates-panel.tsx'

const waysOfUse = [
  {
    title: 'Data Contributor',
    text: 'In the field: reports what was seen, with a photo and a place, in under a minute.',
  },
  {
    title: 'Business Unit Manager',
    text: 'Assigns the team, sets the priority and keeps the log of one site.',
  },
  {
    title: 'Sustainability Manager',
    text: 'Reads across sites: types, response times, and what should change.',
  },
]

export function IncidentsPage() {
  return (
    <>
      <PageHead
        title="Incidents Management"
        reference="C-1"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request a Demo
          </ButtonLink>
        }
      >
        <p>
          From the first report of a spill or an exceedance to the closed slip, with who knew what and when.
        </p>
      </PageHead>
      <Band labelledBy="slip-title" tone="sheet" reference="C-2">
        <div className="columns">
          <div className="lg:col-span-4!">
            <h2 id="slip-title" className="type-title">
              One incident, one slip
            </h2>
            <p className="mt-4 text-ink-2">
              The slip holds what happened, where, how bad it is and what is being done. It is closed by a
              person, not by time.
            </p>
          </div>
          <div className="lg:col-span-8!">
            <IncidentSlip />
          </div>
        </div>
      </Band>
      <Band labelledBy="tabs-title" reference="C-3">
        <h2 id="tabs-title" className="type-title mb-6">
          How an incident is handled
        </h2>
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
      </Band>
      <Band labelledBy="teams-title" tone="sheet" reference="C-4">
        <h2 id="teams-title" className="type-title mb-6">
          Who works with it
        </h2>
        <RuledList items={waysOfUse} columns={3} />
      </Band>
      <Band labelledBy="metrics-title" reference="C-5">
        <h2 id="metrics-title" className="type-title mb-6">
          Metrics across sites
        </h2>
        <IncidentMetrics />
        <ButtonLink href={siteConfig.links.app} newTab className="mt-8">
          Request a Demo
        </ButtonLink>
      </Band>
    </>
  )
}
