import { expect, test } from 'vitest'
import { mendText } from './mend-text.ts'

test.for([
  ['2OKG', '20KG'],
  ['l2.5O', '12.50'],
  ['1OO', '100'],
  ['（15C)', '(15C)'],
  ['Elecricty', 'Electricity'],
  ['WEIGHBRIDBE', 'WEIGHBRIDGE'],
  ['Unleadcd', 'Unleaded'],
  ['装35.51T', '35.51T'],
  ['RATE (INR/L) : 87. 62', 'RATE (INR/L) : 87.62'],
  ['12. 50', '12.50'],
] as const)('%s is mended to %s', ([read, mended]) => {
  expect(mendText(read)).toBe(mended)
})

test.for([
  'UN12O2',
  'Oil',
  'P0-77120',
  'E10',
  'GOONDIWINDI',
  'electrician',
  'IBC',
  '5L',
  'O',
  '1. 25',
  '12. 50 kg',
])('%s stays as it was read', (read) => {
  expect(mendText(read)).toBe(read)
})
