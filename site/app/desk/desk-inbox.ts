import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import type { DeskSpecimen } from './fetch-specimen.ts'
import type { LeftOut } from './left-out.ts'

/** What is laid on the desk: files to read, a specimen of ours, or a document that was read elsewhere on the site. */
export type DeskRequest =
  | { kind: 'files'; files: readonly File[]; leftOut?: readonly LeftOut[] }
  | { kind: 'specimen'; specimen: DeskSpecimen }
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
