import type { Evidence, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { DocumentText } from '../../../document-text.ts'
import { evidenceOf } from '../../../lay-out/layout/evidence.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { readLayout } from '../../../lay-out/read-layout.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { exactProblems } from '../exact-problems.ts'
import { partOfXml } from '../to-part.ts'
import { toInvoiceDocument } from './invoice-document.ts'
import { readTrade } from './read-invoice.ts'
import type { TradeInvoice } from './trade-invoice.ts'

/**
 * A PDF that carries its own invoice as data (Factur-X, ZUGFeRD, XRechnung): the data counts, and every quantity of it
 * is looked for in the print. Null for other PDFs and for data without lines.
 */
export function readEmbeddedInvoice(document: DocumentText): DocumentRead | null {
  for (const xml of document.embedded ?? []) {
    const invoice = readTrade(partOfXml(xml))
    if (invoice === null || invoice.lines.length === 0) continue
    return compareWithPrint(toInvoiceDocument(invoice), invoice, readLayout(document).lines)
  }
  return null
}

function compareWithPrint(
  { read, fields, problems, classified }: DocumentRead,
  invoice: TradeInvoice,
  lines: readonly ReadLine[],
): DocumentRead {
  const differences: Problem[] = []
  const activities = read.activities.map((activity) => {
    const line = invoice.lines.find(({ path }) => path === activity.evidence.cell)
    const printed = line === undefined ? null : findPrinted(lines, line.quantity, line.name)
    if (printed !== null) return { ...activity, evidence: printed }
    differences.push(exactProblems.printDiffers(wordsOf(activity)))
    return activity
  })
  const total = fields.total ?? null
  const printedTotal = total === null ? null : findPrinted(lines, total.value, '')
  if (total !== null && printedTotal === null)
    differences.push(exactProblems.printDiffers(`a total of ${total.value}`))
  return {
    classified,
    read: { ...read, activities },
    fields: {
      ...fields,
      total: total === null || printedTotal === null ? total : { ...total, evidence: printedTotal },
    },
    problems: [...problems, ...differences],
  }
}

function wordsOf({ quantity, unit }: ActivityDraft): string {
  return unit === null ? quantity : `${quantity} ${unit}`
}

/** The line of the print that shows a number, the one with most words of its name where there are several. */
function findPrinted(lines: readonly ReadLine[], value: string, name: string): Evidence | null {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
  let best: { line: ReadLine; shared: number } | null = null
  for (const line of lines) {
    if (!line.numbers.some((number) => isSame(number.value, value))) continue
    const shared = words.filter((word) => line.folded.includes(word)).length
    if (best === null || shared > best.shared) best = { line, shared }
  }
  return best === null ? null : evidenceOf(best.line)
}

/** A credit prints its figures with or without a sign. */
function isSame(printed: string, value: string): boolean {
  return compare(decimal(printed.replace('-', '')), decimal(value.replace('-', ''))) === 0
}
