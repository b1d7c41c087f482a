import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeTestLine } from '../testing/make-test-line.ts'
import { analysisJsonSchema } from './analysis-json-schema.ts'
import { analysisSchema } from './analysis-schema.ts'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'

test('names the dialect and every part of the contract', () => {
  const schema = analysisJsonSchema()
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' })
  expect(Object.keys('properties' in schema ? (schema.properties as object) : {})).toEqual([
    'analysisVersion',
    'engine',
    'document',
    'supplier',
    'supplierId',
    'account',
    'issueDate',
    'currency',
    'total',
    'period',
    'place',
    'activities',
    'questions',
    'candidates',
    'secondReading',
    'checks',
    'totals',
    'factors',
    'problems',
  ])
})

test('the JSON Schema and the engine accept and refuse the same objects', () => {
  const published = z.fromJSONSchema(JSON.parse(JSON.stringify(analysisJsonSchema())))
  const analysis = makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '62.4', unit: 'L' })])
  const { document, ...undocumented } = analysis
  const given = [
    analysis,
    undocumented,
    { ...analysis, analysisVersion: '2' },
    { ...analysis, document: { ...document, sha256: 'short' } },
    { ...analysis, document: { ...document, type: 'letter' } },
    { ...analysis, totals: { ...analysis.totals, kgCO2e: 3230 } },
    { ...analysis, activities: [{ ...analysis.activities[0], quantity: '1e3' }] },
  ]
  const verdicts = given.map((object) => analysisSchema.safeParse(object).success)
  expect(given.map((object) => published.safeParse(object).success)).toEqual(verdicts)
  expect(verdicts).toEqual([true, false, false, false, false, false, false])
})

test('what the engine makes is valid', () => {
  const analysis = makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '62.4', unit: 'L' })])
  expect(analysisSchema.parse(analysis)).toEqual(analysis)
})

test('a float in place of digits is refused', () => {
  const analysis = makeTestAnalysis([])
  expect(
    analysisSchema.safeParse({ ...analysis, totals: { ...analysis.totals, kgCO2e: 3230 } }).success,
  ).toBe(false)
  expect(
    analysisSchema.safeParse({ ...analysis, totals: { ...analysis.totals, kgCO2e: '3.2e3' } }).success,
  ).toBe(false)
})
