const leastColumns = 4
const leastBarred = 2
const leastRows = 3
const gap = 4

/**
 * Lines of text with rows parted by commas set among them, "Date,Vehicle,Litres", or by bars, "| Date | Litres |": each
 * such run of rows is set in columns, as a printed table is. Commas of prose have a space after them, and do not agree
 * from line to line.
 */
export function alignDelimited(lines: readonly string[]): string[] {
  const aligned: string[] = []
  let index = 0
  while (index < lines.length) {
    const first = partRow(lines[index] ?? '')
    const rows = [first]
    while (index + rows.length < lines.length) {
      const next = partRow(lines[index + rows.length] ?? '')
      if (next.cells.length !== first.cells.length || next.isBarred !== first.isBarred) break
      rows.push(next)
    }
    // Column titles hold no figures.
    const isTable =
      first.cells.length >= (first.isBarred ? leastBarred : leastColumns) &&
      rows.length >= leastRows &&
      (first.isBarred || !first.cells.some((cell) => /\d/.test(cell)))
    aligned.push(...(isTable ? setInColumns(rows) : lines.slice(index, index + rows.length)))
    index += rows.length
  }
  return aligned
}

type DelimitedRow = { cells: readonly string[]; isBarred: boolean }

/** A line that is no row has no cells. */
function partRow(line: string): DelimitedRow {
  const barred = /^\s*[|│](.*)[|│]\s*$/.exec(line)?.[1]
  if (barred !== undefined) return { cells: barred.split(/[|│]/).map(plainCell), isBarred: true }
  const cells = /,\s|"|\t|\s{2}/.test(line) ? [] : line.split(',')
  return { cells: cells.length > 1 ? cells : [], isBarred: false }
}

/** Marks of emphasis and line breaks within a cell are no words of it. */
function plainCell(cell: string): string {
  return cell.replace(/<br ?\/?>|\*\*|__|`/gi, ' ').trim()
}

function setInColumns(rows: readonly DelimitedRow[]): string[] {
  const printed = rows.filter((row) => !isRule(row))
  const widths = printed.reduce<number[]>(
    (most, { cells }) => cells.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    isRule(row)
      ? ''
      : row.cells
          .map((cell, column) => cell.padEnd((widths[column] ?? 0) + gap))
          .join('')
          .trimEnd(),
  )
}

/** The rule below a head is drawn, not printed; its line stays empty, so that lines keep their numbers. */
function isRule({ cells, isBarred }: DelimitedRow): boolean {
  return isBarred && cells.every((cell) => /^[:-]*$/.test(cell))
}
