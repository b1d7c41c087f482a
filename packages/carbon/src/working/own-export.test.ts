import { expect, test } from 'vitest'
import { csvMark, pdfMark, recogniseOwnExport } from './own-export.ts'

test.each([
  [`${csvMark.join(',')},evidence\r\n1,bill.pdf`, 'csv'],
  [`\u00EF\u00BB\u00BF"${csvMark.join('";"')}"\n`, 'csv'],
  [`%PDF-1.7\n<< /Keywords (${pdfMark}) >>`, 'pdf'],
  ['{\n  "workingVersion": "1"', 'json'],
  ['{"workings": [1]}', null],
  ['%PDF-1.4\n<< /Producer (somebody) >>', null],
  ['document,file,line\n1,2,3', null],
  ['Meter,kWh\nE1,42', null],
])('a file of papers is told from a bill by its mark', (head, kind) => {
  expect(recogniseOwnExport(head)).toBe(kind)
})
