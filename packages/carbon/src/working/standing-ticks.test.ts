import { expect, test } from 'vitest'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { Correction } from './correction-schema.ts'
import { describeTick, ticksOnLine, toggleTick } from './standing-ticks.ts'
import type { PaperActivity } from './worked-paper.ts'

const bill = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '3184', unit: 'kWh' })])
const amount: Correction = {
  id: 'c1',
  paper: 0,
  reason: '',
  type: 'amount',
  activity: 'a1',
  quantity: '4260',
  unit: 'kWh',
}

function lineUnder(...corrections: readonly Correction[]): PaperActivity {
  const [line] = applyCorrections(bill, corrections).lines
  if (line === undefined) throw new Error('the bill has one line')
  return line
}

test('a tick on a changed line does not stand once the change is undone', () => {
  const ticks = toggleTick([], 0, lineUnder(amount), 'traced')
  expect(ticksOnLine(ticks, 0, lineUnder(amount))).toEqual([{ name: 'traced', isStanding: true }])
  const undone = ticksOnLine(ticks, 0, lineUnder())
  expect(undone.map(describeTick)).toEqual(['Traced, before the line was changed'])
})

test('a tick stands again when the line is again what was ticked', () => {
  const ticks = toggleTick([], 0, lineUnder(), 'vouched')
  expect(ticksOnLine(ticks, 0, lineUnder(amount))).toEqual([{ name: 'vouched', isStanding: false }])
  expect(ticksOnLine(ticks, 0, lineUnder())).toEqual([{ name: 'vouched', isStanding: true }])
})

test('a struck line keeps no tick of before', () => {
  const ticks = toggleTick([], 0, lineUnder(), 'traced')
  const struck = lineUnder({ id: 'c2', paper: 0, reason: '', type: 'strike', activity: 'a1' })
  expect(ticksOnLine(ticks, 0, struck)).toEqual([{ name: 'traced', isStanding: false }])
})

test('a second click takes a standing tick off, and sets one of before anew', () => {
  const ticks = toggleTick([], 0, lineUnder(), 'traced')
  expect(toggleTick(ticks, 0, lineUnder(), 'traced')).toEqual([])
  const again = toggleTick(ticks, 0, lineUnder(amount), 'traced')
  expect(again).toHaveLength(1)
  expect(ticksOnLine(again, 0, lineUnder(amount))).toEqual([{ name: 'traced', isStanding: true }])
})

test('a tick of a file that kept no state stands on a line as read, and on no other', () => {
  const ticks = [{ paper: 0, activity: 'a1', tick: 'traced' }] as const
  expect(ticksOnLine(ticks, 0, lineUnder())).toEqual([{ name: 'traced', isStanding: true }])
  expect(ticksOnLine(ticks, 0, lineUnder(amount))).toEqual([{ name: 'traced', isStanding: false }])
})
