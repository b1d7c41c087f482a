import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { says } from '../../../lay-out/lexicon/says.ts'

/** True for pages that speak of a house, a room or a pitch to sleep in. */
export function saysLodging(lines: readonly ReadLine[]): boolean {
  return lines.some(({ folded }) => says(folded, ['hotel', 'rooms'], 3))
}
