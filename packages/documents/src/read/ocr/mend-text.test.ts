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
  ['$3. 199', '$3.199'],
  ['1,729 EUR/1', '1,729 EUR/l'],
  ['DENVER C0 80204', 'DENVER CO 80204'],
  ['0ldbury', 'Oldbury'],
  ['26,97 L1ter', '26,97 Liter'],
  ['0402/2020', '04/02/2020'],
  ["m'", 'm3'],
  ["$/m'", '$/m3'],
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
  'A0000000041010',
  '0kWh/1',
  '10 m3',
  'H16',
  'E1',
  '1402/2020/3',
  'Invoice 0402/2020',
  '04/02/2020',
  '1. 25',
  '12. 50 kg',
])('%s stays as it was read', (read) => {
  expect(mendText(read)).toBe(read)
})
