import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import type { LeftOut } from './left-out.ts'

/** What another part of the site lays on the desk: files to read, or a document that is read already. */
export type DeskRequest =
  | { kind: 'files'; files: readonly File[]; leftOut?: readonly LeftOut[] }
  | { kind: 'analysis'; analysis: Analysis; file: File | null; corrections: readonly Correction[] }

const listeners = new Set<() => void>()
let waiting: readonly DeskRequest[] = []

/** Holds what was laid on the desk until its page is there to take it. */
export const deskInbox = {
  put(request: DeskRequest) {
    waiting = [...waiting, request]
    for (const listener of listeners) listener()
  },
  take(): readonly DeskRequest[] {
    const taken = waiting
    waiting = []
    return taken
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
