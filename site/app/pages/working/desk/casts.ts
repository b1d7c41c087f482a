import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { RecordedCells } from '@doublerule/carbon/working/changed-cells.ts'
import type { FactorDetail, FactorListing } from '#shared/factor-answers.ts'
import type {
  RecalculateAnswer,
  ReplayAnswer,
  SaveAnswer,
  SavedWorkingAnswer,
} from '#shared/working-answers.ts'
import type { DeskState } from './desk-state.ts'
import type { KeptPaper } from './kept-paper.ts'
import type { WorkingBody } from './working-body.ts'

/**
 * Answers of our own server, which has checked them against the full schemas; those would cost the browser more than the
 * desk itself. What is not even of the right frame throws and counts as an answer that did not come.
 */
export function readRecalculated(value: unknown): RecalculateAnswer {
  return framed(value, 'papers') as RecalculateAnswer
}

export function readSaveAnswer(value: unknown): SaveAnswer {
  return framed(value, 'deleteKey') as SaveAnswer
}

export function readSaved(value: unknown): SavedWorkingAnswer {
  return framed(value, 'working') as SavedWorkingAnswer
}

export function readReplayed(value: unknown): ReplayAnswer {
  return framed(value, 'replay') as ReplayAnswer
}

export function readListing(value: unknown): FactorListing {
  return framed(value, 'rows') as FactorListing
}

export function readDetail(value: unknown): FactorDetail {
  return framed(value, 'companions') as FactorDetail
}

/** Papers taken along from a desk; the server checks them in full when they are replayed. Null for anything else. */
export function readStoredWorking(value: unknown): WorkingBody | null {
  if (has(value, 'workingVersion')) {
    const isWhole =
      has(value, 'analyses', 'corrections', 'ticks', 'signOff') &&
      holdsAnalyses(Reflect.get(value, 'analyses'))
    return isWhole ? (value as WorkingBody) : null
  }
  if (!has(value, 'analysisVersion', 'activities')) return null
  return { analyses: [value as Analysis], corrections: [], ticks: [], signOff: null }
}

function holdsAnalyses(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((each) => has(each, 'document', 'activities'))
  )
}

/** What the cells of a workbook held when it was written; null for an older one, which does not tell. */
export function readRecordedCells(value: unknown): RecordedCells | null {
  return has(value, 'workbook') ? (Reflect.get(value, 'workbook') as RecordedCells) : null
}

/** What this page itself has put into the store of the browser; null for anything else. */
export function readStoredDesk(value: unknown): DeskState | null {
  if (!has(value, 'papers', 'corrections', 'ticks', 'signOff', 'deskVersion')) return null
  return Reflect.get(value, 'deskVersion') === 1 ? (value as DeskState) : null
}

/** The list of saved papers that this page has put into the store of the browser; entries of another frame are left out. */
export function readKeptPapers(value: unknown): readonly KeptPaper[] {
  return Array.isArray(value)
    ? value.filter((each): each is KeptPaper => has(each, 'id', 'deleteKey', 'expiresAt', 'names', 'totalKg'))
    : []
}

function framed(value: unknown, name: string): object {
  if (has(value, name)) return value
  throw new Error(`the answer has no ${name}`)
}

function has(value: unknown, ...names: readonly string[]): value is object {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
