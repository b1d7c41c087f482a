import { expect, test } from 'vitest'
import { applyAnswers } from './apply-answers.ts'
import { groupQuestions } from './group-questions.ts'
import { isFooted, isRecalculated } from './check-figures.ts'
import { specimenAnalysis } from './specimen-analysis.ts'
import { workingCsv } from './working-csv.ts'
import { workingRows } from './working-rows.ts'

test('the specimen foots and every product agrees', () => {
  expect(isFooted(specimenAnalysis)).toBe(true)
  const agreements = workingRows(specimenAnalysis).map(
    ({ emission, factor }) => emission === null || factor === null || isRecalculated(emission, factor),
  )
  expect(agreements).toEqual([true, true, true])
})

test('a figure that is off by a gram is found', () => {
  const [row] = workingRows(specimenAnalysis)
  if (row === undefined || row.emission === null || row.factor === null)
    throw new Error('the specimen has a first sum')
  expect(isRecalculated({ ...row.emission, kgCO2e: '2847.501' }, row.factor)).toBe(false)
  expect(isFooted({ ...specimenAnalysis, totals: { ...specimenAnalysis.totals, kgCO2e: '3230.001' } })).toBe(
    false,
  )
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

test('the CSV computes each product and each scope with formulas over its own rows', () => {
  const lines = workingCsv(specimenAnalysis).split('\r\n')
  expect(lines[1]).toBe(
    'L1,"Peak usage 4,250 kWh @ 28.5c",Peak usage,4250,kWh,4250,kWh,0.67,electricity-qld-scope2,"DCCEEW, NGA Factors 2025, Table 1 (AU-QLD, 2025)",2,location-based,yes,=F2*H2,2847.5',
  )
  expect(lines[5]).toBe('Scope 2,,,,,,,,,,,,,"=SUMIFS(N$2:N$4,K$2:K$4,2,M$2:M$4,""yes"")",2847.5')
  expect(lines[7]).toBe('Total,,,,,,,,,,,,,=SUM(N5:N7),3230')
})

test('a text of the document that looks like a formula stays text', () => {
  expect(workingCsv(specimenAnalysis)).toContain(`,"'=Diesel, ""site"" tank",1000,L,`)
})
