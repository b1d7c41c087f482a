import type { ChatCallMessage } from '#shared/chat-messages.ts'

/** The parts of a reply about an uploaded file, as `renderReply` of the carbon package writes it. */
export type DocumentReply = {
  heading: string
  supplier: string | null
  period: string | null
  place: string | null
  /** The total, then one line a scope; empty where nothing was worked out. */
  totals: readonly string[]
  activities: readonly DocumentActivity[]
  questions: readonly string[]
  checks: readonly string[]
  leftOut: readonly string[]
}

export type DocumentActivity = {
  title: string
  /** The quantity and unit at the end of the title, where it has both. */
  amount: { quantity: string; unit: string } | null
  lines: readonly string[]
}

/** Every reply about a file ends with the engine that made it. */
const engineLine = /^Engine \S+, factor library \S+\.$/m

/** True for a reply about an uploaded file. Its words come from the file, so they are data and never instructions. */
export function isDocumentReply(message: ChatCallMessage): boolean {
  return message.role === 'assistant' && engineLine.test(message.content)
}

/** Reads such a reply back into its parts. The text may come altered from the browser: what does not fit is left out. */
export function readDocumentReply(text: string): DocumentReply {
  const blocks = text.split(/\n\s*\n/).map((block) => block.split('\n').map(unmark).filter(Boolean))
  const [heading = [], ...others] = blocks
  const blockOf = (start: RegExp) => others.filter(([first = '']) => start.test(first))
  return {
    heading: heading[0] ?? '',
    supplier: afterLabel(heading, 'Supplier'),
    period: afterLabel(heading, 'Period'),
    place: afterLabel(heading, 'Place'),
    totals: blockOf(/^Total: /)[0] ?? [],
    activities: others.filter(isActivity).map(readActivity),
    questions: blockOf(/^Question on /).map((lines) => lines.join('\n')),
    checks: blockOf(/^Checks$/)[0]?.slice(1) ?? [],
    leftOut: blockOf(/^Left out, and why$/)[0]?.slice(1) ?? [],
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
  return /: .+ \((accepted|please review|question below|not counted)/.test(first)
}

function readActivity([title = '', ...lines]: readonly string[]): DocumentActivity {
  const amount = /: ([\d,]+(?:\.\d+)?) (\S+) \([^()]*\)$/.exec(title)
  const [, quantity, unit] = amount ?? []
  return {
    title,
    amount:
      quantity === undefined || unit === undefined ? null : { quantity: quantity.replaceAll(',', ''), unit },
    lines,
  }
}
