/** A word of a text: its place there and its plain spelling, which may be shorter or longer than the place. */
export type TextWord = { plain: string; start: number; end: number }

const zero = 48
const nine = 57
const smallA = 97
const smallZ = 122
const firstForeign = 128

const spellings: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['²', '2'],
  ['³', '3'],
  ['₂', '2'],
])

const plainLetters = /^[\0-\x7f]*$/
const letterOrDigit = /[\p{L}\p{N}]/u

/** Japanese and Chinese are written without spaces: each sign is a word. */
function isIdeograph(code: number): boolean {
  return (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff)
}

function isWordCode(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < firstForeign) return (code >= smallA && code <= smallZ) || (code >= zero && code <= nine)
  return !isIdeograph(code) && letterOrDigit.test(text.charAt(at))
}

/** Letters that Europe writes beside the plain ones, as the lexicon spells them. */
export function plainWord(word: string): string {
  if (plainLetters.test(word)) return word
  let plain = ''
  for (const character of word) plain += spellings.get(character) ?? character
  return plain
}

const signs: ReadonlySet<string> = new Set(['&', '%', '#'])

/** The words of a folded text; "&", "%" and "#" are words, other signs part them. */
export function splitWords(folded: string): TextWord[] {
  const words: TextWord[] = []
  let at = 0
  while (at < folded.length) {
    const start = at
    while (at < folded.length && isWordCode(folded, at)) at += 1
    if (at > start) {
      words.push({ plain: plainWord(folded.slice(start, at)), start, end: at })
      continue
    }
    at += 1
    const sign = folded.charAt(start)
    if (signs.has(sign) || isIdeograph(folded.charCodeAt(start))) words.push({ plain: sign, start, end: at })
  }
  return words
}
