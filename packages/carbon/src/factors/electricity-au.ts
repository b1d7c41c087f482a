import electricityTable from './electricity-au.generated.json' with { type: 'json' }
import type { LibraryFactor } from './factor-table.ts'
import { readFactorTable } from './factor-table.ts'

/** Australian electricity factors only: a small module that a browser page can import without the library. */
export const australianElectricityFactors: readonly LibraryFactor[] = readFactorTable(electricityTable)

/** NGA editions that the library holds; each for activity from 1 July of its year to 30 June of the next. */
export const ngaElectricityEditions: readonly string[] = ['2024', '2025', '2026']

/** NGA Table 1 names its rows by grid; ids of the library use these words. */
export const gridSlugByRegion: Readonly<Record<string, string>> = {
  'AU-QLD': 'qld',
  'AU-NSW': 'nsw',
  'AU-VIC': 'vic',
  'AU-SA': 'sa',
  'AU-WA': 'wa-swis',
  'AU-WA-NWIS': 'wa-nwis',
  'AU-TAS': 'tas',
  'AU-NT': 'nt',
  'AU-ACT': 'act',
}

/** Scope 2 and Scope 3 of a region's grid in an edition; 'AU' or an unknown region gives the national average. */
export function gridFactors(region: string, edition: string): LibraryFactor[] {
  const stem = `au-nga-${edition}-electricity-${gridSlugByRegion[region] ?? 'national'}`
  return [`${stem}-scope2`, `${stem}-scope3`].map((id) => {
    const factor = australianElectricityFactors.find((candidate) => candidate.id === id)
    if (factor === undefined) throw new Error(`no factor ${id}`)
    return factor
  })
}
