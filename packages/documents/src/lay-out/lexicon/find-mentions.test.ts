import { expect, test } from 'vitest'
import { foldText } from '../values/plain-text.ts'
import { dominantLanguages } from './dominant-languages.ts'
import { beginsWithTotal } from './begins-with-total.ts'
import { findMentions } from './find-mentions.ts'

function mentionsOf(text: string): string[] {
  const folded = foldText(text)
  return findMentions(folded).map(
    ({ concept, strength, start, end }) => `${concept} ${strength} ${folded.slice(start, end)}`,
  )
}

test('a mention stands at its offsets in the text, whatever its letters', () => {
  const text = 'Straße 4  Zählerstand neu'
  const mention = findMentions(foldText(text)).find(({ concept }) => concept === 'reading-after')
  expect(text.slice(mention?.start, mention?.end)).toBe('Zählerstand neu')
})

test('the longest phrase hides the shorter ones within it', () => {
  expect(mentionsOf('greenhouse gas')).toEqual(['carbon 3 greenhouse gas'])
})

test('both halves of a compound are said', () => {
  expect(mentionsOf('stromverbrauch')).toContain('electricity 3 stromverbrauch')
  expect(mentionsOf('stromverbrauch')).toContain('use 3 stromverbrauch')
})

test('digits in the place of letters change nothing', () => {
  expect(mentionsOf('c0nsumpti0n')).toEqual(['use 3 c0nsumpti0n'])
})

test('one wrong letter in a long word says a step less, in a short word nothing', () => {
  expect(mentionsOf('quantlty')).toContain('quantity 3 quantlty')
  expect(mentionsOf('quantxty')).toContain('quantity 2 quantxty')
  expect(mentionsOf('usxge')).toEqual([])
})

test('words of a phrase may stand two spaces or a hyphen apart, not further', () => {
  expect(mentionsOf('off-peak')).toContain('part 3 off-peak')
  expect(mentionsOf('off  peak')).toContain('part 3 off  peak')
  expect(mentionsOf('off     peak')).not.toContain('part 3 off     peak')
})

test('any number stands in the place of another in a phrase', () => {
  expect(mentionsOf('past 13 months')).toContain('history 3 past 13 months')
})

test('umlauts may be written as two letters', () => {
  expect(mentionsOf('faellig')).toEqual(mentionsOf('fallig').map((said) => said.replace('fallig', 'faellig')))
})

test('the language of most words is named first, and shares add up to one', () => {
  const shares = dominantLanguages([
    'ihre rechnung fur strom',
    'zahlerstand neu',
    'der verbrauch wird berechnet',
  ])
  expect(shares[0]?.language).toBe('de')
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(dominantLanguages(['4410 2297 8'])).toEqual([])
})

test('ten thousand lines are read in less than the time of a page', () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, row) => `off-peak usage ${row} kwh at 22.5 c/kwh  total charges`,
  )
  findMentions('x')
  const before = process.cpuUsage()
  for (const line of lines) findMentions(line)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1500)
})

test.each(['kul bistro', 'soma yoga studio', 'sum plaza', 'spolu centre', 'somme abbeville'])(
  'a place that begins like a total is none: %s',
  (name) => {
    expect(beginsWithTotal(name)).toBe(false)
  },
)

test.each(['suma', 'somme', 'razem kwh', 'som januari', 'celkem praha', 'soma 2024'])(
  'a total of whatever it adds up: %s',
  (name) => {
    expect(beginsWithTotal(name)).toBe(true)
  },
)

test('names of houses, gates and tickets that are words of other things too do not say surely what they are', () => {
  const words = [
    'Kemp Security',
    'Chata',
    'Hytte Byg',
    'Camping shop',
    'Bungalow Bau',
    'Gate 4',
    'Terminal 2',
  ]
  const wares = [
    'Süt tozu',
    'Játékhomok',
    'sitt kvar',
    'Terras Kies',
    'Number of tickets: 2',
    'Nombre de billets : 2',
  ]
  const sure = /^(?:hotel|flight|waste|travellers) 3 /
  expect([...words, ...wares, 'operated by'].flatMap(mentionsOf).filter((said) => sure.test(said))).toEqual(
    [],
  )
  expect(mentionsOf('Jätemaksu')).toEqual(['waste 3 jatemaksu'])
})
