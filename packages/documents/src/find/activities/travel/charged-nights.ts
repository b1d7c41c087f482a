import { hasCents } from '../../../lay-out/layout/has-cents.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'

export type Dated = { line: ReadLine; day: string }

const roomCharge = cueFor('charged-nights room charge')

/** A folio prints a room charge for every night. */
export function chargedNights(
  lines: readonly ReadLine[],
): { line: ReadLine; nights: number; first: Dated | null } | null {
  const dated = lines.filter(({ folded, dates }) => roomCharge.test(folded) && dates.length > 0)
  const charged = dated.filter(({ numbers }) => numbers.some(hasCents))
  // A scan may set the amounts of some of them on lines of their own.
  const words = new Set(charged.map(wordsOf))
  const charges = dated.filter((line) => words.has(wordsOf(line)))
  const [line] = charges
  if (line === undefined) return null
  const days = new Set(charges.map(({ dates }) => dates[0]?.iso ?? dates[0]?.raw))
  const day = line.dates[0]?.iso ?? null
  return { line, nights: days.size, first: day === null ? null : { line, day } }
}

function wordsOf({ folded }: ReadLine): string {
  return folded.replace(/[^\p{L}]+/gu, ' ').trim()
}

/** True where the charge for the room counts this many. */
export function countsNights(lines: readonly ReadLine[], nights: number): boolean {
  return lines.some(
    ({ folded, numbers }) =>
      roomCharge.test(folded) && numbers.length > 1 && numbers.some(({ raw }) => raw === String(nights)),
  )
}
