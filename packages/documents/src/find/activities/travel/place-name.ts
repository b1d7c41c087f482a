import { isName } from '../../../lay-out/layout/row-label.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

const form = /^\p{Lu}[\p{L}\d .,'’()/&+-]{2,44}$/u
// "Köln Hbf", "Gare de Lyon" and "Flughafen" are parts of names of places.
const inNames: ReadonlySet<Concept> = new Set<Concept>([
  'train',
  'bus',
  'flight',
  'public-transport',
  'address',
])
const mostLower = 1
// The "n" of "hl.n." is no number.
const shortest = 3

/** Words in capitals that could name a town, a station or an airport, and say nothing else. */
export function isPlaceName(name: string): boolean {
  const isForm = form.test(name) && isName(name) && !/\d{2}/.test(name)
  if (!isForm || (name.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0) > mostLower) return false
  return findMentions(foldText(name)).every(
    ({ concept, strength, start, end }) =>
      strength === 1 || end - start < shortest || (inNames.has(concept) && end - start < name.length),
  )
}
