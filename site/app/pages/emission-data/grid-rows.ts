import { decimal, sumOf, type Decimal } from '@doublerule/carbon/decimal.ts'
import { isDisputed } from '@doublerule/carbon/factors/factor-marks.ts'
import { gridFactors, ngaElectricityEditions } from '@doublerule/carbon/factors/electricity-au.ts'

export type GridRow = {
  region: string
  name: string
  byEdition: readonly Decimal[]
  /** Sources disagree on one of its factors. */
  isDisputed: boolean
}

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
      const factors = ngaElectricityEditions.map((edition) =>
        gridFactors(region, edition).slice(0, withScope3 ? 2 : 1),
      )
      return {
        region,
        name,
        byEdition: factors.map((counted) =>
          sumOf(counted.map(({ kgCO2ePerUnit }) => decimal(kgCO2ePerUnit))),
        ),
        isDisputed: factors.flat().some(isDisputed),
      }
    })
    .toSorted((one, other) => Number(other.byEdition.at(-1)) - Number(one.byEdition.at(-1)))
}
