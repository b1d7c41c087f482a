/** The cells of a line of plain text: parted at tabs, table bars and runs of spaces. */
export function splitLine(line: string): string[] {
  const isTableRow = (line.match(/[|│]/g)?.length ?? 0) >= 2
  return line.split(isTableRow ? /[|│]|\t+|[ \u00a0]{2,}/ : /\t+|[ \u00a0]{2,}/)
}
