import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { workingSchema } from '../working/working-schema.ts'
import { calculationCallSchema } from './calculation-schema.ts'
import { plainIssue } from './plain-issue.ts'

const activity = { kind: 'diesel', quantity: '4', unit: 'L' }

function messagesOf(sent: unknown, schema: typeof calculationCallSchema | typeof workingSchema): string[] {
  const parsed = safeParse(schema, sent, { error: plainIssue })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'This is missing: send an object with members.'],
  ['a list', [], 'Send an object with members.'],
  ['no activity', { activities: [] }, 'Send at least 1 entry.'],
  ['too many', { activities: Array.from({ length: 101 }, () => activity) }, 'Send at most 100 entries.'],
  ['a number', { activities: [{ ...activity, quantity: 4 }] }, 'Send a text in quotes.'],
  [
    'a separator',
    { activities: [{ ...activity, quantity: '4,000' }] },
    'Send digits, such as 4826, 0.5 or -12, without separators.',
  ],
  ['an empty unit', { activities: [{ ...activity, unit: '' }] }, 'Send at least 1 character.'],
  [
    'no day',
    { activities: [{ ...activity, date: '2025-02-30' }] },
    'Send a day that there is, as 2025-08-15.',
  ],
  ['travellers', { activities: [{ ...activity, travellers: 0 }] }, 'Send at least 1.'],
  [
    'a name that is not taken',
    { activities: [activity], lines: 1 },
    '“lines” is not a name that is taken here. Taken: activities.',
  ],
  [
    'a cabin',
    { activities: [{ ...activity, cabin: 'deck' }] },
    'Send one of economy, premium economy, business, first.',
  ],
])('%s: %j', (_name, sent, words) => {
  expect(messagesOf(sent, calculationCallSchema)).toEqual([words])
})

test('a version and a type of correction are told with those that there are', () => {
  const sent = {
    workingVersion: '2',
    analyses: [],
    corrections: [{ type: 'invent' }],
    ticks: [],
    signOff: null,
  }
  expect(messagesOf(sent, workingSchema)).toEqual([
    'Send “1”.',
    'Send at least 1 entry.',
    'Send one of amount, kind, date, place, period, factors, strike, choose, keep, add.',
  ])
})
