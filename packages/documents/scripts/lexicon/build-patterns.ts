import { readRows } from './build-lexicon.ts'

/** A table with a column of patterns, column by column; each pattern has to be a regular expression. */
export function buildPatterns(text: string, columns: readonly string[]): object {
  const rows = readRows(text, columns.join('\t'))
  const cell = (row: readonly string[], name: string) => row[columns.indexOf(name)] ?? ''
  const known = rows.filter((row) => new RegExp(cell(row, 'pattern'), cell(row, 'flags')).source !== '(?:)')
  if (known.length < rows.length) throw new Error('a row has no pattern')
  return Object.fromEntries(columns.map((name) => [name, rows.map((row) => cell(row, name))]))
}
