import { expect, test } from 'vitest'
import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { specimenAnalysis } from '../working/specimen-analysis.ts'
import { readStepsAsTheyCome } from './read-reading-lines.ts'
import { readUploadAnswer } from './read-upload-answer.ts'

const contentType = 'application/x-ndjson'
const opened = '{"step":"opened","isPicture":false}\n'
const typed = '{"step":"type","type":"electricity-bill"}\n'

test('each step is told once, when its line is whole', () => {
  const told: ReadingStep[] = []
  const take = readStepsAsTheyCome((step) => told.push(step))
  const text = `${opened}${typed}{"step":"done","analysis":{}}\n`
  for (let length = 1; length <= text.length; length += 7) take(contentType, text.slice(0, length))
  take(contentType, text)
  expect(told).toEqual([
    { step: 'opened', isPicture: false },
    { step: 'type', type: 'electricity-bill' },
  ])
})

test('an answer of another type tells no steps', () => {
  const told: ReadingStep[] = []
  readStepsAsTheyCome((step) => told.push(step))('application/json', opened)
  expect(told).toEqual([])
})

const answer = (body: string) => readUploadAnswer({ status: 200, contentType, retryAfter: null, body })

test('the last line is the analysis, or the problem with its own status, or a cut answer', () => {
  const done = `${opened}{"step":"done","analysis":${JSON.stringify(specimenAnalysis)}}\n`
  expect(answer(done)).toEqual({ ok: true, value: { kind: 'analysis', analysis: specimenAnalysis } })
  const problem = { status: 422, code: 'file_encrypted', detail: 'Open it first.', retry: false }
  expect(answer(`${opened}{"step":"failed","problem":${JSON.stringify(problem)}}\n`)).toMatchObject({
    ok: false,
    failure: { code: 'file_encrypted', status: 422, isWorthRetrying: false },
  })
  expect(answer(opened)).toMatchObject({ ok: false, failure: { code: 'broken' } })
})
