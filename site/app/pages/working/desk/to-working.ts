import type { DeskState } from './desk-state.ts'
import type { WorkingBody } from './working-body.ts'

/** The desk as the server takes it: papers that were read, and what was done to them. */
export function toWorking(state: DeskState): WorkingBody | null {
  const places = state.papers.flatMap((paper, index) => (paper.analysis === null ? [] : [index]))
  const analyses = state.papers.flatMap(({ analysis }) => (analysis === null ? [] : [analysis]))
  if (analyses.length === 0) return null
  const move = <Entry extends { paper: number }>(entries: readonly Entry[]): Entry[] =>
    entries
      .filter(({ paper }) => places.includes(paper))
      .map((entry) => ({ ...entry, paper: places.indexOf(entry.paper) }))
  const isSigned = Object.values(state.signOff).some((text) => text.trim() !== '')
  return {
    analyses,
    corrections: move(state.corrections),
    ticks: move(state.ticks),
    signOff: isSigned ? state.signOff : null,
    ...(state.vocabulary !== 'ghg-protocol' && { vocabulary: state.vocabulary }),
  }
}
