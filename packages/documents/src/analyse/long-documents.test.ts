import { expect, test } from 'vitest'
import { readCsv } from '../read/readers/read-csv.ts'
import { readLimits } from '../read/limits/read-limits.ts'
import { interpretDocument } from './interpret-document.ts'

test('a long sheet that is no known table is looked at so far, and the reply says so', () => {
  const rows = Array.from({ length: readLimits.linesUnderstood + 500 }, (_, row) => `note ${row},blue,open`)
  const read = readCsv(['Ticket,Colour,State', ...rows].join('\n'))
  const interpretation = read.ok ? interpretDocument(read.value) : null
  expect(interpretation?.problems).toMatchObject([{ code: 'truncated' }])
  expect(interpretation?.activities).toEqual([])
})
