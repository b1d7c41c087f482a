import { calculatorWords } from './calculator-words.ts'
import { openSpelling } from './open-spelling.ts'
import type { Token } from './tokenise.ts'

const mostCorrected = 8
const spelling = openSpelling(calculatorWords.spelt, { shortest: 6, longest: 20, mostSlips: 1 })

/** Mends a slip in a word that the tables would know: "electricty", "desiel". Of a long message only the first unknown words. */
export function correctTokens(tokens: readonly Token[]): Token[] {
  let looked = 0
  return tokens.map((token, at) => {
    // A capital inside a sentence is a name: "Atlantis" is no slip of Atlanta.
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text)
    if (isName || token.kind !== 'word' || spelling.isKnown(token.key) || looked >= mostCorrected)
      return token
    looked += 1
    const mended = spelling.mend(token.key)
    return mended === null ? token : { ...token, text: mended, key: mended }
  })
}
