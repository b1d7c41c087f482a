import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'

const leastSentence = 12

/** A sentence of rules or of a letter, which names places and nights that nobody went to. */
export function isProse({ cells, text, dates }: ReadLine): boolean {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return cells.length === 1 && words >= leastSentence && dates.length === 0 && findTimes(text).length === 0
}
