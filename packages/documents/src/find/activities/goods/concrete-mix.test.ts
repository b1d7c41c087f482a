import { expect, test } from 'vitest'
import { nameGoods } from './concrete-mix.ts'

test.each([
  ['4000 PSI 3/4" EXT AIR 5%', 'Concrete 4000 PSI 3/4" EXT AIR 5%'],
  ['N32/20/80 premixed concrete', 'N32/20/80 premixed concrete'],
  ['Washed sand', 'Washed sand'],
])('%s is looked up as %s', (name, expected) => {
  expect(nameGoods(name)).toBe(expected)
})
