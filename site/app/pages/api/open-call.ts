/** A call that anybody can make, and its answer, shortened. A test holds the figure against the library. */
export const openCall = `GET /api/v1/factors/au-nga-2025-electricity-qld-scope2

{
  "id": "au-nga-2025-electricity-qld-scope2",
  "kgCO2ePerUnit": "0.67",
  "unit": "kWh",
  "scope": 2,
  "year": "2025",
  …
}`
