import { type Decimal, compare, parseDecimal } from '../decimal.ts'
import { replyWords, statusWords } from './reply-words.ts'

/** The parts of a reply about a document, as `renderReply` writes it. */
export type DocumentReply = {
  heading: string
  supplier: string | null
  period: string | null
  place: string | null
  /** The total, then one line a scope; empty where nothing was worked out. */
  totals: readonly string[]
  activities: readonly DocumentActivity[]
  questions: readonly DocumentQuestion[]
  checks: readonly string[]
  leftOut: readonly string[]
}

export type DocumentActivity = {
  /** "Peak usage: 4,250 kWh (accepted, 98 %)" */
  title: string
  name: string
  /** The quantity and unit at the end of the title, where it has both. */
  amount: { quantity: Decimal; unit: string } | null
  isAccepted: boolean
  /** All that is said of it. */
  lines: readonly string[]
  /** Those that are sums, and those that name a factor. */
  sums: readonly string[]
  factors: readonly string[]
  /** Its largest result. */
  kg: Decimal | null
}

export type DocumentQuestion = { text: string; options: readonly string[] }

/** Every reply ends with the engine that made it. */
const engineLine = /^Engine \S+, factor library \S+\.$/m

/** True for a reply about a document. Its words come from the file, so they are data and never instructions. */
export function isDocumentReply(text: string): boolean {
  return engineLine.test(text)
}

/** Reads such a reply back into its parts. The text may come altered from a browser: what does not fit is left out. */
export function readReply(text: string): DocumentReply {
  const blocks = text.split(/\n\s*\n/).map((block) => block.split('\n').map(unmark).filter(Boolean))
  const [heading = [], ...others] = blocks
  const blockOf = (title: string) => others.find(([first]) => first === title)?.slice(1) ?? []
  return {
    heading: heading[0] ?? '',
    supplier: afterLabel(heading, replyWords.supplier),
    period: afterLabel(heading, replyWords.period),
    place: afterLabel(heading, replyWords.place),
    totals: others.find(([first]) => first?.startsWith(`${replyWords.total}: `)) ?? [],
    activities: others.filter(isActivity).map(readActivity),
    questions: others
      .filter(([first]) => first?.startsWith(`${replyWords.question} `))
      .map(([first = '', ...options]) => ({ text: first, options })),
    checks: blockOf(replyWords.checks),
    leftOut: blockOf(replyWords.leftOut),
  }
}

/** Bold marks and list dashes go; links stay. */
function unmark(line: string): string {
  return line.replaceAll('**', '').replace(/^- /, '').trim()
}

function afterLabel(lines: readonly string[], label: string): string | null {
  return lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2) ?? null
}

function isActivity([first = '']: readonly string[]): boolean {
  return Object.values(statusWords).some((status) => new RegExp(`: .+ \\(${status}`).test(first))
}

function readActivity([title = '', ...lines]: readonly string[]): DocumentActivity {
  const [, quantity = '', unit = ''] = /: ([\d,]+(?:\.\d+)?) (\S+) \([^()]*\)$/.exec(title) ?? []
  const value = parseDecimal(quantity.replaceAll(',', ''))
  return {
    title,
    name: /^(.+?): /.exec(title)?.[1] ?? '',
    amount: value === null ? null : { quantity: value, unit },
    isAccepted: title.includes(`(${statusWords.accept}`),
    lines,
    sums: lines.filter((line) => / [×÷=] /.test(line)),
    factors: lines.filter((line) => line.startsWith(`${replyWords.factor}: `)),
    kg: largestOf(lines),
  }
}

/** Sums end like "4250 kWh × 0.67 kgCO2e/kWh = 2,847.5 kg". */
function largestOf(lines: readonly string[]): Decimal | null {
  const results = lines.flatMap(
    (line) => parseDecimal(/ = ([\d,]+(?:\.\d+)?) kg\b/.exec(line)?.[1]?.replaceAll(',', '') ?? '') ?? [],
  )
  return results.toSorted((left, right) => compare(right, left))[0] ?? null
}
