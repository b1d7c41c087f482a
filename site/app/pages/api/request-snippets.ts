const host = 'https://api.doublerule.example.com'

/** Four requests to read and copy; the site never runs them. */
export const requestSnippets = [
  {
    title: 'Get a token',
    code: `curl -X POST ${host}/v1/auth/token \\
  -H "Content-Type: application/json" \\
  -d '{
    "grant_type": "client_credentials",
    "client_id": "YOUR_CLIENT_ID",
    "client_secret": "YOUR_CLIENT_SECRET"
  }'`,
  },
  {
    title: 'Read an emissions summary',
    code: `curl -X GET "${host}/v1/emissions/summary?period=quarter&scope=2" \\
  -H "Authorization: Bearer YOUR_TOKEN"`,
  },
  {
    title: 'Import emissions data',
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
    title: 'Subscribe to events',
    code: `curl -X POST ${host}/v1/webhooks \\
  -H "Authorization: Bearer YOUR_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "url": "https://example.com/hooks/carbon",
    "events": ["document.processed"]
  }'`,
  },
] as const
