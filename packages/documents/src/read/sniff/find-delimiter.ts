import papaparse from 'papaparse'

export type Delimiter = {
  delimiter: string
  /** True when the lines agree on three or more columns, so that the text is a table. */
  isTable: boolean
}

const previewRows = 200
const candidates = ['\t', ';', '|', ',']
const tableColumns = 3
const tableRows = 4
const tableShare = 0.8

/**
 * The delimiter under which most rows have the same number of columns. Semicolons go before commas, because a
 * comma may be the decimal sign.
 */
export function findDelimiter(text: string): Delimiter {
  const stated = /^sep=([;,|\t])\r?\n/.exec(text)?.[1]
  if (stated) return { delimiter: stated, isTable: true }

  const sample = text.slice(0, 256 * 1024)
  let best = { delimiter: ',', isTable: false, agreed: 0 }
  for (const delimiter of candidates) {
    if (!sample.includes(delimiter)) continue
    const { data } = papaparse.parse<string[]>(sample, {
      delimiter,
      preview: previewRows,
      skipEmptyLines: 'greedy',
    })
    const { columns, rows } = findUsualWidth(data)
    if (columns < 2 || rows <= best.agreed) continue
    const isTable = columns >= tableColumns && rows >= tableRows && rows >= data.length * tableShare
    best = { delimiter, isTable, agreed: rows }
  }
  return { delimiter: best.delimiter, isTable: best.isTable }
}

function findUsualWidth(data: readonly (readonly string[])[]): { columns: number; rows: number } {
  const counts = new Map<number, number>()
  for (const row of data) if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  let usual = { columns: 1, rows: 0 }
  for (const [columns, rows] of counts) if (rows > usual.rows) usual = { columns, rows }
  return usual
}
