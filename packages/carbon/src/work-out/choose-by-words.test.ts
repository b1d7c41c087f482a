import { expect, test } from 'vitest'
import { makeTestContext, makeTestLine } from '../testing/make-test-line.ts'
import { workOutActivities } from './work-out-activities.ts'

const stream = 'Construction and demolition waste'

function matchOf(description: string, issueDate: string | null, kind: 'waste' | 'material' = 'waste') {
  const line = makeTestLine({ kind, quantity: '4.34', unit: 't', description })
  const { activities } = workOutActivities([line], makeTestContext({ period: null, issueDate }))
  return activities[0]?.match
}

test('waste takes the edition of its date, and says so', () => {
  expect(matchOf(stream, '2025-12-05')).toMatchObject({
    status: 'accept',
    factors: ['au-nga-2025-waste-landfill-c-and-d-scope3-t'],
    reason: expect.stringContaining('NGA 2025 holds for 1 Jul 2025 to 30 Jun 2026; issue date 2025-12-05'),
  })
  expect(matchOf(stream, '2026-08-05')?.factors).toEqual(['au-nga-2026-waste-landfill-c-and-d-scope3-t'])
})

test.each([
  ['2023-12-05', 'NGA 2023 is not in the library, so the oldest held edition is used'],
  [null, 'no date found, so the newest edition is used'],
])('waste of %s is put up for review', (issueDate, reason) => {
  const match = matchOf(stream, issueDate)
  expect(match?.status).toBe('review')
  expect(match?.reason.toLowerCase()).toContain(reason.toLowerCase())
})

test('a factor that no edition changed holds for all of them', () => {
  expect(matchOf('Timber to landfill', '2024-09-05')).toMatchObject({
    factors: ['au-nga-2025-waste-landfill-wood-scope3-t'],
    reason: expect.stringContaining('the factor is the same in the 2024, 2025 and 2026 editions'),
  })
})

test('a material names the edition of its publisher', () => {
  expect(matchOf('Premixed concrete', '2025-08-22', 'material')?.reason).toContain('DESNZ/Defra 2025')
})

test('where the words settle it, candidates that they do not speak for are no alternatives', () => {
  const alternatives = matchOf(stream, '2025-12-05')?.alternatives ?? []
  expect(alternatives.filter(({ confidence }) => Number(confidence) < 0.05)).toEqual([])
})
