import { chooseLongest } from '../../../lay-out/lexicon/choose-longest.ts'
import { openLexicon } from '../../../lay-out/lexicon/lexicon.ts'
import { unitOfWord } from '../../../lay-out/values/unit-text.ts'
import { isConcreteMix } from './concrete-mix.ts'

const surely = 3
/** Languages that name the thing first and then what it is made of: a "planche bois" is a board, a "bois de coffrage" wood. */
const thingFirst: ReadonlySet<string> = new Set(['ca', 'es', 'fr', 'gl', 'id', 'it', 'ms', 'pt', 'ro', 'vi'])

/**
 * Whether the thing that a folded name is about is a material: "red bricks", and not "brick hammer" or "concrete cutting". Sizes, codes
 * and what stands behind a comma or in brackets say more of the thing and do not name it.
 */
export function endsInMaterial(folded: string): boolean {
  if (isConcreteMix(folded)) return true
  const [named = ''] = folded.split(/[,;(]| - /)
  const words = [...named.matchAll(/\S+/g)].filter(
    ([word]) => !/\d/.test(word) && /\p{L}/u.test(word) && unitOfWord(word) === null,
  )
  const from = words[0]?.index ?? 0
  const last = words.at(-1)
  const to = last === undefined ? 0 : last.index + last[0].length
  return chooseLongest(openLexicon().findAll(named)).some(
    ({ sense, start, end }) =>
      sense.concept === 'material' &&
      sense.strength >= surely &&
      (thingFirst.has(sense.language) ? start <= from : end >= to),
  )
}
