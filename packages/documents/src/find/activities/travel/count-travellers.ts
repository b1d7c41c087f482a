import { hasCents } from '../../../lay-out/layout/has-cents.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { isProse } from './is-prose.ts'
import { countListed, documentWords } from './listed-travellers.ts'

const counted = cueFor('count-travellers counted')
const countAfter = cueFor('count-travellers count after')
const countLast = /(?<!\d)\d{1,2}(?:\s{2}|\s*$)/
const countAlone = /^\W{0,5}(\d{1,2})(?:\s{2}|\s*$)/
const countWords = cueFor('count-travellers count words')
const seats = cueFor('count-travellers seats')
const named = cueFor('count-travellers named')
const noName = cueFor('count-travellers no name')

/**
 * "Aantal zitplaatsen: 3": several words that name travellers or their seats, and a number. Beside a named traveller
 * seats are of several rides.
 */
function labelledCount({ folded }: ReadLine, isNamed: boolean): number {
  if (!countLast.test(folded) || (isNamed && seats.test(folded))) return 0
  const label = findMentions(folded).find(
    ({ concept, strength, start, end }) =>
      concept === 'travellers' && strength === 3 && /\p{L}\W+\p{L}/u.test(folded.slice(start, end)),
  )
  return label === undefined ? 0 : Number(countAlone.exec(folded.slice(label.end))?.[1] ?? 0)
}

/** "Cant. de pasajeros" over "4": a label with its line to itself, and a number with the next. */
function countUnder(lines: readonly ReadLine[], { index, folded, cells }: ReadLine): number {
  const next = lines[index + 1]?.text.trim() ?? ''
  const isLabel =
    cells.length === 1 &&
    findMentions(folded).some(({ concept, strength }) => concept === 'travellers' && strength === 3) &&
    countWords.test(folded)
  return isLabel && /^[1-9]\d?$/.test(next) ? Number(next) : 0
}

/** "Cestující: Anna Meyer", in any language. */
export function namesTraveller({ folded }: ReadLine): boolean {
  const label = findMentions(folded).find(
    ({ concept, strength, start }) => concept === 'travellers' && strength === 3 && start < 3,
  )
  return label !== undefined && isName(folded.slice(label.end)) && !countLast.test(folded)
}

/** "Passenger Service Charge  8.09" names nobody. */
function isCharge({ folded, numbers }: ReadLine): boolean {
  return !folded.includes(':') && numbers.some(hasCents)
}

/** Travellers on a booking: a printed count, else the named ones, else one. */
export function countTravellers(lines: readonly ReadLine[]): number {
  const isNamed = lines.some(namesTraveller)
  for (const line of lines) {
    const { folded } = line
    const count = Number(
      counted.exec(folded)?.[1] ?? countAfter.exec(folded)?.[1] ?? labelledCount(line, isNamed),
    )
    if (count > 0 && count <= 60) return count
    const under = countUnder(lines, line)
    if (under > 0) return under
  }
  const listed = countListed(lines)
  if (listed > 1) return listed
  const names = lines.flatMap((line) => {
    const { folded } = line
    if (isProse(line) || isCharge(line) || says(folded, documentWords)) return []
    const name = named.exec(folded)?.[1]?.trim()
    return name !== undefined && isName(name) && !noName.test(name) ? [name] : []
  })
  return Math.max(1, new Set(names).size)
}
