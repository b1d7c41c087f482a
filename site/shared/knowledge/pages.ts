import type { PageLink } from './passage.ts'

/** The pages that answers link to. */
export const pages = {
  home: { title: 'Home', path: '/' },
  features: { title: 'Features', path: '/features' },
  pricing: { title: 'Pricing', path: '/pricing' },
  integrations: { title: 'Integrations', path: '/integrations' },
  partners: { title: 'Partner Program', path: '/partners' },
  api: { title: 'API Documentation', path: '/api' },
  contact: { title: 'Contact', path: '/contact' },
  about: { title: 'About', path: '/about' },
  mission: { title: 'Mission', path: '/mission' },
  blog: { title: 'Blog', path: '/blog' },
  privacy: { title: 'Privacy', path: '/privacy' },
  carbonPlanning: { title: 'Strategic Carbon Planning', path: '/features/carbon-planning' },
  incidents: { title: 'Incidents Management', path: '/features/incidents' },
  emissionData: { title: 'Emission data', path: '/features/emission-data' },
  assetEmissions: { title: 'Asset emissions', path: '/features/asset-emissions' },
  webApi: { title: 'Web API', path: '/features/web-api' },
  naturalLanguage: { title: 'Natural language assistant', path: '/features/natural-language' },
  dashboard: { title: 'Dashboard', path: '/features/dashboard' },
  teamManagement: { title: 'Team management', path: '/features/team-management' },
} as const satisfies Record<string, PageLink>
