import type { ReadLine } from '../lay-out/layout/read-line.ts'
import type { Mention } from '../lay-out/lexicon/mention.ts'

/** Printed letters are what they are: only a scan can have meant another word. */
export function isSure(
  { strength, isMended }: Mention,
  { readConfidence }: ReadLine,
  least: Mention['strength'],
): boolean {
  return strength >= least && (readConfidence < 1 || !isMended)
}
