import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { noFields } from '@doublerule/carbon/analysis/no-fields.ts'

const id = 'au-nga-2025-electricity-qld-scope2'
const evidence = { page: 1, text: 'Usage 4,826 kWh', box: null, cell: null }

/** A stored analysis as POST /analyses gives it, of one line and one factor: the shortest that a test works out again. */
export const storedAnalysisExample: Analysis = {
  analysisVersion: '1',
  engine: { ...engineVersion },
  document: {
    sha256: 'b613fa506097d71c0fcb6282d5542b6be6d8eab0ac0f29af6640988d6236a220',
    fileName: 'bill.txt',
    mediaType: 'text/plain',
    pages: null,
    type: 'electricity-bill',
    typeConfidence: '0.99',
    typeReasons: ['names an electricity bill'],
    language: 'en',
    readBy: 'text',
  },
  ...noFields,
  place: { region: 'AU-QLD', because: 'QLD printed in the supply address', evidence: null },
  activities: [
    {
      id: 'a1',
      description: 'Usage',
      kind: 'electricity',
      quantity: '4826',
      unit: 'kWh',
      estimated: false,
      period: null,
      details: null,
      evidence,
      confidence: { read: '0.99', meaning: '0.99' },
      match: {
        status: 'accept',
        method: 'direct',
        confidence: '0.98',
        factors: [id],
        proxy: false,
        reason: 'Grid electricity in Queensland.',
        alternatives: [],
      },
      emissions: [
        {
          factor: id,
          scope: 2,
          method: 'location-based',
          category: null,
          expression: '4826 kWh × 0.67 kgCO2e/kWh',
          factorQuantity: '4826',
          steps: [],
          kgCO2e: '3233.42',
          gases: null,
          uncertainty: null,
          counted: true,
        },
      ],
    },
  ],
  questions: [],
  checks: [],
  totals: { kgCO2e: '3233.42', byScope: { 1: '0', 2: '3233.42', 3: '0' } },
  factors: {
    [id]: {
      id,
      name: 'Grid electricity, Queensland - Scope 2 location-based',
      category: 'electricity',
      kgCO2ePerUnit: '0.67',
      unit: 'kWh',
      gases: null,
      scope: 2,
      scope3Category: null,
      region: 'AU-QLD',
      year: '2025',
      source: 'DCCEEW, Australian National Greenhouse Accounts Factors 2025, Table 1',
      sourceUrl:
        'https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors-2025',
      licence:
        'CC BY 4.0 (attribute: Australian National Greenhouse Accounts Factors, Australian Government DCCEEW)',
      verification: 'A2',
      gwp: 'IPCC AR5, 100 years',
      notes:
        'Location-based. Edition 2025 applies to activity 1 Jul 2025 - 30 Jun 2026. Scope 3 includes T&D losses (do not add Table 25).',
    },
  },
  problems: [],
}
