import { calculatorWords } from './calculator-words.ts'
import type { Item, Read } from './item.ts'
import type { PhraseHit } from './phrase-table.ts'
import type { Token } from './tokenise.ts'

/** Subjects, vehicles, cabins and "return"; the longest phrase wins, and a vehicle may be a subject too: "car". */
export function readPhrase(tokens: readonly Token[], at: number): Read | null {
  const { subjects, vehicles, returns, cabins, commutes } = calculatorWords
  const subject = subjects.startingAt(tokens, at)
  const said = tokens.slice(at, at + (subject?.length ?? 0)).map(({ text }) => text)
  const word = said.map((text) => (/^[A-Z]+\d/.test(text) ? text : text.toLowerCase())).join(' ')
  const reads = [
    readOf(subject, (value) => ({ kind: 'subject', subject: { ...value, word } })),
    readOf(vehicles.startingAt(tokens, at), (vehicle) => ({ kind: 'vehicle', vehicle })),
    readOf(returns.startingAt(tokens, at), (isWhole) => ({ kind: 'return', isWhole })),
    readOf(cabins.startingAt(tokens, at), (cabin) => ({ kind: 'cabin', cabin })),
    readOf(commutes.startingAt(tokens, at), () => ({ kind: 'commute' })),
  ].filter((read) => read !== null)
  const length = Math.max(0, ...reads.map((read) => read.length))
  const items = reads.filter((read) => read.length === length).flatMap((read) => read.items)
  return length === 0 ? null : { items, length }
}

function readOf<Value>(hit: PhraseHit<Value> | null, itemOf: (value: Value) => Item): Read | null {
  return hit === null ? null : { items: [itemOf(hit.value)], length: hit.length }
}
