import MiniSearch from 'minisearch'
import { calculatorWords } from './calculator-words.ts'
import type { Token } from './tokenise.ts'

const shortestCorrected = 6
const longestCorrected = 20
const mostCorrected = 16

const known = new Set(calculatorWords.spelt)
let spelling: MiniSearch | null = null

function openSpelling(): MiniSearch {
  const words = [...known].map((word, id) => ({ id, word }))
  const index = new MiniSearch({ fields: ['word'], storeFields: ['word'] })
  index.addAll(words)
  return index
}

/** Mends a slip in a word that the tables would know: "electricty", "desiel". Of a long message only the first unknown words. */
export function correctTokens(tokens: readonly Token[]): Token[] {
  let looked = 0
  return tokens.map((token) => {
    const { kind, key } = token
    if (kind !== 'word' || key.length < shortestCorrected || key.length > longestCorrected) return token
    if (
      known.has(key) ||
      known.has(key.replace(/s$/, '')) ||
      looked >= mostCorrected ||
      !/^[a-z]+$/.test(key)
    )
      return token
    looked += 1
    const nearest = nearestOf(key)
    return nearest === null ? token : { kind, text: nearest, key: nearest }
  })
}

function nearestOf(key: string): string | null {
  spelling ??= openSpelling()
  const swapped = swapsOf(key).find((word) => known.has(word))
  if (swapped !== undefined) return swapped
  const [hit] = spelling.search(key, { fuzzy: 1, prefix: false })
  const word: unknown = hit?.['word']
  return typeof word === 'string' && word[0] === key[0] ? word : null
}

/** Two neighbours changed places: an edit distance counts that as two slips. */
function swapsOf(key: string): string[] {
  return Array.from(
    { length: key.length - 1 },
    (_, at) => key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2),
  )
}
