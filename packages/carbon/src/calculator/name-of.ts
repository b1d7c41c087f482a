import type { Subject } from './calculator-words.ts'

/** Kinds of many things, each with a factor of its own: an answer names the word that was said. */
export const ofManyThings: ReadonlySet<string> = new Set(['material', 'refrigerant', 'fuel'])

export function nameOf({ kind, name, word }: Subject): string {
  return ofManyThings.has(kind) ? word : name
}
