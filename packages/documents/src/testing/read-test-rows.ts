import { readCsv } from '../read/readers/read-csv.ts'
import { readTables } from '../find/structured/read-tables.ts'

/** What the rows of a made CSV file are read as; null for a file that cannot be read. */
export function readTestRows(...rows: readonly string[]) {
  const read = readCsv(rows.join('\n'))
  return read.ok ? readTables(read.value) : null
}

/** Its activities in short: "electricity 450 kWh". */
export function activitiesOfRows(...rows: readonly string[]) {
  return readTestRows(...rows)?.read.activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}
