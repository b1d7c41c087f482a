import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'

const counted =
  /\b(\d{1,2})\s?x?\s?(?:adults?|erwachsene[rn]?|adultes?|adultos?|adulti|volwassenen?|passengers?|passagiere?|passagers?|pasajeros?|passegger[io]|travell?ers?|reisende[nr]?|voyageurs?|pax|people|persons?|personen|personnes)\b/
const countAfter =
  /\b(?:erw|passengers|travell?ers|pax|adults|no\.? of (?:passengers|travell?ers))\s*:?\s*(\d{1,2})\b(?!\d)/
const named =
  /^\s*(?:travell?er|passenger|passagier|passager|voyageur|reisende[rn]?|pasajero|passeggero|reiziger)s?(?: name)?\s*\d?\s*:?\s+(.+)$/

const listTitle =
  /^\s*(?:your |all )?(?:passengers?|travell?ers?|guests?|reisende|passagiere|voyageurs|passagers|pasajeros|viajeros|passeggeri|viaggiatori|reizigers)(?: (?:names?|details|list|information))?\s*:?\s*$/
const listItem =
  /^\s*(?:\d{1,2}\s?[.)]\s*|[-•*]\s*)?(?:(?:mr|mrs|ms|miss|mstr|dr|herr|frau|mme|sra?|sig)\.? )?\p{L}[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,4}\s*(?:\((?:adult|child|erwachsener?|kind|adulte|enfant|adulto|nino)[^)]*\))?\s*$/u
const marked =
  /^\s*\d{1,2}\s?[.)]|^\s*[-•*]|^\s*(?:mr|mrs|ms|miss|mstr|dr|herr|frau|mme|sra?|sig)\b|\((?:adult|child|erwach|kind|enfant|nino)/

/** Names below a title such as "Passengers", one a line, each numbered, titled or with an age group. */
function listedNames(lines: readonly ReadLine[]): number {
  for (const title of lines.filter(({ folded }) => listTitle.test(folded))) {
    const below = lines.slice(title.index + 1)
    const end = below.findIndex(({ folded }) => !listItem.test(folded) || !marked.test(folded))
    const count = end < 0 ? below.length : end
    if (count > 0 && count <= 60) return count
  }
  return 0
}

/** Distinct names in the form of reservation systems: "LINDQVIST/ERIK MR". */
function reservedNames(lines: readonly ReadLine[]): number {
  const form =
    /(?<![\p{L}/])\p{Lu}{2,}(?:[ '-]\p{Lu}+)?\/\p{Lu}{2,}(?: \p{Lu}+)? ?(?:MRS|MR|MS|MISS|MSTR|DR|CHD)\b/gu
  return new Set(lines.flatMap(({ text }) => [...text.matchAll(form)].map(([name]) => name))).size
}

/** Travellers on a booking: a printed count, else the named ones, else one. */
export function countTravellers(lines: readonly ReadLine[]): number {
  for (const { folded } of lines) {
    const count = Number(counted.exec(folded)?.[1] ?? countAfter.exec(folded)?.[1] ?? 0)
    if (count > 0 && count <= 60) return count
  }
  const listed = Math.max(listedNames(lines), reservedNames(lines))
  if (listed > 1) return listed
  const names = lines.flatMap(({ folded }) => {
    const name = named.exec(folded)?.[1]?.trim()
    return name !== undefined && isName(name) && !/^adult|^name|^details?|^information|^type/.test(name)
      ? [name]
      : []
  })
  return Math.max(1, new Set(names).size)
}
