import type { Token } from './tokenise.ts'

export type PhraseHit<Value> = { value: Value; length: number; phrase: string }

export type PhraseTable<Value> = {
  /** The longest phrase that begins at a token, singular or plural. */
  startingAt: (tokens: readonly Token[], at: number) => PhraseHit<Value> | null
  /** The longest phrase that ends with a token. */
  endingAt: (tokens: readonly Token[], at: number) => PhraseHit<Value> | null
}

/** Finds phrases of one or more words in tokens, whatever their case. */
export function openPhraseTable<Value>(rows: Iterable<readonly [string, Value]>): PhraseTable<Value> {
  const values = new Map<string, Value>()
  let longest = 1
  for (const [phrase, value] of rows) {
    const words = phrase.toLowerCase().split(/[ -]/)
    longest = Math.max(longest, words.length)
    values.set(words.join(' '), value)
  }

  function read(tokens: readonly Token[], from: number, to: number): PhraseHit<Value> | null {
    const words = wordsOf(tokens, from, to)
    if (words === null) return null
    const phrase = words.join(' ')
    for (const form of [phrase, ...singularsOf(phrase)]) {
      const value = values.get(form)
      if (value !== undefined) return { value, length: to - from, phrase: form }
    }
    return null
  }

  return {
    startingAt(tokens, at) {
      // A dash between two words is a token of its own.
      for (let length = 2 * longest - 1; length > 0; length -= 1) {
        const hit = at + length <= tokens.length ? read(tokens, at, at + length) : null
        if (hit !== null) return hit
      }
      return null
    },
    endingAt(tokens, at) {
      for (let length = 2 * longest - 1; length > 0; length -= 1) {
        const hit = at - length + 1 >= 0 ? read(tokens, at - length + 1, at + 1) : null
        if (hit !== null) return hit
      }
      return null
    },
  }
}

/** The keys of words and figures, over the dashes between them; null where another sign stands among them. */
function wordsOf(tokens: readonly Token[], from: number, to: number): string[] | null {
  const words: string[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    if (token === undefined) return null
    const isInside = at > from && at < to - 1
    if (token.kind === 'sign' && !(isInside && token.text === '-')) return null
    if (token.kind !== 'sign') words.push(token.key)
  }
  return words
}

function singularsOf(phrase: string): string[] {
  return [
    ...(phrase.endsWith("'s") ? [phrase.slice(0, -2)] : []),
    ...(phrase.endsWith('ies') ? [`${phrase.slice(0, -3)}y`] : []),
    ...(phrase.endsWith('es') ? [phrase.slice(0, -2)] : []),
    ...(phrase.endsWith('s') ? [phrase.slice(0, -1)] : []),
  ]
}
