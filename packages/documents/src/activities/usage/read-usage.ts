import type { ReadLayout } from '../../layout/read-layout.ts'
import { type ChosenUsage, chooseUsage } from './choose-usage.ts'
import type { Commodity } from './commodity.ts'
import { findUsage } from './find-usage.ts'
import type { UsageCandidate } from './usage-candidate.ts'

export type CommodityUsage = ChosenUsage & { commodity: Commodity; isExport: boolean; unit: string | null }

const energyUnits = ['kWh', 'MWh', 'GWh', 'Wh', 'therm', 'Dth', 'mmBtu', 'kBtu', 'MJ', 'GJ', 'TJ']

/** The use of each commodity that a bill shows, solar export apart; one unit each. */
export function readUsage(layout: ReadLayout): CommodityUsage[] {
  const groups = Map.groupBy(findUsage(layout), seriesOf)
  return [...groups.values()].flatMap((candidates) => {
    const [first] = candidates
    const inUnit = withOneUnit(candidates)
    const chosen = chooseUsage(inUnit)
    const [part] = chosen?.parts ?? []
    if (first === undefined || chosen === null || part === undefined) return []
    return [{ ...chosen, commodity: first.commodity, isExport: first.isExport, unit: part.unit }]
  })
}

/** Hot water has a meter and often a unit of its own beside cold. */
function seriesOf({ commodity, isExport, line }: UsageCandidate): string {
  const isHot = commodity === 'water' && /hot water|warmwasser|eau chaude/.test(line.folded)
  return `${commodity} ${isExport} ${isHot}`
}

/**
 * A gas bill prints one gas in several units (CCF and therms, m3 and kWh): only the unit with the weightiest figures
 * is kept, an energy unit before a volume.
 */
function withOneUnit(candidates: readonly UsageCandidate[]): readonly UsageCandidate[] {
  const units = Map.groupBy(candidates, ({ unit }) => unit)
  const ranked = [...units].map(([unit, list]) => {
    const weights = list.map(({ weight }) => weight)
    const preference = unit === null ? -3 : energyUnits.includes(unit) ? 4 : 0
    return { list, score: Math.max(...weights) + preference }
  })
  return ranked.sort((a, b) => b.score - a.score)[0]?.list ?? []
}
