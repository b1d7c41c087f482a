import papaparse, { type ParseError } from 'papaparse'
import type { ReadResult } from '../../document-text.ts'
import { mediaTypes } from '../sniff/media-types.ts'
import { cellNameOf } from '../rows/cell-name.ts'
import { findDelimiter } from '../sniff/find-delimiter.ts'
import { readLimits } from '../limits/read-limits.ts'
import { openRowCollectors } from '../rows/row-collector.ts'

const statedDelimiter = /^sep=.\n/

/** Reads delimited text into one page; places are cell names such as "C14". */
export function readCsv(text: string): ReadResult {
  const { delimiter } = findDelimiter(text)
  // The parser takes the first line ending for every line's; files edited by hand mix them.
  const data = parseRows(text.replace(/\r\n?/g, '\n').replace(statedDelimiter, ''), delimiter)

  const collector = openRowCollectors()()
  let truncated = data.length > readLimits.rows
  for (const [row, values] of data.entries()) {
    truncated ||= values.length > readLimits.columns
    const cells = values.slice(0, readLimits.columns).map((value, column) => ({
      text: value,
      place: { page: 1, box: null, cell: cellNameOf(row, column) },
    }))
    if (collector.add(cells)) continue
    truncated = true
    break
  }
  const pages = [{ name: '1', rows: collector.rows, readBy: 'structured' }] as const
  return {
    ok: true,
    value: { kind: 'csv', mediaType: mediaTypes.csv, pages, json: null, truncated, readBy: 'structured' },
  }
}

/** An unpaired quote would swallow the rest of the file; such a file is read line by line, and that line without quoting. */
function parseRows(text: string, delimiter: string): string[][] {
  const options = { delimiter, preview: readLimits.rows + 1 }
  const quoted = papaparse.parse<string[]>(text, options)
  if (!quoted.errors.some(isUnpaired)) return quoted.data
  return text.split('\n', readLimits.rows + 1).map((line) => parseLine(line, delimiter))
}

function parseLine(line: string, delimiter: string): string[] {
  // Quotes after a space open a cell as well.
  const quoted = papaparse.parse<string[]>(line.replaceAll(`${delimiter} "`, `${delimiter}"`), { delimiter })
  const read = quoted.errors.some(isUnpaired)
    ? papaparse.parse<string[]>(line, { delimiter, quoteChar: '\u0000' })
    : quoted
  return read.data[0] ?? ['']
}

function isUnpaired({ type }: ParseError): boolean {
  return type === 'Quotes'
}
