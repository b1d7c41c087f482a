import type { CommaRecord } from './comma-records.ts'

type Below<Header> = { header: Header; above: readonly CommaRecord[]; rows: Iterable<CommaRecord> }

const headerRowsSearched = 40

/** The first of the first records that is a header, what stands above it, and the records below it, to be read once. */
export function recordsBelow<Header>(
  records: Generator<CommaRecord>,
  toHeader: (record: CommaRecord, above: readonly CommaRecord[]) => Header | null,
): Below<Header> | null {
  const above: CommaRecord[] = []
  while (above.length < headerRowsSearched) {
    const next = records.next()
    if (next.done === true) return null
    const header = toHeader(next.value, above)
    if (header !== null) return { header, above, rows: records }
    above.push(next.value)
  }
  return null
}
