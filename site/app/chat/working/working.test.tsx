import { expect, test } from 'vitest'
import { applyAnswers } from './apply-answers.ts'
import { groupQuestions } from './group-questions.ts'
import { isFooted, isRecalculated } from './check-figures.ts'
import { specimenAnalysis } from './specimen-analysis.ts'
import { correctionsOf } from './open-paper.ts'

function firstProduct() {
  const emission = specimenAnalysis.activities[0]?.emissions[0]
  const factor = specimenAnalysis.factors[emission?.factor ?? '']
  if (emission === undefined || factor === undefined) throw new Error('the specimen has a first sum')
  return { emission, factor }
}

test('the specimen foots and its products agree', () => {
  const { emission, factor } = firstProduct()
  expect(isFooted(specimenAnalysis)).toBe(true)
  expect(isRecalculated(emission, factor)).toBe(true)
})

test('a figure that is off by a gram is found', () => {
  const { emission, factor } = firstProduct()
  expect(isRecalculated({ ...emission, kgCO2e: '2847.501' }, factor)).toBe(false)
  expect(isFooted({ ...specimenAnalysis, totals: { ...specimenAnalysis.totals, kgCO2e: '3230.001' } })).toBe(
    false,
  )
})

test('answers given in the chat go to the desk as corrections of their lines', () => {
  expect(correctionsOf(specimenAnalysis, { q1: 1 })).toEqual([
    {
      type: 'factors',
      id: 'answer-q1',
      paper: 0,
      activity: 'a2',
      factors: ['diesel-stationary'],
      label: 'Generator or plant',
      reason: '',
    },
  ])
  expect(correctionsOf(specimenAnalysis, {})).toEqual([])
})

test('an answer replaces the sum of its line, foots the totals again and closes the question', () => {
  const answered = applyAnswers(specimenAnalysis, { q1: 1 })
  expect(answered.totals).toEqual({
    kgCO2e: '5939.7',
    byScope: { '1': '2709.7', '2': '2847.5', '3': '382.5' },
  })
  expect(isFooted(answered)).toBe(true)
  expect(answered.questions).toEqual([])
  expect(answered.activities[1]).toMatchObject({
    match: { status: 'accept', reason: 'Answered by you: Generator or plant.' },
    emissions: [{ factor: 'diesel-stationary', kgCO2e: '2709.7', expression: '1000 L × 2.7097 kgCO2e/L' }],
  })
})

test('another answer to the same question starts again from the document', () => {
  expect(applyAnswers(specimenAnalysis, { q1: 0 }).totals.kgCO2e).toBe('5947.4')
})

test('an option whose figure cannot be worked out again changes nothing', () => {
  const [question] = specimenAnalysis.questions
  if (question === undefined) throw new Error('the specimen has a question')
  const doubtful = {
    ...specimenAnalysis,
    questions: [
      { ...question, options: [{ label: 'Ship', factors: ['diesel-road-light'], kgCO2e: '1', scope: '1' }] },
    ],
  }
  expect(applyAnswers(doubtful, { q1: 0 }).totals).toEqual(specimenAnalysis.totals)
})

test('lines that ask the same are asked once, with the sum over all of them', () => {
  const [question] = specimenAnalysis.questions
  const [, diesel] = specimenAnalysis.activities
  if (question === undefined || diesel === undefined) throw new Error('the specimen asks about diesel')
  const asked = {
    ...specimenAnalysis,
    activities: [...specimenAnalysis.activities, { ...diesel, id: 'a3', quantity: '500' }],
    questions: [
      question,
      {
        ...question,
        id: 'q2',
        activity: 'a3',
        options: question.options.map((option) => ({
          ...option,
          kgCO2e: option.kgCO2e === '2717.4' ? '1358.7' : '1354.85',
        })),
      },
    ],
  }
  expect(groupQuestions(asked)).toEqual([
    {
      text: question.text,
      ids: ['q1', 'q2'],
      lines: ['=Diesel, "site" tank'],
      options: [
        { label: 'Registered vehicle', kgCO2e: '4076.1', canChoose: true },
        { label: 'Generator or plant', kgCO2e: '4064.55', canChoose: true },
      ],
    },
  ])
  expect(applyAnswers(asked, { q1: 1, q2: 1 }).totals.byScope['1']).toBe('4064.55')
})

test('no answers leave the analysis as it is', () => {
  expect(applyAnswers(specimenAnalysis, {})).toBe(specimenAnalysis)
})
