const separator = ','
const leastColumns = 4
const leastRows = 3
const gap = 2

/**
 * Lines of text with rows parted by commas set among them, "Date,Vehicle,Litres": each such run of rows is set in
 * columns, as a printed table is. Commas of prose have a space after them, and do not agree from line to line.
 */
export function alignDelimited(lines: readonly string[]): string[] {
  const aligned: string[] = []
  let index = 0
  while (index < lines.length) {
    const count = columnsIn(lines[index] ?? '')
    let end = index + 1
    while (end < lines.length && columnsIn(lines[end] ?? '') === count) end += 1
    const run = lines.slice(index, end)
    // Column titles hold no figures.
    const isTable = count >= leastColumns && run.length >= leastRows && !/\d/.test(run[0] ?? '')
    for (const line of isTable ? setInColumns(run) : run) aligned.push(line)
    index = end
  }
  return aligned
}

function columnsIn(line: string): number {
  return /,\s|"|\t|\s{2}/.test(line) ? 0 : line.split(separator).length
}

function setInColumns(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.split(separator))
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + gap))
      .join('')
      .trimEnd(),
  )
}
