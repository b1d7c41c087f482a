import type { Analysis, Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { candidateReference } from '@doublerule/carbon/working/open-candidates.ts'
import { standingOf } from '@doublerule/carbon/working/paper-standing.ts'

/** A value of the paper that was read from a place of the document. */
export type DocumentMark = {
  /** Shared with the entry on the paper: `L1`, `C1`, or the name of a fact. */
  id: string
  label: string
  evidence: Evidence
  /** `open`: it waits for a person and is in no column yet. */
  standing: 'settled' | 'open'
}

/** Every value that was read, with its place: the lines, the figures to choose among, then the facts of the document. */
export function marksOf(analysis: Analysis, lines: readonly PaperLine[]): DocumentMark[] {
  const waiting = new Set(standingOf(analysis).uncounted.map(({ activity }) => activity.id))
  return [...marksOfLines(lines, waiting), ...marksOfCandidates(analysis), ...marksOfFacts(analysis)]
}

function marksOfLines(lines: readonly PaperLine[], waiting: ReadonlySet<string>): DocumentMark[] {
  return lines
    .filter(({ state, printed }) => state !== 'added' && !(state === 'struck' && printed === null))
    .map(({ reference, activity }) => ({
      id: reference,
      label: activity.description,
      evidence: activity.evidence,
      standing: waiting.has(activity.id) ? 'open' : 'settled',
    }))
}

function marksOfCandidates(analysis: Analysis): DocumentMark[] {
  const { candidates = [], activities } = analysis
  return candidates
    .filter(({ id }) => !activities.some((activity) => activity.id === id))
    .map((candidate) => ({
      id: candidateReference(analysis, candidate.id),
      label: `${describeAmount(candidate)}, not counted`,
      evidence: candidate.evidence,
      standing: 'open',
    }))
}

function marksOfFacts({
  supplier,
  supplierId,
  account,
  issueDate,
  period,
  place,
  total,
}: Analysis): DocumentMark[] {
  const facts: [string, string, Evidence | null | undefined][] = [
    ['supplier', 'Supplier', supplier?.evidence],
    ['number', 'Supplier’s business number', supplierId?.evidence],
    ['account', 'Account', account?.evidence],
    ['issued', 'Issued', issueDate?.evidence],
    ['period', 'Period', period?.evidence],
    ['amount', 'Amount', total?.evidence],
    ['place', 'Place', place?.evidence],
  ]
  return facts.flatMap(([id, label, evidence]) =>
    evidence === null || evidence === undefined ? [] : [{ id, label, evidence, standing: 'settled' }],
  )
}

export type MarkHandlers = {
  active: string | null
  onPoint: (id: string | null) => void
  onChoose: (id: string) => void
}
