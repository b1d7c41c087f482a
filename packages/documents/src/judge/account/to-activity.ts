import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import type { ActivityDraft } from './activity-draft.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { MeteredKind } from '../candidates/kind-group.ts'
import { describeProduct } from '../relations/describe-product.ts'
import type { Finding } from '../relations/finding.ts'
import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { isName } from '../../lay-out/layout/row-label.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import type { Relations } from '../relations/find-relations.ts'
import type { Placed, Product } from '../relations/number-relations.ts'
import type { Hypothesis } from '../predict/list-hypotheses.ts'

/** A figure and how likely it is counted. */
export type Judged = {
  candidate: Candidate
  group: MeteredKind
  probability: number
  printings: readonly Candidate[]
}

const longestDescription = 80
const sureRead = 0.99
const ambiguousRead = 0.6

/** A counted line as an activity, with what it stands on. */
export function toActivity(
  { candidate, probability }: Hypothesis & { probability: number },
  kind: ActivityKind,
): ActivityDraft {
  const { line, number } = candidate
  const { quantity, unit } = inKnownUnit(candidate)
  return {
    description: describe(candidate.label, candidate.title, kind),
    kind,
    // What is fed in is often printed with a minus.
    quantity: (kind === 'electricity-export' ? quantity.abs() : quantity).toFixed(),
    unit,
    estimated: Object.values(candidate.words)
      .flat()
      .some(({ concept }) => concept === 'estimated'),
    period: periodOn(line),
    details: null,
    evidence: evidenceOf(line, [...new Set([...line.cells.slice(0, 1), number.cell])]),
    read: Math.min(line.readConfidence, number.ambiguous ? ambiguousRead : sureRead),
    meaning: probability,
  }
}

/** The days between which a line counts, where it prints those two and no other. */
function periodOn({ dates }: ReadLine): ActivityDraft['period'] {
  const [start, end, third] = dates.map(({ iso }) => iso)
  const isRange = typeof start === 'string' && typeof end === 'string' && third === undefined && start < end
  return isRange ? { start, end } : null
}

/** Thousands of gallons as gallons, which the factors know; "units" of gas or water are in no unit that is printed. */
function inKnownUnit({ number, unit }: Candidate): { quantity: Big; unit: string | null } {
  const quantity = Big(number.value)
  if (unit?.dimension === 'count') return { quantity, unit: null }
  return unit?.unit === 'kgal'
    ? { quantity: quantity.times(1000), unit: 'gal-us' }
    : { quantity, unit: unit?.unit ?? null }
}

function describe(label: string, title: string, kind: ActivityKind): string {
  const words = label.replace(/[\s:.*|@-]+$/, '').trim()
  const name = kind.replace('-', ' ')
  // "First 3,000 MJ", "Next 2,900 MJ": the line names its step only.
  if (!words.includes(' ') && says(`${words.toLowerCase()} 1`, ['step']))
    return `${name}, ${words.toLowerCase()}`
  if (isName(words)) return words.slice(0, longestDescription)
  return isName(title) ? title.slice(0, longestDescription) : name
}

/** Parts that are counted instead of the printed total that they come to. */
export function findSumsOfParts(counted: readonly Judged[], { of }: Relations): Finding[] {
  const numbers = counted.flatMap(({ printings }) => printings.map(({ number }) => number))
  const totals = new Set(numbers.flatMap((number) => of(number).partOf))
  return [...totals].flatMap((total) => {
    const parts = of(total.number).totalOf.find((set) => set.every(({ number }) => numbers.includes(number)))
    return parts === undefined ? [] : [sumOf(parts, total)]
  })
}

type Charged = Placed & Pick<Candidate, 'unit'>

function productOf({ line, number, unit }: Charged, products: readonly Product[]): Finding[] {
  const product = products.find(({ amount }) => amount.number.isMoney) ?? products[0]
  if (product === undefined) return []
  const { partner, amount } = product
  const text = describeProduct({
    quantity: number,
    unit: unit?.unit ?? null,
    rate: partner.number,
    amount: amount.number,
  })
  return [{ check: 'line-product', passed: true, text, evidence: [evidenceOf(line)] }]
}

function sumOf(parts: readonly Placed[], total: Placed): Finding {
  return {
    check: 'parts-sum',
    passed: true,
    text: `${parts.map(({ number }) => number.raw).join(' + ')} = ${total.number.raw}.`,
    evidence: [evidenceOf(total.line), ...parts.map(({ line }) => evidenceOf(line))],
  }
}

/** The sums of the document that bear a counted line out, as the visitor is told them. */
export function findingsOf({ candidate, printings }: Judged, relations: Relations): Finding[] {
  const all = [candidate, ...printings].flatMap((printing) => findingsAt(printing, relations))
  return [...new Map(all.map((finding) => [finding.text, finding])).values()]
}

function findingsAt({ line, number, unit }: Candidate, { of }: Relations): Finding[] {
  const { differences, totalOf } = of(number)
  const findings: Finding[] = [
    { line, number, unit },
    ...(totalOf[0] ?? []).map((part) => ({ ...part, unit })),
  ].flatMap((one) => productOf(one, of(one.number).products))
  const [difference] = differences
  if (difference !== undefined) {
    const { end, start, multiplier } = difference
    const times = multiplier === '1' ? '' : ` × ${multiplier}`
    findings.push({
      check: 'meter-difference',
      passed: true,
      text: `${end.number.raw} − ${start.number.raw}${times} = ${number.raw}.`,
      evidence: [evidenceOf(line), evidenceOf(end.line)],
    })
  }
  const [parts] = totalOf
  if (parts !== undefined) findings.push(sumOf(parts, { line, number }))
  return findings
}
