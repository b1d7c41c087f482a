import { expect, test } from 'vitest'
import { factorSource } from './factor-source.ts'
import { specimenAnalysis } from './specimen-analysis.ts'

test('the card of a figure leads to the page of its factor and to its publisher', () => {
  const emission = specimenAnalysis.activities[0]?.emissions[0]
  const factor = specimenAnalysis.factors[emission?.factor ?? '']
  if (emission === undefined || factor === undefined) throw new Error('the specimen has no figure')
  const { lines } = factorSource(emission, factor)
  const hrefOf = (name: string) => lines.find(({ label }) => label === name)?.href
  expect(hrefOf('Factor')).toBe(`/factors/${factor.id}`)
  expect(hrefOf('Source')).toBe(factor.sourceUrl)
})
