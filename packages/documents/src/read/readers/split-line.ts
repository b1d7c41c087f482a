export type LinePart = {
  text: string
  /** Where the part begins as an editor shows it: from 1, tabs at every eighth column. */
  column: number
}

const tabColumns = 8

/** The cells of a line of plain text: parted at tabs, table bars and runs of spaces. */
export function splitLine(line: string): LinePart[] {
  const isTableRow = (line.match(/[|│]/g)?.length ?? 0) >= 2
  const separator = isTableRow ? /[|│]|\t+|[ \u00a0]{2,}/g : /(?<=\S) [|│] (?=\S)|\t+|[ \u00a0]{2,}/g
  const parts: LinePart[] = []
  let column = 1
  let start = 0
  for (const match of [...line.matchAll(separator), null]) {
    const text = line.slice(start, match?.index ?? line.length)
    parts.push({ text, column })
    column = columnAfter(column, text + (match?.[0] ?? ''))
    start += text.length + (match?.[0].length ?? 0)
  }
  return parts
}

function columnAfter(column: number, text: string): number {
  let after = column
  for (const character of text) after += character === '\t' ? tabColumns - ((after - 1) % tabColumns) : 1
  return after
}
