import { distance } from 'fastest-levenshtein'

/**
 * Words that head or measure the lines of bills and dockets, and that no common word resembles: a misread letter or
 * two makes nothing else of them.
 */
const knownWords = [
  'accommodation',
  'accommodations',
  'basecourse',
  'commodity',
  'concrete',
  'consumption',
  'delivered',
  'description',
  'electricity',
  'kilowatt',
  'kilowatts',
  'passenger',
  'quantity',
  'unleaded',
  'wastewater',
  'weighbridge',
] as const

const twoLettersFrom = 11

/**
 * Mends what recognition is known to get wrong: full-width signs, letters between digits (O, l, I), a space after a
 * decimal point, marks of other scripts, and single letters of words that stand on every bill. A word that it does
 * not know stays.
 */
export function mendText(read: string): string {
  const text = read.normalize('NFKC').replace(/\p{Script=Han}+/gu, '')
  const mended = text.split(' ').map(mendWord).join(' ').trim()
  return mended
    .replace(brokenDecimals, '')
    .replace(litreSign, 'l')
    .replace(unslashedDate, '$1/$2/$3')
    .replace(cubicSign, 'm3')
}

/** "87. 62" at the end of a cell; "1. 25 kg" counts a list. */
const brokenDecimals = /(?<=(?:\d\d|[:$€£] ?\d)[.,]) (?=\d{2,3}$)/g
/** "1,729 EUR/1" is a price for a litre. */
const litreSign = /(?<=(?:eur|gbp|aud|nzd|usd|inr|rm|ct|[$€£pc]) ?\/ ?)[1I|](?=$|[\s)*])/gi
/** "0402/2020" alone in its cell lost the first stroke of its date; in a text it numbers an invoice. */
const unslashedDate = /^([0-3]\d)([0-3]\d)\/((?:19|20)\d\d)$/
/** "m'" and "m°" are what is left of a raised 3. */
const cubicSign = /(?<![\p{L}\d])m['’°](?=$|[\s)])/gu
/** "C0", "B0X", "0ldbury": a zero among letters only. */
const zeroInWord = /^\W*(?:\p{L}+0\p{L}*|0(?!kwh|mwh|ltr|lit)\p{Ll}{3,})[.:#]?$/u
/** "L1ter": a one among letters only. */
const oneInWord = /^\p{L}+1\p{Ll}{2,}$/u

/** Letters between digits, and digits between letters. */
export function mendWord(word: string): string {
  if (zeroInWord.test(word)) return word.replace(/0(?=\p{Ll})/u, 'O').replace('0', 'O')
  if (oneInWord.test(word)) return word.replace('1', 'i')
  return /\d/.test(word) ? mendDigits(word) : mendLetters(word)
}

/** "2OKG" is 20 kg, "l2.5O" is 12.50; a code such as "UN12O2" keeps its letters. */
function mendDigits(text: string): string {
  const isNumber = /^[(+-]?[$€£]?[\dOolI][\dOolI.,:/-]*(?:kg|g|t|l|ltr|lt|m3|mm|kwh|kl|mj)?[).,;:]?$/i.test(
    text,
  )
  return isNumber
    ? text.replace(/[Oo](?=[\dOo.,]|$|kg|mm|m3)|(?<=\d)[Oo]/gi, '0').replace(/[lI](?=[\d.,])/g, '1')
    : text
}

function mendLetters(text: string): string {
  return text.replace(/\p{L}{8,}/gu, mendTerm)
}

/** The first and the last letter must stand: "electrician" is no electricity. */
function mendTerm(word: string): string {
  const lower = word.toLowerCase()
  const [known, second] = knownWords.filter((candidate) => {
    const allowed = candidate.length >= twoLettersFrom ? 2 : 1
    return (
      candidate[0] === lower[0] && candidate.at(-1) === lower.at(-1) && distance(lower, candidate) <= allowed
    )
  })
  if (known === undefined || second !== undefined) return word
  if (word === word.toUpperCase()) return known.toUpperCase()
  return word[0] === lower[0] ? known : capitalise(known)
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
