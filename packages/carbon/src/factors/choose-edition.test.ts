import { expect, test } from 'vitest'
import { chooseCalendarEdition, chooseNgaEdition, countDays, findActivityDate } from './choose-edition.ts'

const editions = ['2024', '2025', '2026']

function on(day: string) {
  return { start: day, end: day, because: `dated ${day}` }
}

function during(start: string, end: string) {
  return { start, end, because: 'period of the document' }
}

test.each([
  ['2024-07-01', '2024', false],
  ['2025-06-30', '2024', false],
  ['2025-07-01', '2025', false],
  ['2026-06-30', '2025', false],
  ['2026-07-01', '2026', false],
  ['2027-06-30', '2026', false],
  ['2027-07-01', '2026', true],
  ['2024-06-30', '2024', true],
  ['2019-03-01', '2024', true],
] as const)('activity on %s takes NGA %s, out of range: %s', (day, edition, isOutsideRange) => {
  expect(chooseNgaEdition(on(day), editions)).toMatchObject({ edition, isOutsideRange })
})

test('says that the oldest edition stands in for activity before it', () => {
  expect(chooseNgaEdition(on('2019-03-01'), editions).because).toContain(
    'the oldest held edition is used: NGA 2024',
  )
})

test('without a date takes the newest edition and says so', () => {
  const choice = chooseNgaEdition(null, editions)
  expect(choice).toMatchObject({ edition: '2026', isOutsideRange: true })
  expect(choice.because).toContain('no date found')
})

test('a period across 1 July takes the edition of most of its days and says how many', () => {
  const choice = chooseNgaEdition(during('2025-06-15', '2025-09-14'), editions)
  expect(choice.edition).toBe('2025')
  expect(choice.because).toContain('76 of its 92 days')
  expect(chooseNgaEdition(during('2025-04-15', '2025-07-14'), editions).edition).toBe('2024')
})

test('of a tie across 1 July the later edition is taken', () => {
  expect(chooseNgaEdition(during('2025-06-30', '2025-07-01'), editions).edition).toBe('2025')
})

test('a calendar edition is that of the year in which the activity ended', () => {
  expect(chooseCalendarEdition(during('2024-12-20', '2025-01-19'), editions, 'DESNZ/Defra').edition).toBe(
    '2025',
  )
})

test('a calendar edition that is not held gives the nearest earlier one, else the oldest, and says so', () => {
  expect(chooseCalendarEdition(on('2026-02-01'), ['2024', '2025'], 'DESNZ/Defra')).toMatchObject({
    edition: '2025',
    isOutsideRange: true,
  })
  expect(chooseCalendarEdition(on('2020-02-01'), ['2024', '2025'], 'DESNZ/Defra')).toMatchObject({
    edition: '2024',
    isOutsideRange: true,
  })
})

test('counts both ends of a period, across a leap day', () => {
  expect(countDays('2024-02-28', '2024-03-01')).toBe(3)
})

test('an activity is dated by itself, then its line, then the document, then the issue date', () => {
  const line = { start: '2025-01-01', end: '2025-01-31' }
  const document = { start: '2025-02-01', end: '2025-02-28' }
  expect(findActivityDate('2025-05-05', line, document, '2025-03-03')?.start).toBe('2025-05-05')
  expect(findActivityDate(null, line, document, '2025-03-03')?.start).toBe('2025-01-01')
  expect(findActivityDate(null, null, document, '2025-03-03')?.start).toBe('2025-02-01')
  expect(findActivityDate(null, null, { start: null, end: null }, '2025-03-03')?.because).toBe(
    'issue date 2025-03-03',
  )
  expect(findActivityDate(null, null, null, null)).toBeNull()
})
