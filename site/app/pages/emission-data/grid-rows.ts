import { decimal, plus, type Decimal } from '@doublerule/carbon/decimal.ts'
import { gridFactors, ngaElectricityEditions } from '@doublerule/carbon/factors/electricity-au.ts'

export type GridRow = { region: string; name: string; byEdition: readonly Decimal[] }

const regions = [
  ['AU-VIC', 'Victoria'],
  ['AU-QLD', 'Queensland'],
  ['AU-NSW', 'NSW and ACT'],
  ['AU-NT', 'Northern Territory'],
  ['AU-WA', 'WA, south-west'],
  ['AU-TAS', 'Tasmania'],
  ['AU-SA', 'South Australia'],
] as const

/** kg CO2e per kWh of each grid in each NGA edition held: Scope 2 alone or with Scope 3, highest of the newest first. */
export function listGridRows(withScope3: boolean): readonly GridRow[] {
  return regions
    .map(([region, name]) => {
      const byEdition = ngaElectricityEditions.map((edition) => {
        const [scope2, scope3] = gridFactors(region, edition).map((factor) => decimal(factor.kgCO2ePerUnit))
        return withScope3 ? plus(scope2 ?? '0', scope3 ?? '0') : (scope2 ?? '0')
      })
      return { region, name, byEdition }
    })
    .toSorted((one, other) => Number(other.byEdition.at(-1)) - Number(one.byEdition.at(-1)))
}
