import { conceptList } from '../../../lay-out/lexicon/concept-list.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isEndLabel } from './journey-end.ts'
import { isAirportName, isAirportTown } from './known-place.ts'
import { isWeekday } from './weekdays.ts'

const nameForm = /^\p{Lu}[\p{L}\d .,'’()&+/-]{1,44}$/u
const noPlace = cueFor('place-name no place')
const stationWords = cueFor('place-name station')
const inNames = new Set(conceptList('in place names'))
const goods = new Set(conceptList('in town names'))
const leastLetters = 3
const shortestWord = 3

/** Words in capitals that could name a town, a station or an airport, and say nothing else. */
export function isPlaceName(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  if (!nameForm.test(name) || letters < leastLetters || /\d{2}|\p{L}{2,}\d|\d\p{L}{2,}/u.test(name))
    return false
  if ((name.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0) > 1) return false
  const folded = foldText(name)
  if (noPlace.test(folded) || isEndLabel(name, 'origin', 'destination') || name.split(/\s+/).every(isWeekday))
    return false
  if (isAirportName(name)) return true
  const isOfStation = stationWords.test(folded)
  const isTown = isAirportTown(name)
  const mentions = findMentions(folded)
  // "Valid from" and "valid to" are no places, whatever they say before.
  if (
    mentions.some(
      ({ concept, start, end }) => isEnd(concept) && end === name.length && name.charAt(start - 1) === ' ',
    )
  )
    return false
  return mentions.every(
    ({ concept, strength, start, end, isMended }) =>
      strength === 1 ||
      isMended ||
      end - start < shortestWord ||
      (isTown && start === 0 && goods.has(concept)) ||
      (end - start < name.length &&
        (concept === 'address' || ((isOfStation || isTown) && inNames.has(concept)))),
  )
}

function isEnd(concept: Concept): boolean {
  return concept === 'origin' || concept === 'destination'
}

/** The name that touches an arrow or a word for "to", where other words stand before or after it: "Ticket Leeds -> York". */
export function nameAtLink(
  text: string,
  side: 'before' | 'after' | null,
): { name: string; at: number } | null {
  if (side === null) return null
  const words = [...text.matchAll(/\S+/g)]
  for (const [index, word] of words.entries()) {
    const at = side === 'before' ? word.index : 0
    const last = words.at(-1 - index)
    const end = side === 'before' || last === undefined ? text.length : last.index + last[0].length
    const name = text.slice(at, end).replace(/[\s,;:]+$/u, '')
    if (isPlaceName(name)) return { name, at }
  }
  return null
}

/** True where its words are those of a station. */
export function isStationName(name: string): boolean {
  return stationWords.test(foldText(name))
}
