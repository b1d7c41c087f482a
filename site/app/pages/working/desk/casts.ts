import type { RecalculateAnswer, SaveAnswer, SavedWorkingAnswer } from '#shared/working-answers.ts'
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
