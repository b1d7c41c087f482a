const host = 'https://api.doublerule.example.com'

/** What the API can do, each with a request to read and copy; the site never runs them. */
export const capabilities = [
  {
    title: 'Authentication',
    text: 'Client credentials in, a bearer token out. Keys are read-only, write-only or limited to business units.',
    request: 'Get a token',
    code: `curl -X POST ${host}/v1/auth/token \\
  -H "Content-Type: application/json" \\
  -d '{
    "grant_type": "client_credentials",
    "client_id": "YOUR_CLIENT_ID",
    "client_secret": "YOUR_CLIENT_SECRET"
  }'`,
  },
  {
    title: 'Emissions data',
    text: 'Totals by scope, unit and period, as JSON or CSV, with the source of each row on request.',
    request: 'Read an emissions summary',
    code: `curl -X GET \\
  "${host}/v1/emissions/summary?period=quarter" \\
  -H "Authorization: Bearer YOUR_TOKEN"`,
  },
  {
    title: 'Data import',
    text: 'Activity rows from meters, fleet systems and ledgers, checked by the same rules as a document.',
    request: 'Import emissions data',
    code: `curl -X POST ${host}/v1/data/import \\
  -H "Authorization: Bearer YOUR_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "business_unit_id": "bu_gladstone",
    "emissions_data": [
      { "activity": "electricity", "quantity": "38400", "unit": "kWh",
        "period": { "start": "2025-08-01", "end": "2025-08-31" } }
    ]
  }'`,
  },
  {
    title: 'Webhooks',
    text: 'Your own address is told when something has happened, for example when a document has been processed. Documented and not built yet.',
    request: 'Subscribe to events',
    code: `curl -X POST ${host}/v1/webhooks \\
  -H "Authorization: Bearer YOUR_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "url": "https://example.com/hooks/carbon",
    "events": ["document.processed"]
  }'`,
  },
] as const
