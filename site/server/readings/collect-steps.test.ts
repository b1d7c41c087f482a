import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectSteps } from '#server/readings/collect-steps.ts'

const opened: ReadingStep = { step: 'opened', isPicture: true }
const found: ReadingStep = { step: 'extraction', activities: 2 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('steps of a moment are told together, and later ones with those before', () => {
  const told: (readonly ReadingStep[])[] = []
  const { onStep } = collectSteps((steps) => told.push(steps))
  onStep(opened)
  expect(told).toEqual([])
  vi.advanceTimersByTime(200)
  onStep(found)
  vi.advanceTimersByTime(200)
  expect(told).toEqual([[opened], [opened, found]])
})

test('a reading that ends at once tells nothing and still has its steps', () => {
  const told: (readonly ReadingStep[])[] = []
  const { onStep, steps, end } = collectSteps((all) => told.push(all))
  onStep(opened)
  end()
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([])
  expect(steps).toEqual([opened])
})
