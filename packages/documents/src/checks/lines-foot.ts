import Big from 'big.js'
import type { Totals } from '../fields/totals.ts'
import { evidenceOf } from '../layout/evidence.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { ReadLine } from '../layout/read-line.ts'
import type { Finding } from './finding.ts'

const linesSearched = 40
const tolerance = '0.02'

/**
 * Adds the amounts of the lines above the subtotal, or above the total, until they reach it. Amounts that do not lead
 * there prove nothing, because a page also prints balances and other columns: only a sum that holds is a finding.
 */
export function findLinesFoot(layout: ReadLayout, { subtotal, total }: Totals): Finding[] {
  for (const target of [subtotal, total]) {
    if (target === null) continue
    const lines = linesThatFoot(layout, target.line, target.value)
    if (lines !== null) {
      const text = `${lines.length} line amounts add up to ${target.value}.`
      return [
        {
          check: 'lines-foot',
          passed: true,
          text,
          evidence: [...lines.map((line) => evidenceOf(line)), target.evidence],
        },
      ]
    }
  }
  return []
}

function linesThatFoot({ lines }: ReadLayout, from: ReadLine, target: string): ReadLine[] | null {
  const used: ReadLine[] = []
  let sum = Big(0)
  for (let step = 1; step <= linesSearched; step++) {
    const line = lines[from.index - step]
    if (line === undefined || line.page !== from.page) break
    const amount = amountOf(line)
    if (amount === null || Big(amount).eq(target)) continue
    used.push(line)
    sum = sum.plus(amount)
    if (used.length > 1 && sum.minus(target).abs().lte(tolerance)) return used.reverse()
  }
  return null
}

/** The rightmost number with two decimals. */
function amountOf(line: ReadLine): string | null {
  return (
    line.numbers.findLast(({ raw, percent, isRate }) => /[.,]\d{2}$/.test(raw) && !percent && !isRate)
      ?.value ?? null
  )
}
