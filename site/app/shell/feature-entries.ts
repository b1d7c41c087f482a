/** The nine entries of the Features menu, in the order of the specification. */
export const featureEntries = [
  {
    href: '/features/carbon-planning',
    title: 'Carbon planning',
    note: 'Targets, actions and their cost per tonne',
  },
  {
    href: '/features/incidents',
    title: 'Incidents',
    note: 'Report, escalate and close environmental events',
  },
  {
    href: '/features/emission-data',
    title: 'Emission data',
    note: 'From a document to a checked line in six steps',
  },
  {
    href: '/features/asset-emissions',
    title: 'Asset emissions',
    note: 'Plant and vehicles, one by one. Coming soon',
  },
  { href: '/integrations', title: 'Integrations', note: 'Where data comes from and where reports go' },
  { href: '/features/web-api', title: 'Web API', note: 'Endpoints, parameters, keys, webhooks' },
  { href: '/features/natural-language', title: 'Natural language', note: 'Ask for a figure in a sentence' },
  { href: '/features/dashboard', title: 'Dashboard', note: 'The year by scope and site. Coming soon' },
  {
    href: '/features/team-management',
    title: 'Team management',
    note: 'Organizations, business units and roles',
  },
] as const
