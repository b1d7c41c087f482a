import type { Check } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import type { Row } from 'write-excel-file/node'
import type { ExportSet } from './paper-table.ts'
import { head, type SheetDraft, text } from './xlsx-cells.ts'

const results: Readonly<Record<Check['status'], string>> = {
  passed: 'agrees',
  failed: 'does not agree',
  'not-possible': 'not possible',
}

/** The checks of every document as printed, and what was changed on the lines since. */
export function layOutNotes({ papers }: ExportSet): SheetDraft[] {
  const checks = papers.flatMap(({ analysis }) =>
    analysis.checks.map((check): Row => [
      text(analysis.document.fileName),
      text(results[check.status]),
      text(tidyProse(check.text)),
    ]),
  )
  const corrections = papers.flatMap(({ analysis, worked, paper }): Row[] => {
    const file = text(analysis.document.fileName)
    return [
      ...worked.changes.map((change): Row => [file, null, text(change.text), text(change.reason)]),
      ...paper.lines.flatMap((line) =>
        line.changes.map((change): Row => [
          file,
          text(line.reference),
          text(change.text),
          text(change.reason),
        ]),
      ),
    ]
  })
  const checkHeads = ['Document', 'Result', 'Check of the lines as printed'].map(head)
  const correctionHeads = ['Document', 'Line', 'Change', 'Reason'].map(head)
  return [
    { name: 'Checks', rows: [checkHeads, ...checks], widths: [28, 14, 80], values: [] },
    { name: 'Corrections', rows: [correctionHeads, ...corrections], widths: [28, 8, 60, 40], values: [] },
  ]
}
