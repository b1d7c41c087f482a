export type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; does: string }
export type EndpointCategory = {
  /** The resource's own name, as it stands in paths and keys: `auth`. */
  name: string
  covers: string
  endpoints: readonly Endpoint[]
}

function get(path: string, does: string): Endpoint {
  return { method: 'GET', path, does }
}
function post(path: string, does: string): Endpoint {
  return { method: 'POST', path, does }
}

/** The documented endpoints of the platform's API by resource category. This site shows them; it does not call them. */
export const endpointCategories: readonly EndpointCategory[] = [
  {
    name: 'auth',
    covers: 'Sessions, users and tokens',
    endpoints: [
      post('/api/auth/login', 'Start a session'),
      post('/api/auth/register', 'Create a user'),
      post('/api/auth/logout', 'End a session'),
      post('/api/auth/refresh', 'Renew a token'),
      post('/api/auth/token', 'Get a token for client credentials'),
      get('/api/users/me', 'The current user'),
    ],
  },
  {
    name: 'organizations',
    covers: 'Organizations and their business units',
    endpoints: [
      get('/api/organizations', 'Organizations of the user'),
      post('/api/organizations', 'Create an organization'),
      get('/api/business-units', 'Business units of the organization'),
    ],
  },
  {
    name: 'emissions',
    covers: 'Totals by scope, unit and period, and figures from other systems',
    endpoints: [
      get('/v1/emissions/summary', 'Totals for a period'),
      post('/v1/data/import', 'Import emissions data as JSON'),
    ],
  },
  {
    name: 'materials',
    covers: 'Materials and the factors behind them',
    endpoints: [
      get('/api/materials', 'Materials and their factors'),
      post('/api/materials', 'Add a material'),
      get('/api/materials/{id}', 'One material'),
      post('/api/materials/bulk', 'Add many materials'),
      get('/api/materials/search', 'Find a material by name'),
    ],
  },
  {
    name: 'documents',
    covers: 'Upload, process, approve, and read what was extracted',
    endpoints: [
      get('/api/documents', 'Documents and their state'),
      post('/api/documents/upload', 'Upload a document'),
      get('/api/documents/{id}', 'One document'),
      post('/api/documents/{id}/process', 'Read a document'),
      post('/api/documents/{id}/approve', 'Approve what was read'),
      get('/api/documents/extractions', 'Extractions, by page'),
      get('/api/documents/extractions/{id}', 'One extraction'),
      { method: 'PUT', path: '/api/documents/extractions/{id}', does: 'Correct an extraction' },
      post('/api/documents/extractions/verify', 'Mark extractions as verified'),
      get('/api/documents/extractions/all', 'All extractions of a selection'),
    ],
  },
  {
    name: 'incidents',
    covers: 'Report, assign, comment and close; the types in use',
    endpoints: [
      get('/api/incidents', 'Incidents, newest first'),
      post('/api/incidents', 'Report an incident'),
      get('/api/incidents/{id}', 'One incident'),
      post('/api/incidents/{id}/status', 'Change the status'),
      post('/api/incidents/{id}/assign', 'Assign a team'),
      post('/api/incidents/{id}/comments', 'Add a comment'),
      get('/api/incident-types', 'Incident types in use'),
      post('/api/incident-types', 'Add a type'),
      { method: 'PUT', path: '/api/incident-types/{id}', does: 'Change a type' },
      { method: 'DELETE', path: '/api/incident-types/{id}', does: 'Remove a type' },
    ],
  },
  {
    name: 'dashboard',
    covers: 'Summaries made for screens',
    endpoints: [
      get('/api/dashboard/summary', 'Totals by scope and what is complete'),
      get('/api/dashboard/business-units', 'Totals by business unit'),
      get('/api/dashboard/materials', 'Totals by material'),
      get('/api/dashboard/emissions/trend', 'Emissions by month or quarter'),
      get('/api/dashboard/incidents/summary', 'Incidents by severity and status'),
    ],
  },
  {
    name: 'webhooks',
    covers: 'Events to your own address',
    endpoints: [post('/v1/webhooks', 'Subscribe an address to events')],
  },
]

export type QueryParameter = { name: string; values: string; does: string }

export const queryParameters: readonly QueryParameter[] = [
  { name: 'start_date, end_date', values: 'YYYY-MM-DD', does: 'First and last day of the period' },
  { name: 'period', values: 'year, quarter, month', does: 'Length of each step of a trend' },
  { name: 'year', values: 'four digits', does: 'Calendar year' },
  { name: 'quarter', values: '1 to 4', does: 'Quarter of the year' },
  { name: 'scope', values: '1, 2, 3', does: 'GHG Protocol scope' },
  { name: 'business_unit, business_unit_id', values: 'name, id', does: 'One business unit' },
  { name: 'location', values: 'text', does: 'Site or place' },
  { name: 'material', values: 'name or id', does: 'One material' },
  { name: 'tag', values: 'text', does: 'Documents and rows with this tag' },
  { name: 'document_type', values: 'text', does: 'Utility bill, fuel receipt, travel manifest, invoice' },
  { name: 'format', values: 'json, csv', does: 'Form of the answer; json when left out' },
  { name: 'include_source', values: 'true, false', does: 'Adds document and line to each row' },
  { name: 'include_metadata', values: 'true, false', does: 'Adds factor, edition and confidence' },
  { name: 'unit', values: 'tCO2e, kgCO2e', does: 'Unit of the figures' },
  { name: 'page, limit', values: 'whole numbers', does: 'Which part of a long list' },
  { name: 'sort_by, sort_order', values: 'field; asc, desc', does: 'Order of a list' },
]
