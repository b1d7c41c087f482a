import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import { failsGravely } from '../conclude/checks/gather-checks.ts'
import type { CheckId } from '../judge/relations/finding.ts'
import type { DocumentText } from '../document-text.ts'
import { OcrEngineFailed } from '../read/ocr/ocr-engine-failed.ts'
import type { Interpretation } from '../conclude/conclude-document.ts'
import { interpretDocument } from './interpret-document.ts'

/** A document as read, and what it was understood to say. */
export type Understood = { document: DocumentText; interpretation: Interpretation }

const sureRead = 0.8
const sureLetters = 0.75
// Parts that all lost their decimal point still add up.
const sureChecks: readonly CheckId[] = ['line-product', 'meter-difference']

/**
 * Understands a document. Where pages are pictures and the first reading gives no activity, unsure figures or sums
 * that do not hold, the slower engine reads them once more; the reading that says more is kept, and what only the
 * other one says about supplier, dates and money fills its gaps.
 */
export async function chooseReading(
  document: DocumentText,
  readAgain: (() => Promise<DocumentText>) | undefined,
): Promise<Understood> {
  const first = understand(document)
  if (readAgain === undefined || (isConvincing(first) && !document.truncated)) return first
  const second = await readAgain().then(understand, keepFirst)
  if (second === null) return first
  return saysMore(second, first) ? fillGaps(second, first) : fillGaps(first, second)
}

/** What was read once is not lost when the second engine fails. */
function keepFirst(error: unknown): null {
  if (error instanceof OcrEngineFailed) return null
  throw error
}

function understand(document: DocumentText): Understood {
  return { document, interpretation: interpretDocument(document) }
}

function isConvincing(understood: Understood): boolean {
  const measured = listMeasured(understood)
  return (
    measured.length > 0 &&
    !(measureLetters(understood.document) < sureLetters) &&
    understood.interpretation.findings.every(({ passed }) => passed) &&
    measured.every((activity) => isSure(activity, understood))
  )
}

/** Read without doubt, or covered by a sum that holds; a fuel whose name was not read is not. */
function isSure({ kind, read, evidence }: ActivityDraft, { interpretation }: Understood): boolean {
  if (kind === 'fuel') return false
  if (read >= sureRead) return true
  return interpretation.findings.some(
    (finding) =>
      finding.passed &&
      sureChecks.includes(finding.check) &&
      finding.evidence.some(({ text }) => text === evidence.text),
  )
}

/** Activities with a quantity to trust: none where a sum on the document fails. */
function listMeasured({ interpretation: { activities, findings } }: Understood): readonly ActivityDraft[] {
  if (failsGravely(findings)) return []
  return activities.filter(({ kind, unit }) => kind !== 'spend' && unit !== null)
}

function saysMore(second: Understood, first: Understood): boolean {
  const [ours, theirs] = [listMeasured(second), listMeasured(first)]
  if (ours.length !== theirs.length) return ours.length > theirs.length
  if (ours.length > 0) return countSure(second) >= countSure(first)
  return measureLetters(first.document) < sureRead
}

/** How surely a letter of the pictures was read, on average. */
function measureLetters({ pages }: DocumentText): number {
  const cells = pages.flatMap(({ rows, readBy }) =>
    readBy === 'ocr' ? rows.flatMap((row) => row.cells) : [],
  )
  const letters = cells.reduce((sum, { text }) => sum + text.length, 0)
  return cells.reduce((sum, { text, readConfidence }) => sum + text.length * readConfidence, 0) / letters
}

function countSure(understood: Understood): number {
  return listMeasured(understood).filter((activity) => isSure(activity, understood)).length
}

function fillGaps(kept: Understood, other: Understood): Understood {
  const { interpretation } = kept
  const { supplier, issueDate, period, currency, total } = other.interpretation
  return {
    ...kept,
    interpretation: {
      ...interpretation,
      supplier: surer(interpretation.supplier, supplier),
      issueDate: interpretation.issueDate ?? issueDate,
      period: interpretation.period ?? period,
      currency: interpretation.currency ?? currency,
      total: interpretation.total ?? total,
    },
  }
}

/** A name is read twice as well as once: the surer of the two, the kept one of equals. */
function surer(
  kept: Interpretation['supplier'],
  other: Interpretation['supplier'],
): Interpretation['supplier'] {
  return (other?.confidence ?? 0) > (kept?.confidence ?? 0) ? other : kept
}
