import type { FactorTable, LibraryFactor } from './factor-table.ts'
import { readFactor } from './factor-table.ts'

export type FactorQuery = {
  category?: string
  region?: string
  /** The edition as printed in the id, such as "2025". */
  edition?: string
  unit?: string
  scope?: 1 | 2 | 3
}

export type OpenFactorTable = {
  count: number
  factorAt: (row: number) => LibraryFactor
  /** The row of an id, or null. */
  rowOf: (id: string) => number | null
  /** Rows that agree with every given part of the query, in the order of the data file. */
  rowsWhere: (query: FactorQuery) => number[]
}

/** A row whose publisher uses another set says so in its notes ("GWP set: AR6 …"); all others are on AR5. */
function withOwnGwp(factor: LibraryFactor): LibraryFactor {
  const set = /\bGWP set: (AR\d)\b/.exec(factor.notes)?.[1]
  return set === undefined ? factor : { ...factor, gwp: `IPCC ${set}, 100 years` }
}

/** A generated table whose rows become factors when they are first asked for: most callers need a handful of thousands. */
export function openFactorTable(table: FactorTable): OpenFactorTable {
  const factors: (LibraryFactor | undefined)[] = []
  const rowsById = new Map(table.id.map((id, row) => [id, row]))

  const allRows = table.id.map((_id, row) => row)
  const rowsByCategory = Map.groupBy(allRows, (row) => table.texts[table.category[row] ?? -1])

  function factorAt(row: number): LibraryFactor {
    const known = factors[row]
    if (known !== undefined) return known
    const factor = withOwnGwp(readFactor(table, row))
    factors[row] = factor
    return factor
  }

  function rowsWhere({ category, region, edition, unit, scope }: FactorQuery): number[] {
    const wanted = (
      [
        [table.region, region],
        [table.year, edition],
        [table.unit, unit],
      ] as const
    ).flatMap(([column, text]) => (text === undefined ? [] : [{ column, place: table.texts.indexOf(text) }]))
    const shelf = category === undefined ? allRows : (rowsByCategory.get(category) ?? [])
    return shelf.filter(
      (row) =>
        (scope === undefined || table.scope[row] === scope) &&
        wanted.every(({ column, place }) => column[row] === place),
    )
  }

  return { count: table.id.length, factorAt, rowOf: (id) => rowsById.get(id) ?? null, rowsWhere }
}
