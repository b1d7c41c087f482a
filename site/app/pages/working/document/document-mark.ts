import type { Analysis, Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'

/** A value of the paper that was read from a place of the document. */
export type DocumentMark = {
  /** Shared with the entry on the paper: `L1`, or the name of a fact. */
  id: string
  label: string
  evidence: Evidence
}

/** Every value that was read, with its place: the lines, then the facts of the document. */
export function marksOf(analysis: Analysis, lines: readonly PaperLine[]): DocumentMark[] {
  const { supplier, account, issueDate, period, place } = analysis
  const facts: [string, string, Evidence | null | undefined][] = [
    ['supplier', 'Supplier', supplier?.evidence],
    ['account', 'Account', account?.evidence],
    ['issued', 'Issued', issueDate?.evidence],
    ['period', 'Period', period?.evidence],
    ['place', 'Place', place?.evidence],
  ]
  return [
    ...lines
      .filter(({ state, printed }) => state !== 'added' && !(state === 'struck' && printed === null))
      .map(({ reference, activity }) => ({
        id: reference,
        label: activity.description,
        evidence: activity.evidence,
      })),
    ...facts.flatMap(([id, label, evidence]) =>
      evidence === null || evidence === undefined ? [] : [{ id, label, evidence }],
    ),
  ]
}

export type MarkHandlers = {
  active: string | null
  onPoint: (id: string | null) => void
  onChoose: (id: string) => void
}
