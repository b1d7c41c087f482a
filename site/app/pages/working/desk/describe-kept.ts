import { summariseSet } from '@doublerule/carbon/working/summarise-set.ts'
import type { SaveAnswer } from '#shared/working-answers.ts'
import type { DeskState } from './desk-state.ts'
import type { KeptPaper } from './kept-paper.ts'

/** What was just saved, as the list of saved papers names it. */
export function describeKept(answer: SaveAnswer, { papers }: DeskState, now: Date): KeptPaper {
  const analyses = papers.flatMap(({ worked }) => (worked === null ? [] : [worked.analysis]))
  return {
    ...answer,
    savedAt: now.toISOString(),
    names: analyses.map(({ document }) => document.fileName),
    totalKg: summariseSet(analyses).totalKg,
  }
}
