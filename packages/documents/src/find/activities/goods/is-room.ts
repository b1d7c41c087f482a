import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { LineItem } from '../../items/line-item.ts'

// What a hotel sells beside its rooms.
const servedInRooms: readonly Concept[] = ['food', 'service']
export const besideRooms: readonly Concept[] = ['tax', 'levy', 'parking', 'food', 'service']

/**
 * What is named first is sold: a room with breakfast is a room, the tax of three nights a tax. A bare "night" sells a
 * room by its unit or beside a word of lodging only: "night cream", "late night snack".
 */
export function isRoom({ unit }: LineItem, folded: string): boolean {
  const said = findMentions(folded).filter(({ strength }) => strength > 1)
  const first = said.find(({ concept }) => concept === 'rooms' || besideRooms.includes(concept))
  const night = said.find(({ concept }) => concept === 'nights')
  if (first?.concept === 'rooms') return true
  const isLodging = said.some(
    ({ concept, start }) => concept === 'hotel' && (start !== first?.start || start === night?.start),
  )
  if (night === undefined || (unit?.dimension !== 'nights' && !isLodging)) return false
  if (first === undefined) return true
  return servedInRooms.includes(first.concept) && night.start < first.start
}

/** "Nuitée chambre supérieure", 3: what is sold is the night. */
export function byTheNight({ unit }: LineItem, folded: string): boolean {
  return unit?.dimension === 'nights' || says(folded, ['nights'], 3)
}
