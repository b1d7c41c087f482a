import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isEndLabel } from './journey-end.ts'
import { isWeekday } from './weekdays.ts'

const nameForm = /^\p{Lu}[\p{L}\d .,'’()&+/-]{1,44}$/u
const noPlace = cueFor('journey-places no place')
const stationWords = cueFor('journey-places station')
const inNames: ReadonlySet<Concept> = new Set<Concept>([
  'train',
  'bus',
  'flight',
  'public-transport',
  'address',
  'hotel',
])
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
  const isOfStation = stationWords.test(folded)
  return findMentions(folded).every(
    ({ concept, strength, start, end, isMended }) =>
      strength === 1 ||
      isMended ||
      end - start < shortestWord ||
      (end - start < name.length && (concept === 'address' || (isOfStation && inNames.has(concept)))),
  )
}

/** True where its words are those of a station. */
export function isStationName(name: string): boolean {
  return stationWords.test(foldText(name))
}
