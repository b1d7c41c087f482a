import { decimalsOf } from '../../lay-out/values/decimals-of.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import type { NumberRelations, Placed } from './number-relations.ts'

const linesSearched = 40
const leastParts = 2
const leastRowParts = 2
// Printed parts may each be rounded.
const slackShare = 0.0004

/** Numbers that are the sum of the run of numbers right above them in their column, or left of them in their row. */
export function relateColumnSums(
  lines: readonly ReadLine[],
  of: (number: LineNumber) => NumberRelations,
): void {
  for (const line of lines) {
    for (const number of line.numbers) {
      const total = { line, number }
      if (number.percent || Number(number.value) === 0) continue
      const parts = partsAbove(lines, total) ?? partsBefore(total)
      if (parts === null) continue
      of(number).totalOf.push(parts)
      for (const part of parts) of(part.number).partOf.push(total)
    }
  }
}

/** Walks up the column and stops where the running sum meets the total; other lines between are passed over. */
function partsAbove(lines: readonly ReadLine[], total: Placed): readonly Placed[] | null {
  const parts: Placed[] = []
  let sum = 0
  const wanted = Number(total.number.value)
  for (let step = 1; step <= linesSearched; step++) {
    const above = lines[total.line.index - step]
    if (above === undefined) break
    const over = above.numbers.find((other) => overlaps(other, total.number))
    if (over === undefined || over.percent || over.isMoney !== total.number.isMoney) continue
    const value = Number(over.value)
    if (value === 0) continue
    parts.push({ line: above, number: over })
    sum += value
    if (parts.length >= leastParts && isSum(sum, wanted, parts.length, total.number)) return parts
    if (Math.abs(sum) > Math.abs(wanted) * 1.5 && Math.sign(sum) === Math.sign(wanted)) break
  }
  return null
}

/** "Peak | Off peak | Total" side by side. */
function partsBefore({ line, number }: Placed): readonly Placed[] | null {
  const before = line.numbers.filter(
    (other) => other.end <= number.start && !other.percent && other.isMoney === number.isMoney,
  )
  const parts: Placed[] = []
  let sum = 0
  for (const part of before.toReversed()) {
    if (Number(part.value) === 0) continue
    parts.push({ line, number: part })
    sum += Number(part.value)
    if (parts.length >= leastRowParts && isSum(sum, Number(number.value), parts.length, number)) return parts
  }
  return null
}

function isSum(sum: number, total: number, parts: number, { value }: LineNumber): boolean {
  const rounding = 0.5 * parts * 10 ** -decimalsOf(value)
  return Math.abs(sum - total) <= Math.min(rounding, Math.abs(total) * slackShare) + 1e-9
}
