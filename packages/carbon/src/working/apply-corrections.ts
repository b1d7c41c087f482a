import type { Analysis, Candidate } from '../analysis/analysis-schema.ts'
import { placeName } from '../regions/place-name.ts'
import { contextOf } from '../work-out/context-of.ts'
import { correctLine, readUnitText } from './correct-line.ts'
import type { Correction } from './correction-schema.ts'
import { describeAmount } from './describe-amount.ts'
import { describeDay } from './describe-day.ts'
import { draftByHand, draftOf, draftOfChosen } from './draft-line.ts'
import type { WorkedPaper } from './worked-paper.ts'
import { type Draft, workOut } from './work-out-draft.ts'

/**
 * The paper of a document under its corrections, in the order in which they were made. The same engine that read the
 * document works the changed lines out; a line that no correction touches keeps its figures to the last digit. Pure and
 * deterministic, so undoing is applying the list without its last entry.
 */
export function applyCorrections(analysis: Analysis, corrections: readonly Correction[]): WorkedPaper {
  const draft: Draft = {
    lines: analysis.activities.map(draftOf),
    context: contextOf(analysis),
    kept: new Set(),
    changes: [],
    refusals: [],
  }
  for (const correction of corrections) applyOne(draft, analysis, correction)
  return workOut(analysis, draft)
}

function applyOne(draft: Draft, analysis: Analysis, correction: Correction): void {
  const { id, reason } = correction
  const refuse = (text: string) => void draft.refusals.push({ correction: id, text })
  if (correction.type === 'add') return addLine(draft, correction, refuse)
  if (correction.type === 'choose') return chooseLine(draft, analysis.candidates ?? [], correction, refuse)
  if (correction.type === 'keep') return keepLines(draft, analysis.candidates ?? [], correction, refuse)
  if (correction.type === 'period') {
    if (correction.start > correction.end) return refuse('The period ends before it starts.')
    const { start, end } = correction
    draft.context = { ...draft.context, period: { start, end } }
    draft.changes.push({
      correction: id,
      text: `Period ${describeDay(start)} to ${describeDay(end)}`,
      reason,
    })
    return reworkAll(draft)
  }
  if (correction.type === 'place' && correction.activity === null) {
    const { region } = correction
    draft.context = { ...draft.context, region: { region, because: 'set by the preparer' } }
    draft.changes.push({ correction: id, text: `Place ${placeName(region)}`, reason })
    return reworkAll(draft)
  }
  const index = draft.lines.findIndex(({ line }) => line.id === correction.activity)
  const found = draft.lines[index]
  if (found === undefined) return refuse('The line is not on this paper.')
  const corrected = correctLine(found, correction)
  if (corrected.ok) draft.lines[index] = corrected.value
  else refuse(corrected.problem)
}

function chooseLine(
  draft: Draft,
  candidates: readonly Candidate[],
  { id, activity, reason }: Extract<Correction, { type: 'choose' }>,
  refuse: (text: string) => void,
): void {
  const candidate = candidates.find((one) => one.id === activity)
  if (candidate === undefined) return refuse('The figure is not on this document.')
  const held = draft.lines.find(({ line }) => line.id === activity)
  if (held?.isStruck === false) return refuse('The figure is on the paper already.')
  const text = `${describeAmount(candidate)}, chosen among the figures of the document`
  // One that was struck out is offered again.
  draft.lines = draft.lines.filter((line) => line !== held)
  draft.lines.push(draftOfChosen(candidate, { correction: id, text, reason }))
}

function keepLines(
  draft: Draft,
  candidates: readonly Candidate[],
  { id, activity, reason }: Extract<Correction, { type: 'keep' }>,
  refuse: (text: string) => void,
): void {
  const candidate = candidates.find((one) => one.id === activity && one.insteadOf !== undefined)
  if (candidate === undefined) return refuse('The figure is not on this document.')
  draft.kept.add(activity)
  draft.changes.push({ correction: id, text: `${describeAmount(candidate)} is not counted`, reason })
}

function addLine(
  draft: Draft,
  added: Extract<Correction, { type: 'add' }>,
  refuse: (text: string) => void,
): void {
  if (draft.lines.some(({ line }) => line.id === added.activity)) {
    return refuse('A line of this name is on the paper already.')
  }
  const unit = readUnitText(added.unit)
  if (!unit.ok) return refuse(unit.problem)
  const line = { ...added, unit: unit.value }
  const text = `${describeAmount(line)}, entered by hand`
  draft.lines.push(draftByHand(line, { correction: added.id, text, reason: added.reason }))
}

function reworkAll(draft: Draft): void {
  draft.lines = draft.lines.map((line) => ({ ...line, isReworked: true }))
}
