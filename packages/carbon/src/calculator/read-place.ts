import { calculatorWords } from './calculator-words.ts'
import { airportStartingAt } from './find-airports.ts'
import type { Read } from './item.ts'
import { readFigure } from './read-figure.ts'
import { readPhrase } from './read-phrase.ts'
import type { Token } from './tokenise.ts'

const shortestTown = 5

/** A place by its code or its name. */
export function readPlace(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const coded = calculatorWords.placeCodes.get(token.text)
  if (coded !== undefined) return { items: [{ kind: 'place', region: coded }], length: 1 }
  const named = calculatorWords.places.startingAt(tokens, at)
  if (named !== null) return { items: [{ kind: 'place', region: named.value }], length: named.length }
  return token.key === 'in' ? readPlaceAfterIn(tokens, at + 1) : null
}

/** "in sa", "in Nairobi", "in Wakanda": the last is a place by its capital letter, and not known. */
function readPlaceAfterIn(tokens: readonly Token[], at: number): Read | null {
  const short = calculatorWords.placesAfterIn.startingAt(tokens, at)
  if (short !== null) return { items: [{ kind: 'place', region: short.value }], length: short.length + 1 }
  const town = tokens[at]
  if (town?.kind !== 'word' || calculatorWords.months.has(town.key) || calculatorWords.periods.has(town.key))
    return null
  if ([readPhrase, readPlace, readFigure].some((read) => read(tokens, at) !== null)) return null
  const isNamed = /^\p{Lu}\p{Ll}/u.test(town.text)
  const read = isNamed || town.text.length >= shortestTown ? airportStartingAt(tokens, at) : null
  const [country, ...others] = new Set(read?.airports.map((airport) => airport.country))
  if (read !== null && country !== undefined && others.length === 0)
    return { items: [{ kind: 'place', region: country }], length: read.to - at + 1 }
  return isNamed ? { items: [{ kind: 'unknown-place', name: town.text }], length: 2 } : null
}
