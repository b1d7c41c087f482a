import { expect, test } from 'vitest'
import { escapeFormula } from './escape-formula.ts'

test.each(['=1+1', '+1', '-1+1', '@sum', '\t=1', ' =1', '\u00a0-a', '＝1', '|cmd', '%x'])(
  '%j is not run',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  },
)

test.each(['-4.5', '-0', '12', '', 'Peak use - business', "'quoted"])('%j stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text)
})
