type PageLink = { title: string; path: string }

/** The pages that answers link to: ours, our articles, and those of others who publish the rule or the factor. */
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
  terms: { title: 'Terms', path: '/terms' },
  carbonPlanning: { title: 'Strategic Carbon Planning', path: '/features/carbon-planning' },
  incidents: { title: 'Incidents Management', path: '/features/incidents' },
  emissionData: { title: 'Emission data', path: '/features/emission-data' },
  assetEmissions: { title: 'Asset emissions', path: '/features/asset-emissions' },
  webApi: { title: 'Web API', path: '/features/web-api' },
  naturalLanguage: { title: 'Natural language assistant', path: '/features/natural-language' },
  dashboard: { title: 'Dashboard', path: '/features/dashboard' },
  teamManagement: { title: 'Team management', path: '/features/team-management' },
  aasbArticle: {
    title: 'AASB S2, the three groups',
    path: '/blog/aasb-s2-groups-and-what-is-checked',
  },
  dieselArticle: { title: 'Diesel has two right factors', path: '/blog/diesel-has-two-right-factors' },
  evidenceArticle: {
    title: 'Evidence an auditor can follow',
    path: '/blog/evidence-an-auditor-can-follow',
  },
  ngaArticle: { title: 'NGA Factors and their editions', path: '/blog/nga-factors-and-their-editions' },
  billArticle: {
    title: 'Read an electricity bill for emissions',
    path: '/blog/read-an-electricity-bill-for-emissions',
  },
  scope2Article: { title: 'Scope 2 in two methods', path: '/blog/scope-2-in-two-methods' },
  spendArticle: { title: 'Spend-based or activity-based', path: '/blog/spend-based-or-activity-based' },
  nger: { title: 'Clean Energy Regulator, NGER thresholds', path: 'https://cer.gov.au/node/3533' },
  asic: { title: 'ASIC, RG 280', path: 'https://asic.gov.au' },
  accc: { title: 'ACCC', path: 'https://www.accc.gov.au' },
  ghgProtocol: {
    title: 'GHG Protocol, Corporate Standard',
    path: 'https://ghgprotocol.org/corporate-standard',
  },
  ghgScope3: {
    title: 'GHG Protocol, Scope 3 Standard',
    path: 'https://ghgprotocol.org/standards/scope-3-standard',
  },
  ngaFactors: {
    title: 'NGA Factors 2025',
    path: 'https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors-2025',
  },
  ukFactors: {
    title: 'UK Government conversion factors',
    path: 'https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting',
  },
} as const satisfies Record<string, PageLink>
