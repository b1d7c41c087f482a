import { expect, test } from 'vitest'
import { strikeUnknownFigures } from './strike-unknown-figures.ts'

async function strike(sources: readonly string[], ...pieces: string[]): Promise<string> {
  async function* given() {
    yield* pieces
  }
  let text = ''
  for await (const piece of strikeUnknownFigures(given(), () => sources)) text += piece
  return text
}

test('a figure of a tool, a passage or the visitor stays, however it is grouped', async () => {
  const sources = ['12480 kWh × 0.64 kgCO2e/kWh = 7,987.2 kg', 'Growth: 6 to 20 business units']
  const text = 'Your 12,480 kWh emit 7987.20 kg; Growth holds 6 to 20 units.'
  expect(await strike(sources, text)).toBe(text)
})

test('a figure of the model’s own is struck, whole or in pieces', async () => {
  expect(await strike(['1,000 kWh'], 'About 850 kg for 1,000 kWh.')).toBe(
    'About (figure left out) kg for 1,000 kWh.',
  )
  expect(await strike(['x'], 'About 8', '5', '0.5 ', 'kg in all')).toBe('About (figure left out) kg in all')
  expect(await strike(['x'], 'a price of $49 or 5 % off')).toBe(
    'a price of $(figure left out) or (figure left out) % off',
  )
})

test('names with digits and counts of steps are no figures', async () => {
  const text = 'Scope 2 of R410A, CO2e in AASB S2: 3 steps, [a factor](/factors/au-nga-2026-electricity)'
  expect(await strike([], text)).toBe(text)
})
