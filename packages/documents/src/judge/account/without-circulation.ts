import { measuredIn } from './measured-in.ts'
import type { Weighed } from './weighed.ts'

// A cubic metre of water gives 4.19 MJ for each kelvin that it is cooled by (EN 1434-1); networks cool theirs by 5 to 90.
const mjPerM3 = { least: 4.19 * 5, most: 4.19 * 90 }

/** What flows through a heat meter comes back: water that nobody charges, and that carried the heat which is counted, was not used. */
export function withoutCirculation<One extends Weighed>(counted: readonly One[]): readonly One[] {
  const heats = counted.flatMap((one) => (one.group === 'heat' ? (measuredIn(one, 'MJ') ?? []) : []))
  const carried = (volumeM3: number) =>
    heats.some((heat) => heat / volumeM3 >= mjPerM3.least && heat / volumeM3 <= mjPerM3.most)
  return counted.filter((one) => {
    const volumeM3 = one.group === 'water' && !one.shape.isCharged ? measuredIn(one, 'm3') : null
    return volumeM3 === null || !carried(volumeM3)
  })
}
