/** A word of a phrase that a word of the text fits, and which of its letters. */
export type WordFit = { word: number; from: number; to: number; isMended: boolean }

type Shelf = { words: Map<string, number>; lengths: Set<number> }
type Shelves = { whole: Shelf; head: Shelf; tail: Shelf; within: Shelf }

/** Any number or the sign for one, in phrases such as "past # months". */
const anyNumber = '#'
const shortestMended = 7
const shortestLookalike = 4
const mostRemembered = 20_000

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '5': 's',
  '8': 'b',
  i: 'l',
  rn: 'm',
  vv: 'w',
}

/** One spelling for letters and digits that recognition takes for each other. */
function lookalike(word: string): string {
  return word.replace(/[0158i]|rn|vv/g, (sign) => lookalikes[sign] ?? sign)
}

function startShelves(): Shelves {
  const shelf = (): Shelf => ({ words: new Map(), lengths: new Set() })
  return { whole: shelf(), head: shelf(), tail: shelf(), within: shelf() }
}

function put(shelf: Shelf, literal: string, word: number): void {
  if (!shelf.words.has(literal)) shelf.words.set(literal, word)
  shelf.lengths.add(literal.length)
}

function putPattern(shelves: Shelves, pattern: string, literal: string, word: number): void {
  const [isTail, isHead] = [pattern.startsWith('*'), pattern.endsWith('*')]
  put(
    isTail ? (isHead ? shelves.within : shelves.tail) : isHead ? shelves.head : shelves.whole,
    literal,
    word,
  )
}

function findFits(shelves: Shelves, word: string, isMended: boolean): WordFit[] {
  const fits: WordFit[] = []
  const add = ({ words }: Shelf, from: number, to: number) => {
    const found = words.get(from === 0 && to === word.length ? word : word.slice(from, to))
    if (found !== undefined) fits.push({ word: found, from, to, isMended })
  }
  add(shelves.whole, 0, word.length)
  for (const length of shelves.head.lengths) if (length <= word.length) add(shelves.head, 0, length)
  for (const length of shelves.tail.lengths)
    if (length <= word.length) add(shelves.tail, word.length - length, word.length)
  for (const length of shelves.within.lengths)
    for (let from = 0; from + length <= word.length; from++) add(shelves.within, from, from + length)
  return fits
}

/** True where one letter changed, added or lost makes one word the other. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short.charCodeAt(at) === long.charCodeAt(at)) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

/** One letter off leaves either the first three or the last four of at least seven letters. */
function endsOf(word: string): [string, string] {
  return [`${word.slice(0, 3)}-`, word.slice(-4)]
}

/** The distinct words of all phrases, and which of them a word of a text fits. */
export class WordPatterns {
  readonly #numbers = new Map<string, number>()
  readonly #exact = startShelves()
  #alike: Shelves | null = null
  readonly #byEnd = new Map<string, string[]>()
  readonly #remembered = new Map<string, readonly WordFit[]>()

  /** The number of a pattern: "usage", "consum*" (the word may go on), "*verbrauch" (a compound may begin before). */
  add(pattern: string): number {
    const known = this.#numbers.get(pattern)
    if (known !== undefined) return known
    const word = this.#numbers.size
    this.#numbers.set(pattern, word)
    const literal = pattern.replaceAll('*', '')
    putPattern(this.#exact, pattern, literal, word)
    if (pattern === literal && literal.length >= shortestMended)
      for (const end of endsOf(literal)) {
        const words = this.#byEnd.get(end)
        if (words === undefined) this.#byEnd.set(end, [literal])
        else words.push(literal)
      }
    return word
  }

  /** The patterns that a word fits as it stands, else as recognition may have misread it. */
  fitsOf(word: string): readonly WordFit[] {
    const known = this.#remembered.get(word)
    if (known !== undefined) return known
    const fits = this.#findAny(word)
    if (this.#remembered.size < mostRemembered) this.#remembered.set(word, fits)
    return fits
  }

  #findAny(word: string): readonly WordFit[] {
    const exact = findFits(this.#exact, word, false)
    const number = this.#numbers.get(anyNumber)
    if (number !== undefined && /^(?:\d+|#)$/.test(word))
      return [...exact, { word: number, from: 0, to: word.length, isMended: false }]
    if (exact.length > 0) return exact
    const umlauts = word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u')
    const plainer = umlauts === word ? [] : findFits(this.#exact, umlauts, false)
    if (plainer.length > 0) return plainer
    const [, digits = '', letters = ''] = /^(\d+)(\p{L}{3,}.*)$/u.exec(word) ?? []
    const parted = letters === '' ? [] : findFits(this.#exact, letters, false)
    if (parted.length > 0)
      return parted.map((fit) => ({ ...fit, from: fit.from + digits.length, to: fit.to + digits.length }))
    return this.#mend(word)
  }

  /** Built when the first word is known in no language. */
  #openAlike(): Shelves {
    if (this.#alike !== null) return this.#alike
    const shelves = startShelves()
    for (const [pattern, word] of this.#numbers) {
      const literal = pattern.replaceAll('*', '')
      if (literal.length >= shortestLookalike) putPattern(shelves, pattern, lookalike(literal), word)
    }
    this.#alike = shelves
    return shelves
  }

  #mend(word: string): readonly WordFit[] {
    const letters = word.replace(/\d/g, '').length
    if (word.length < shortestLookalike || letters * 2 < word.length) return []
    const alike = findFits(this.#openAlike(), lookalike(word), false)
    if (alike.length > 0 || word.length < shortestMended) return alike
    const near = new Set(
      endsOf(word)
        .flatMap((end) => this.#byEnd.get(end) ?? [])
        .filter((literal) => isOneLetterOff(literal, word)),
    )
    return [...near].flatMap((literal) => {
      const number = this.#exact.whole.words.get(literal)
      return number === undefined ? [] : [{ word: number, from: 0, to: word.length, isMended: true }]
    })
  }
}
