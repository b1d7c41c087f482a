const columnNames: string[] = []

/** "C14" for row 13 and column 2, both counted from 0. */
export function cellNameOf(row: number, column: number): string {
  columnNames[column] ??= columnNameOf(column)
  return `${columnNames[column]}${row + 1}`
}

function columnNameOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnNameOf(Math.floor(column / 26) - 1) + letter
}

/** The column, counted from 0, of "C14" or "Sheet1!C14"; null for a place that is no cell. */
export function columnOfCellName(name: string): number | null {
  let column = 0
  let place = name.lastIndexOf('!') + 1
  const first = place
  for (; place < name.length; place++) {
    const letter = name.charCodeAt(place) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  const hasRow = place < name.length && isRowNumber(name, place)
  return hasRow && place > first && place <= first + 3 ? column - 1 : null
}

function isRowNumber(name: string, from: number): boolean {
  for (let place = from; place < name.length; place++) {
    const digit = name.charCodeAt(place) - 48
    if (digit < 0 || digit > 9) return false
  }
  return true
}
