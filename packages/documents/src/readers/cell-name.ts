/** "C14" for row 13 and column 2, both counted from 0. */
export function cellNameOf(row: number, column: number): string {
  return columnNameOf(column) + String(row + 1)
}

function columnNameOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnNameOf(Math.floor(column / 26) - 1) + letter
}

/** The column, counted from 0, of "C14" or "Sheet1!C14"; null for a place that is no cell. */
export function columnOfCellName(name: string): number | null {
  const letters = /(?:^|!)([A-Z]{1,3})\d+$/.exec(name)?.[1]
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
