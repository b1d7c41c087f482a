import { tokenise, type Token } from './tokenise.ts'

export type PhraseHit<Value> = { value: Value; length: number; phrase: string }

export type PhraseTable<Value> = {
  /** The longest phrase that begins at a token, singular or plural. */
  startingAt: (tokens: readonly Token[], at: number) => PhraseHit<Value> | null
  /** The longest phrase that ends with a token. */
  endingAt: (tokens: readonly Token[], at: number) => PhraseHit<Value> | null
}

type Index<Value> = {
  values: ReadonlyMap<string, Value>
  /** The most words of a phrase by its first word, and by its last. */
  longestFrom: ReadonlyMap<string, number>
  longestTo: ReadonlyMap<string, number>
}

/** Finds phrases of one or more words in tokens, whatever their case. The rows are read when something is first looked for. */
export function openPhraseTable<Value>(rows: Iterable<readonly [string, Value]>): PhraseTable<Value> {
  let kept: Index<Value> | null = null
  const index = () => (kept ??= indexPhrases(rows))

  /** A dash between two words is a token of its own. */
  function mostTokens(longest: ReadonlyMap<string, number>, token: Token | undefined): number {
    const key = token?.key ?? ''
    const forms = [key, ...singularsOf(key)]
    return 2 * Math.max(0, ...forms.map((form) => longest.get(form) ?? 0)) - 1
  }

  function read(tokens: readonly Token[], from: number, to: number): PhraseHit<Value> | null {
    const words = wordsIn(tokens.slice(from, to))
    if (words === null) return null
    const phrase = words.join(' ')
    for (const form of [phrase, ...singularsOf(phrase)]) {
      const value = index().values.get(form)
      if (value !== undefined) return { value, length: to - from, phrase: form }
    }
    return null
  }

  function findFrom(end: 'longestFrom' | 'longestTo') {
    return (tokens: readonly Token[], at: number) => {
      for (let length = mostTokens(index()[end], tokens[at]); length > 0; length -= 1) {
        const from = end === 'longestFrom' ? at : at - length + 1
        const hit = from >= 0 && from + length <= tokens.length ? read(tokens, from, from + length) : null
        if (hit !== null) return hit
      }
      return null
    }
  }

  return { startingAt: findFrom('longestFrom'), endingAt: findFrom('longestTo') }
}

function indexPhrases<Value>(rows: Iterable<readonly [string, Value]>): Index<Value> {
  const values = new Map<string, Value>()
  const longestFrom = new Map<string, number>()
  const longestTo = new Map<string, number>()
  for (const [phrase, value] of rows) {
    const words = wordsIn(tokenise(phrase)) ?? []
    values.set(words.join(' '), value)
    for (const [longest, word] of [
      [longestFrom, words[0]],
      [longestTo, words.at(-1)],
    ] as const) {
      longest.set(word ?? '', Math.max(longest.get(word ?? '') ?? 0, words.length))
    }
  }
  return { values, longestFrom, longestTo }
}

/** The keys of words and figures, over the dashes between them, with the strokes; null where another sign stands among them. */
function wordsIn(tokens: readonly Token[]): string[] | null {
  const words: string[] = []
  for (const [at, { kind, text, key }] of tokens.entries()) {
    const isInside = at > 0 && at < tokens.length - 1
    if (kind === 'sign' && !(isInside && (text === '-' || text === '/'))) return null
    if (text !== '-') words.push(key)
  }
  return words
}

const singularEndings = Object.entries({ "'s": '', ies: 'y', es: '', s: '' })

function singularsOf(phrase: string): string[] {
  return singularEndings.flatMap(([plural, singular]) =>
    phrase.endsWith(plural) ? [phrase.slice(0, -plural.length) + singular] : [],
  )
}
