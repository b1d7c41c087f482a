import { expect, test } from 'vitest'
import { mendWord } from './mend-word.ts'

test.for([
  ['2OKG', '20KG'],
  ['l2.5O', '12.50'],
  ['1OO', '100'],
  ['（15C)', '(15C)'],
  ['Elecricty', 'Electricity'],
  ['WEIGHBRIDBE', 'WEIGHBRIDGE'],
  ['Unleadcd', 'Unleaded'],
  ['装35.51T', '35.51T'],
] as const)('%s is mended to %s', ([read, mended]) => {
  expect(mendWord(read)).toBe(mended)
})

test.for(['UN12O2', 'Oil', 'P0-77120', 'E10', 'GOONDIWINDI', 'electrician', 'IBC', '5L', 'O'])(
  '%s stays as it was read',
  (read) => {
    expect(mendWord(read)).toBe(read)
  },
)
