import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import { expect, test } from 'vitest'
import type { Change } from './correct-papers.ts'
import type { DeskPorts } from './desk-core.ts'
import { foreseeTotals } from './foresee-totals.ts'

const bill = makeTestAnalysis([
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' }),
  makeTestLine({ id: 'a2', kind: 'electricity', quantity: '7', unit: null }),
])
const common = { id: 'c1', paper: 0, reason: '' } as const
const halved: Correction = { ...common, type: 'amount', activity: 'a1', quantity: '50', unit: 'kWh' }

function inUnit(unit: string): Change {
  return { type: 'amount', activity: 'a2', quantity: '7', unit, reason: '' }
}

function foresee(
  corrections: readonly Correction[],
  changes: readonly Change[],
  recalculate: DeskPorts['recalculate'] = (body) =>
    Promise.resolve({ ok: true, value: { papers: workPapers(body) } }),
) {
  const [worked] = workPapers({ analyses: [bill], corrections: [...corrections] })
  if (worked === undefined) throw new Error('one analysis gives one paper')
  return foreseeTotals({ analysis: bill, worked, corrections }, changes, recalculate)
}

function totalUnder(...corrections: readonly Correction[]) {
  return workPapers({ analyses: [bill], corrections: [...corrections] })[0]?.analysis.totals.kgCO2e
}

test('what is foreseen is the total that the change then gives, with what was corrected before', async () => {
  const place: Correction = { ...common, id: 'c2', type: 'place', activity: null, region: 'AU-VIC' }
  for (const made of [[], [halved], [halved, place]]) {
    const asked = ['kWh', 'MWh'].map(inUnit)
    expect(await foresee(made, asked)).toEqual(
      asked.map((change) => totalUnder(...made, { ...change, id: 'c9', paper: 0 })),
    )
  }
})

test('a change of the whole paper is foreseen over all its lines', async () => {
  const place: Change = { type: 'place', activity: null, region: 'AU-VIC', reason: '' }
  expect(await foresee([halved], [place])).toEqual([totalUnder(halved, { ...place, id: 'c9', paper: 0 })])
})

test('only the line that is asked about is sent', async () => {
  const sent: number[] = []
  await foresee([], ['kWh', 'MWh'].map(inUnit), (body) => {
    sent.push(...body.analyses.map(({ activities }) => activities.length))
    return Promise.resolve({ ok: true, value: { papers: workPapers(body) } })
  })
  expect(sent).toEqual([1, 1])
})

test('a change that counts nothing or is refused has no total, and neither has one that nobody answers', async () => {
  expect(await foresee([], [inUnit('L'), inUnit('furlong')])).toEqual(['uncounted', 'uncounted'])
  const silent = () => Promise.resolve({ ok: false as const, text: '', code: 'unreachable' })
  expect(await foresee([], [inUnit('kWh')], silent)).toEqual(['unknown'])
})
