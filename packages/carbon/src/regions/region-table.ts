import regionTable from './regions.generated.json' with { type: 'json' }

export type RegionRow = {
  kind: string
  name: string
  state: string
  isAmbiguous: boolean
  matches: (text: string) => boolean
}

function columnAt<Item>(column: readonly Item[], row: number): Item {
  const value = column[row]
  if (value === undefined) throw new Error(`the region table ends before row ${row}`)
  return value
}

/** The table's patterns come as regular expressions, with "(?i)" for case, or as an inclusive range "2000..2599". */
function startMatcher(match: string): (text: string) => boolean {
  const range = /^(\d+)\.\.(\d+)$/.exec(match)
  if (range !== null) {
    const [, first = '', last = ''] = range
    return (text) => /^\d{4}$/.test(text) && text >= first && text <= last
  }
  const isCaseless = match.startsWith('(?i)')
  const pattern = new RegExp(isCaseless ? match.slice(4) : match, isCaseless ? 'i' : '')
  return (text) => pattern.test(text)
}

const allRows: readonly RegionRow[] = regionTable.kind.map((kind, row) => ({
  kind,
  name: columnAt(regionTable.name, row),
  state: columnAt(regionTable.state, row),
  isAmbiguous: columnAt(regionTable.ambiguous, row),
  matches: startMatcher(columnAt(regionTable.match, row)),
}))

/** The first row of a kind (au-regions.csv) that the text matches. */
export function findRegionRow(kind: string, text: string): RegionRow | null {
  return allRows.find((row) => row.kind === kind && row.matches(text)) ?? null
}
