import { createHash } from 'node:crypto'
import { replayAnalysis } from '@doublerule/carbon/replay/replay.ts'
import { applyCorrections } from '@doublerule/carbon/working/apply-corrections.ts'
import { expect, test } from 'vitest'
import { interpretLast } from '../answer-from-site.ts'
import { paperOfSum } from './paper-of-sum.ts'

function paperOf(...contents: string[]) {
  const asked = interpretLast(contents.map((content) => ({ role: 'user', content })))
  return asked.kind === 'sum' ? paperOfSum(asked.activities) : null
}

test('a typed sum is a paper of its lines, of one place, that replays the same', () => {
  const paper = paperOf('300 kWh in SA + 50 L petrol')
  expect(paper?.analysis).toMatchObject({
    document: {
      fileName: '300 kWh of electricity in South Australia and 1 more.txt',
      mediaType: 'text/plain',
    },
    place: { region: 'AU-SA' },
    totals: { kgCO2e: '217.0422' },
    activities: [
      { evidence: { text: '300 kWh of electricity in South Australia', cell: 'line 1' } },
      { evidence: { cell: 'line 2' } },
    ],
  })
  expect(paper?.corrections).toEqual([])
  expect(paper && replayAnalysis(paper.analysis)).toEqual({ same: true })
})

test('its digest is that of the lines, which are its document', () => {
  const analysis = paperOf('300 kWh in SA')?.analysis
  const text = analysis?.activities.map(({ evidence }) => evidence.text).join('\n') ?? ''
  expect(analysis?.document.sha256).toBe(createHash('sha256').update(text).digest('hex'))
})

test('lines of several places stay where they were said to be when one is changed', () => {
  const paper = paperOf('300 kWh in NZ and 200 kWh in Victoria')
  if (paper === null) throw new Error('no paper')
  const { analysis, corrections } = paper
  expect(analysis.place).toBeNull()
  expect(applyCorrections(analysis, corrections).analysis.totals).toEqual(analysis.totals)
  const halved = {
    type: 'amount',
    id: 'c',
    paper: 0,
    reason: '',
    activity: 'a2',
    quantity: '100',
    unit: 'kWh',
  } as const
  const { lines } = applyCorrections(analysis, [...corrections, halved])
  expect(lines[1]?.activity.match.factors).toContain('au-nga-2026-electricity-vic-scope2')
})

test('a follow-up is the paper of the sum that it changes, and a line that lacks something is a problem', () => {
  expect(paperOf('300 kWh in SA', 'and in Tasmania?')?.analysis.place?.region).toBe('AU-TAS')
  const half = paperOf('300 kWh in SA and 40 kWh in Atlantis')?.analysis
  expect(half?.activities).toHaveLength(1)
  expect(half?.problems.map(({ code }) => code)).toEqual(['unknown_place'])
})

test('what was said beside the amount is told on the paper', () => {
  const paper = paperOf('4 people in a car 300 km')
  expect(paper?.analysis.problems).toMatchObject([
    { code: 'left_out', text: expect.stringContaining('Not in this sum: 4 people.') },
  ])
})

test('what is no sum, or cannot be worked out at all, has no paper', () => {
  expect(paperOf('How many users does Growth have?')).toBeNull()
  expect(paperOf('300 kWh in Atlantis')).toBeNull()
})
