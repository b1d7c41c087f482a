import { createHash } from 'node:crypto'
import {
  type ActivityLine,
  type Analysis,
  type Check,
  type Problem,
  analysisSchema,
} from '@doublerule/carbon/analysis/analysis-schema.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { findRegion } from '@doublerule/carbon/regions/find-region.ts'
import type { WorkOutContext } from '@doublerule/carbon/work-out/choice.ts'
import { priceFigure } from '@doublerule/carbon/work-out/price-figure.ts'
import { workOutActivities } from '@doublerule/carbon/work-out/work-out-activities.ts'
import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import { gatherChecks } from '../conclude/checks/gather-checks.ts'
import type { DocumentText, ReadProblem } from '../document-text.ts'
import { type SourcedField, confidenceText } from '../judge/known/field.ts'
import type { ReadOptions } from '../read/readers/ocr-needed.ts'
import { readDocument } from '../read/read-document.ts'
import { type PagesForModel, pagesForModel } from '../second/pages-for-model.ts'
import { chooseReading } from './choose-reading.ts'
import type { Interpretation } from '../conclude/conclude-document.ts'

/** `pages` is there where the caller asked for them and there is something on them to interpret. */
export type AnalyseResult =
  { ok: true; analysis: Analysis; pages?: PagesForModel } | { ok: false; problem: ReadProblem }

export type AnalyseDocumentOptions = ReadOptions & {
  /** Gives the pages out as a second reader may see them. */
  givesPages?: boolean
}

/**
 * Reads a file and gives its analysis object: type, fields, activities, checks and tonnes by scope. Deterministic for
 * the same bytes, file name and engine version. A file that cannot be read gives the reader's problem.
 */
export async function analyseDocument(
  bytes: Uint8Array,
  fileName: string,
  options: AnalyseDocumentOptions = {},
): Promise<AnalyseResult> {
  // Readers may take the buffer for themselves, so it is hashed first.
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const read = await readDocument(bytes, fileName, options)
  if (!read.ok) return read
  const { document, interpretation } = await chooseReading(read.value, read.readAgain)
  options.onStep?.({ step: 'type', type: interpretation.classified.type })
  options.onStep?.({ step: 'extraction', activities: interpretation.activities.length })
  const source = { sha256, fileName }
  const analysis = toAnalysis(document, interpretation, source, options.onStep)
  const pages = options.givesPages === true ? pagesForModel(document) : null
  return { ok: true, analysis, ...(pages !== null && { pages }) }
}

/** Assembles and validates the analysis object of an interpreted document. */
export function toAnalysis(
  document: DocumentText,
  interpretation: Interpretation,
  source: { sha256: string; fileName: string },
  onStep?: OnReadingStep,
): Analysis {
  const checks = gatherChecks(interpretation.findings)
  const lines = interpretation.activities.map((draft, index) => toLine(draft, index, checks))
  const region = findRegion(interpretation.place.clues)
  const { period } = interpretation
  const context: WorkOutContext = {
    region,
    country: interpretation.country,
    language: interpretation.language,
    currency: interpretation.currency?.value ?? null,
    period: period === null ? null : period.value,
    issueDate: interpretation.issueDate?.value ?? null,
    documentType: interpretation.classified.type,
  }
  const worked = workOutActivities(lines, context)
  const candidates = interpretation.candidates.map((draft, index) =>
    priceFigure({ ...toLine(draft, index, []), id: `c${index + 1}` }, context),
  )
  onStep?.({ step: 'matching', factors: Object.keys(worked.factors).length })
  onStep?.({ step: 'review', checks: checks.length, questions: worked.questions.length })
  onStep?.({ step: 'emissions', kgCO2e: worked.totals.kgCO2e })
  return analysisSchema.parse({
    analysisVersion: '1',
    engine: engineVersion,
    document: {
      ...source,
      mediaType: document.mediaType,
      pages: document.kind === 'pdf' ? document.pages.length : null,
      type: interpretation.classified.type,
      typeConfidence: confidenceText(interpretation.classified.confidence),
      typeReasons: interpretation.classified.reasons,
      language: interpretation.language,
      country: interpretation.country,
      readBy: document.readBy,
    },
    supplier: toField(interpretation.supplier),
    supplierId: toField(interpretation.identifiers.supplierId),
    account: toField(interpretation.identifiers.account),
    issueDate: toField(interpretation.issueDate),
    currency: toField(interpretation.currency),
    total: toField(interpretation.total),
    period:
      period === null
        ? null
        : { ...period.value, evidence: period.evidence, confidence: confidenceText(period.confidence) },
    place: region === null ? null : { ...region, evidence: interpretation.place.evidence },
    ...worked,
    ...(candidates.length > 0 && { candidates }),
    checks,
    problems: [...interpretation.problems, ...cutProblem(document), ...worked.problems],
  } satisfies Analysis)
}

const coveredBonus = 1.05
const failedPenalty = 0.7
const trustedChecks = ['line-product', 'meter-difference', 'parts-sum']

/** A sum that holds lifts the confidence of what it covers; a failed one lowers it (docs/method/reading.md). */
function toLine(
  { read, meaning, ...line }: ActivityDraft,
  index: number,
  checks: readonly Check[],
): ActivityLine {
  const covering = checks.filter(
    ({ id, evidence }) =>
      trustedChecks.includes(id) && evidence.some(({ text }) => text === line.evidence.text),
  )
  const failed = checks.some(({ status, severity }) => status === 'failed' && severity === 'error')
  const factor = failed ? failedPenalty : covering.length > 0 ? coveredBonus : 1
  return {
    ...line,
    id: `a${index + 1}`,
    confidence: { read: confidenceText(read), meaning: confidenceText(meaning * factor) },
  }
}

function toField(field: SourcedField<string> | null): Analysis['supplier'] {
  return field === null
    ? null
    : { value: field.value, evidence: field.evidence, confidence: confidenceText(field.confidence) }
}

function cutProblem({ truncated }: DocumentText): Problem[] {
  return truncated
    ? [{ code: 'truncated', text: 'The document is longer than the limits allow; the rest was not read.' }]
    : []
}
