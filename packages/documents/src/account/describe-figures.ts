import type { KindGroup } from '../candidates/kind-group.ts'
import type { PageKnown } from '../fields/know-page.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import { tallied } from './borne-out.ts'
import { considerLines } from './consider-lines.ts'
import { type Figure, gatherFigures } from './figures.ts'

/** Kinds that are judged figure by figure; readers of single kinds find the others. */
const judgedGroups: readonly KindGroup[] = ['electricity', 'natural-gas', 'water', 'heat']
const meteredGroups = [...judgedGroups, ...tallied]

/** The figures of a document with what speaks for each. */
export function describeFigures(layout: ReadLayout, known: PageKnown): readonly Figure[] {
  return gatherFigures(considerLines(layout, known).filter(({ group }) => meteredGroups.includes(group)))
}
