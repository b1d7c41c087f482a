import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { decimal, minus, plus, times } from '../decimal.ts'
import { chooseNgaEdition } from '../factors/choose-edition.ts'
import { gridFactors, ngaElectricityEditions } from '../factors/electricity-au.ts'
import { regionName } from '../regions/place-names.ts'

/** The eight grids that the home page switches between: NGA Table 1, Western Australia by its South West grid. */
export const comparedRegions = [
  'AU-QLD',
  'AU-NSW',
  'AU-VIC',
  'AU-SA',
  'AU-WA',
  'AU-TAS',
  'AU-NT',
  'AU-ACT',
] as const

export type ComparedRegion = (typeof comparedRegions)[number]

type Part = { factor: Factor; expression: string; kgCO2e: Decimal }

export type RegionWorking = {
  region: ComparedRegion
  name: string
  /** "QLD", as the switch prints it. */
  state: string
  edition: string
  because: string
  scope2: Part
  scope3: Part
  totalKg: Decimal
  /** This region's total less that of the first region. */
  differenceKg: Decimal
}

function workPart(kwh: Decimal, factor: Factor): Part {
  return {
    factor,
    expression: `${kwh} kWh × ${factor.kgCO2ePerUnit} kgCO2e/kWh`,
    kgCO2e: times(kwh, decimal(factor.kgCO2ePerUnit)),
  }
}

/**
 * The same kilowatt-hours in each state and territory, location-based, in the edition of the period. Needs the small
 * electricity table only, so it runs in the browser.
 */
export function compareRegions(
  kwhText: string,
  period: { start: string; end: string } | null,
): RegionWorking[] {
  const kwh = decimal(kwhText)
  const date = period === null ? null : { ...period, because: `period ${period.start} to ${period.end}` }
  const { edition, because } = chooseNgaEdition(date, ngaElectricityEditions)
  const workings = comparedRegions.map((region) => {
    const [scope2Factor, scope3Factor] = gridFactors(region, edition)
    if (scope2Factor === undefined || scope3Factor === undefined) throw new Error(`no factors for ${region}`)
    const scope2 = workPart(kwh, scope2Factor)
    const scope3 = workPart(kwh, scope3Factor)
    const totalKg = plus(scope2.kgCO2e, scope3.kgCO2e)
    return {
      region,
      name: regionName(region),
      state: region.slice(3),
      edition,
      because,
      scope2,
      scope3,
      totalKg,
    }
  })
  const firstTotal = workings[0]?.totalKg ?? '0'
  return workings.map((working) => ({ ...working, differenceKg: minus(working.totalKg, firstTotal) }))
}
