import Big from 'big.js'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'

/** "Km: 255": a number right after a word for distance. */
export function findDistance(
  lines: readonly ReadLine[],
): { line: ReadLine; value: string; unit: string } | null {
  for (const line of lines)
    for (const { start, value, unit, isRate, isMoney } of line.numbers) {
      const before = line.folded.slice(0, start)
      const label = findMentions(before).find(
        ({ concept, strength, end }) =>
          concept === 'distance' && strength === 3 && /^\W*$/.test(before.slice(end)),
      )
      const named = unit ?? unitWithin(before.slice(label?.start), ['distance'])
      const isGone = label !== undefined && !isRate && !isMoney && Big(value).gt(0)
      if (isGone && named?.dimension === 'distance') return { line, value, unit: named.unit }
    }
  return null
}
