import type { ColumnFigures } from './column-figures.ts'
import { type ColumnRelations, startRelations } from './column-relations.ts'
import { relatePairs } from './relate-pairs.ts'
import { relateSums } from './relate-sums.ts'
import { relateTriples } from './relate-triples.ts'

const mostColumns = 30

/** The arithmetic between the columns of a table that hold figures. */
export function relateColumns(columns: readonly ColumnFigures[]): (one: ColumnFigures) => ColumnRelations {
  const known = new Map<ColumnFigures, ColumnRelations>()
  const of = (one: ColumnFigures) => {
    const relations = known.get(one) ?? startRelations()
    known.set(one, relations)
    return relations
  }
  const varied = columns.filter(({ figures }) => varies(figures)).slice(0, mostColumns)
  relatePairs(varied, of)
  relateTriples(varied, of)
  relateSums(varied, of)
  return of
}

function varies(figures: readonly number[]): boolean {
  return new Set(figures.filter((figure) => !Number.isNaN(figure) && figure !== 0)).size > 1
}
