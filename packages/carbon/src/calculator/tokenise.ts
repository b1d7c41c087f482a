/** A piece of a message: `text` as typed from `start` on, `key` in lower case and without accents for the word tables. */
export type Token = { kind: 'number' | 'word' | 'sign'; text: string; key: string; start: number }

const letter = /[\p{L}\p{M}²³]/u
/** Scripts that put no space between words: each sign of theirs is a piece. */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const digit = /\d/
/** "2.657,96", "1.234.567", and groups behind spaces that do not break. */
const grouped =
  /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:[\u00A0\u2009\u202F]\d{3})+(?:[.,]\d+)?)(?![\d.,]*\d)/
const longestGrouped = 40
const signs = new Set('+-–—−→/&,;:?!.()$£€%×*=\n')

/** The words, figures and signs of a message, one pass from left to right: "9kg" is a figure and a word. */
export function tokenise(message: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < message.length) {
    const next = tokenAt(message, at)
    tokens.push(...(next === null ? [] : [next]))
    at += next?.text.length ?? 1
  }
  return tokens
}

function tokenAt(message: string, at: number): Token | null {
  const here = message.charAt(at)
  const isPoint = here === '.' && digit.test(message.charAt(at + 1)) && !letter.test(message.charAt(at - 1))
  if (digit.test(here) || isPoint) return tokenOf('number', message.slice(at, endOfNumber(message, at)), at)
  if (ideograph.test(here)) return tokenOf('word', here, at)
  if (letter.test(here)) return tokenOf('word', message.slice(at, endOfWord(message, at)), at)
  return signs.has(here) ? tokenOf('sign', here, at) : null
}

function tokenOf(kind: Token['kind'], text: string, start: number): Token {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
  return { kind, text, key: plain.replaceAll('’', "'"), start }
}

/** A comma or a point belongs to a number when a digit follows; "1.5.2" ends at its second point. */
function endOfNumber(message: string, start: number): number {
  const whole = grouped.exec(message.slice(start, start + longestGrouped))?.[0]
  if (whole !== undefined) return start + whole.length
  let at = start
  let hasPoint = false
  for (; at < message.length; at += 1) {
    const here = message.charAt(at)
    if (digit.test(here)) continue
    if (!digit.test(message.charAt(at + 1))) return at
    if (here === '.' && !hasPoint) hasPoint = true
    else if (here !== ',' || hasPoint) return at
  }
  return at
}

/** Letters with the digits and apostrophes in them: "R410A", "m3", "driver's"; and a code over its dash, "R-410A". */
function endOfWord(message: string, start: number): number {
  let at = start
  while (at < message.length && isOfWord(message.charAt(at))) at += 1
  const isCode = at - start <= 4 && message.charAt(at) === '-' && digit.test(message.charAt(at + 1))
  if (!isCode || message.slice(start, at) !== message.slice(start, at).toUpperCase()) return at
  at += 1
  while (at < message.length && (letter.test(message.charAt(at)) || digit.test(message.charAt(at)))) at += 1
  return at
}

function isOfWord(sign: string): boolean {
  return /[\d'’]/.test(sign) || (letter.test(sign) && !ideograph.test(sign))
}
