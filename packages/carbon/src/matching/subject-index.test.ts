import { expect, test } from 'vitest'
import { confidenceOf } from './match-confidence.ts'
import { findNotActivity } from './not-an-activity.ts'
import { wordsOf } from './normalise-words.ts'
import { buildSubjectIndex } from './subject-index.ts'
import { allSubjects, subjectKeyOf, thingOf } from './subjects.ts'

const materials = buildSubjectIndex(
  allSubjects.filter(({ category, key }) => category === 'material' && key.endsWith('primary')),
)

test('a printed alias outranks a similar word', () => {
  expect(materials.rank('Structural plywood 17mm', 1)[0]?.subject.key).toBe('gb-defra-material-wood-primary')
})

test('a misspelt word is found by its letters', () => {
  expect(materials.rank('plastrboard sheets', 1)[0]?.subject.key).toBe(
    'gb-defra-material-plasterboard-primary',
  )
})

test('a direct hit is more certain than a resemblance, and a stranger is not certain at all', () => {
  const confidence = (text: string) => {
    const [best] = materials.rank(text, 1)
    return best === undefined ? 0 : confidenceOf(best.features)
  }
  expect(confidence('clay bricks')).toBeGreaterThan(0.9)
  expect(confidence('beeswax pellets')).toBeLessThan(0.3)
})

test('ranks no more than asked, best first', () => {
  const ranked = materials.rank('gyprock sheets', 3)
  expect(ranked).toHaveLength(3)
  expect(ranked[0]?.features.agreement).toBe(1)
})

test('words lose case, accents, plurals, numbers and stop words', () => {
  expect(wordsOf('2 × Côte Tyres for the Trucks, 45 kg')).toEqual(['cote', 'tyre', 'truck', 'kg'])
  expect(wordsOf('Mixed C & D waste')).toEqual(['mixed', 'c&d', 'waste'])
})

test('factors that differ by edition, unit and scope are one subject', () => {
  expect(
    new Set(
      ['au-nga-2025-waste-landfill-msw-scope3-t', 'au-nga-2026-waste-landfill-msw-scope3-m3'].map(
        subjectKeyOf,
      ),
    ).size,
  ).toBe(1)
})

test('a thing is named without its publisher, code and treatment', () => {
  expect(thingOf('Material (UK): Concrete, primary material production')).toBe('Concrete')
  expect(thingOf('Offices of Lawyers (NAICS 541110)')).toBe('Offices of Lawyers')
})

test.each(['GST 10%', 'Total amount due', 'Daily supply charge', 'Odometer 128,455', 'Road toll'])(
  '%s is no activity',
  (text) => {
    expect(findNotActivity(text)).not.toBeNull()
  },
)

test.each(['Peak usage', 'Diesel', 'Tip fee, green waste', 'Concrete 32 MPa', 'Total diesel delivered'])(
  '%s may be one',
  (text) => {
    expect(findNotActivity(text)).toBeNull()
  },
)
