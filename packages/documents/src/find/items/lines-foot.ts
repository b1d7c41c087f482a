import Big from 'big.js'
import type { Field } from '../../judge/known/field.ts'
import type { Totals } from '../../judge/known/totals.ts'
import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Finding } from '../../judge/relations/finding.ts'

const linesSearched = 40
const tolerance = '0.02'
const mostAmountsShown = 5

/** Lines whose amounts add up to a printed subtotal or total. */
export type FootingLines = {
  lines: readonly { line: ReadLine; amount: string }[]
  target: Field<string>
  isSubtotal: boolean
}

/** The check that line amounts lead to a printed total; amounts that lead nowhere are no finding. */
export function findLinesFoot(layout: ReadLayout, totals: Totals): Finding[] {
  const footing = findFootingLines(layout, totals)
  if (footing === null || footing.lines.length < 2) return []
  const { lines, target } = footing
  const amounts = lines.map(({ amount }) => amount)
  const text =
    lines.length > mostAmountsShown
      ? `${lines.length} line amounts add up to ${target.value}.`
      : `${amounts.join(' + ').replaceAll('+ -', '− ')} = ${target.value}.`
  const evidence = [...lines.map(({ line }) => evidenceOf(line)), target.evidence]
  return [{ check: 'lines-foot', passed: true, text, evidence }]
}

/**
 * Adds the amounts of the lines above the subtotal, or above the total, until they reach it. Amounts that do not lead
 * there prove nothing, because a page also prints balances and other columns: only a sum that holds is taken.
 */
export function findFootingLines(
  layout: ReadLayout,
  { subtotal, total }: Pick<Totals, 'subtotal' | 'total'>,
): FootingLines | null {
  for (const target of [subtotal, total]) {
    if (target === null) continue
    const lines = linesThatFoot(layout, target.line, target.value) ?? onlyLine(layout, target)
    if (lines !== null) return { lines, target, isSubtotal: target === subtotal }
  }
  return null
}

/** The only line of an invoice has the amount of its subtotal. */
function onlyLine({ lines }: ReadLayout, { line, value }: Field<string>): FootingLines['lines'] | null {
  const above = lines.slice(Math.max(0, line.index - linesSearched), line.index)
  const same = above.findLast((other) => other.page === line.page && Big(amountOf(other) ?? 0).eq(value))
  return same === undefined ? null : [{ line: same, amount: value }]
}

function linesThatFoot({ lines }: ReadLayout, from: ReadLine, target: string): FootingLines['lines'] | null {
  const used: { line: ReadLine; amount: string }[] = []
  let sum = Big(0)
  for (let step = 1; step <= linesSearched; step++) {
    const line = lines[from.index - step]
    if (line === undefined || line.page !== from.page) break
    const amount = amountOf(line)
    if (amount === null || Big(amount).eq(target)) continue
    used.push({ line, amount })
    sum = sum.plus(amount)
    if (used.length > 1 && sum.minus(target).abs().lte(tolerance)) return used.reverse()
  }
  return null
}

/** The rightmost number with two decimals. */
function amountOf(line: ReadLine): string | null {
  return (
    line.numbers.findLast((number) => hasCents(number) && !number.percent && !number.isRate)?.value ?? null
  )
}
