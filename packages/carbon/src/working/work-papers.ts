import { applyCorrections } from './apply-corrections.ts'
import type { WorkedPaper } from './worked-paper.ts'
import type { Working } from './working-schema.ts'

/** Every paper of a set under its own corrections. */
export function workPapers({
  analyses,
  corrections,
}: Pick<Working, 'analyses' | 'corrections'>): WorkedPaper[] {
  return analyses.map((analysis, paper) =>
    applyCorrections(
      analysis,
      corrections.filter((correction) => correction.paper === paper),
    ),
  )
}
