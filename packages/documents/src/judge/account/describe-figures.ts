import { meteredKinds } from '../candidates/kind-group.ts'
import type { PageKnown } from '../known/know-page.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { type Described, considerLines } from './consider-lines.ts'
import { type DescribedUse, type Figure, gatherFigures } from './figures.ts'

/** The figures of a document with what speaks for each, of what meters count; readers of single kinds find the rest. */
export function describeFigures(layout: ReadLayout, known: PageKnown): readonly Figure[] {
  return gatherFigures(considerLines(layout, known).filter(isOfMeter))
}

function isOfMeter(one: Described): one is DescribedUse {
  return meteredKinds.some((kind) => kind === one.group)
}
