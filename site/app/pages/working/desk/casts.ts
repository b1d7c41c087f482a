import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import type {
  RecalculateAnswer,
  ReplayAnswer,
  SaveAnswer,
  SavedWorkingAnswer,
} from '#shared/working-answers.ts'
import type { DeskState } from './desk-state.ts'

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

export type StoredWorking = Pick<Working, 'analyses' | 'corrections' | 'ticks' | 'signOff'>

/** Papers taken along from a desk; the server checks them in full when they are replayed. Null for anything else. */
export function readStoredWorking(value: unknown): StoredWorking | null {
  if (typeof value !== 'object' || value === null) return null
  if ('workingVersion' in value && 'analyses' in value) return value as unknown as StoredWorking
  const isAnalysis = 'analysisVersion' in value && 'activities' in value
  return isAnalysis
    ? ({ analyses: [value], corrections: [], ticks: [], signOff: null } as unknown as StoredWorking)
    : null
}

/** What this page itself has put into the store of the browser; null for anything else. */
export function readStoredDesk(value: unknown): DeskState | null {
  if (typeof value !== 'object' || value === null) return null
  const names = ['papers', 'corrections', 'ticks', 'signOff', 'deskVersion']
  if (!names.every((name) => name in value) || Reflect.get(value, 'deskVersion') !== 1) return null
  return value as DeskState
}

function framed(value: unknown, name: string): object {
  if (typeof value === 'object' && value !== null && name in value) return value
  throw new Error(`the answer has no ${name}`)
}
