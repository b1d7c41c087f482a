import type { Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import electricityTable from '@doublerule/carbon/factors/electricity-au.generated.json' with { type: 'json' }
import { readFactorTable } from '@doublerule/carbon/factors/factor-table.ts'

/** What a working paper prints of a factor. */
export type PaperFactor = Pick<
  Factor,
  | 'id'
  | 'name'
  | 'kgCO2ePerUnit'
  | 'unit'
  | 'scope'
  | 'region'
  | 'source'
  | 'sourceUrl'
  | 'licence'
  | 'gwp'
  | 'verification'
>

const electricityFactors = readFactorTable(electricityTable)

/** Scope 2 and Scope 3 of grid electricity in a state, location-based, NGA Factors 2025. */
export function gridFactors(region: string): readonly PaperFactor[] {
  return electricityFactors.filter(
    (factor) => factor.category === 'electricity' && factor.region === region && factor.year === '2025',
  )
}

const gwp = 'IPCC AR5, 100 years'

function dieselFactor(
  use: string,
  table: 8 | 9,
  scope: 1 | 3,
  name: string,
  kgCO2ePerUnit: string,
): PaperFactor {
  return {
    id: `au-nga-2025-diesel-${use}-scope${scope}-l`,
    name,
    kgCO2ePerUnit,
    unit: 'L',
    scope,
    region: 'AU',
    source: `DCCEEW, Australian National Greenhouse Accounts Factors 2025, Table ${table}`,
    sourceUrl:
      'https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors-2025',
    licence:
      'CC BY 4.0 (attribute: Australian National Greenhouse Accounts Factors, Australian Government DCCEEW)',
    gwp,
    verification: 'A2',
  }
}

/** Rows of the factor library, which is too long to fetch for a specimen; a test holds them to it. */
export const dieselFactors = {
  road: [
    dieselFactor(
      'road-light',
      9,
      1,
      'Diesel oil - Cars and light commercial vehicles, per litre',
      '2.717826',
    ),
    dieselFactor(
      'road-light',
      9,
      3,
      'Diesel oil - Cars and light commercial vehicles, upstream, per litre',
      '0.66778',
    ),
  ],
  truck: [
    dieselFactor(
      'euro-iv-road-heavy',
      9,
      1,
      'Diesel oil - Euro iv or higher - Heavy duty vehicles, per litre',
      '2.716282',
    ),
    dieselFactor(
      'euro-iv-road-heavy',
      9,
      3,
      'Diesel oil - Euro iv or higher - Heavy duty vehicles, upstream, per litre',
      '0.66778',
    ),
  ],
  plant: [
    dieselFactor('stationary', 8, 1, 'Diesel oil - stationary energy, per litre', '2.70972'),
    dieselFactor('stationary', 8, 3, 'Diesel oil - upstream, stationary, per litre', '0.66778'),
  ],
} as const satisfies Record<string, readonly PaperFactor[]>

/** Another row of the library, held to it by the same test. */
export const concreteFactor: PaperFactor = {
  id: 'gb-defra-2025-material-concrete-primary-scope3-t',
  name: 'Material (UK): Concrete, primary material production',
  kgCO2ePerUnit: '118.79306',
  unit: 't',
  scope: 3,
  region: 'GB',
  source: 'DESNZ/Defra, UK Government GHG Conversion Factors 2025, sheet "Material use"',
  sourceUrl: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
  licence: 'OGL v3.0 (Contains public sector information licensed under the Open Government Licence v3.0)',
  gwp,
  verification: 'A2',
}
