import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'

const counted =
  /\b(\d{1,2})\s?x?\s?(?:adults?|erwachsene[rn]?|adultes?|adultos?|adulti|volwassenen?|passengers?|passagiere?|passagers?|pasajeros?|passegger[io]|travell?ers?|reisende[nr]?|voyageurs?|pax|people|persons?|personen|personnes)\b/
const countAfter =
  /\b(?:erw|passengers|travell?ers|pax|adults|no\.? of (?:passengers|travell?ers))\s*:?\s*(\d{1,2})\b(?!\d)/
const named =
  /^\s*(?:travell?er|passenger|passagier|passager|voyageur|reisende[rn]?|pasajero|passeggero|reiziger)s?(?: name)?\s*\d?\s*:?\s+(.+)$/

/** Travellers on a booking: a printed count, else the named ones, else one. */
export function countTravellers(lines: readonly ReadLine[]): number {
  for (const { folded } of lines) {
    const count = Number(counted.exec(folded)?.[1] ?? countAfter.exec(folded)?.[1] ?? 0)
    if (count > 0 && count <= 60) return count
  }
  const names = lines.flatMap(({ folded }) => {
    const name = named.exec(folded)?.[1]?.trim()
    return name !== undefined && isName(name) && !/^adult|^name|^details?|^information|^type/.test(name)
      ? [name]
      : []
  })
  return Math.max(1, new Set(names).size)
}
