import type { Activity, ActivityLine, Candidate } from '../analysis/analysis-schema.ts'
import { detailsOf } from '../analysis/details-of.ts'
import { lineOf } from '../work-out/line-of.ts'
import type { Correction } from './correction-schema.ts'
import type { ChangeNote } from './worked-paper.ts'

/** One line while its corrections are being applied. */
export type DraftLine = {
  printed: Activity | null
  line: ActivityLine
  region: string | null
  factors: { ids: readonly string[]; label: string } | null
  /** The engine has to choose again: something that its choice rests on has changed. */
  isReworked: boolean
  isStruck: boolean
  changes: readonly ChangeNote[]
}

export function draftOf(activity: Activity): DraftLine {
  return {
    printed: activity,
    line: lineOf(activity),
    region: null,
    factors: null,
    isReworked: false,
    isStruck: false,
    changes: [],
  }
}

/** A line that a person entered: nothing on the document stands behind it, and its evidence says so. */
export function draftByHand(added: Extract<Correction, { type: 'add' }>, change: ChangeNote): DraftLine {
  const { activity, description, kind, quantity, unit, date } = added
  return {
    printed: null,
    line: {
      id: activity,
      description,
      kind,
      quantity,
      unit,
      estimated: false,
      period: null,
      details: date === null ? null : detailsOf({ date }),
      evidence: { page: null, text: 'Entered by hand', box: null, cell: null },
      confidence: { read: '1', meaning: '1' },
    },
    region: null,
    factors: null,
    isReworked: true,
    isStruck: false,
    changes: [change],
  }
}

/** A figure of the document that a person took for the use: it stands where it was printed, and the engine works it out. */
export function draftOfChosen(candidate: Candidate, change: ChangeNote): DraftLine {
  const {
    kgCO2e: _kgCO2e,
    insteadOf: _insteadOf,
    keptOut: _keptOut,
    namedByModel: _named,
    ...line
  } = candidate
  const printed: Activity = {
    ...line,
    match: {
      status: 'none',
      method: 'direct',
      confidence: '0',
      factors: [],
      proxy: false,
      reason: '',
      alternatives: [],
    },
    emissions: [],
  }
  const sure = { ...line, confidence: { ...line.confidence, meaning: '1' } }
  return { ...draftOf(printed), line: sure, isReworked: true, changes: [change] }
}
