/** Rows of an RFC 4180 file as records keyed by the header. The data files are ours: a bad one is a bug and throws. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const isEndOfFile = end === '' && row.length === 0 && quoted === undefined && plain === ''
    if (isEndOfFile) break
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      rows.push(row)
      row = []
    }
  }
  const [header = [], ...body] = rows
  return body.map((cells, index) => {
    if (cells.length !== header.length)
      throw new Error(`row ${index + 2} has ${cells.length} of ${header.length} cells`)
    return Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']))
  })
}
