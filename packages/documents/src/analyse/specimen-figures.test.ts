import { readFileSync } from 'node:fs'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { applyAiChoices } from '@doublerule/carbon/work-out/apply-ai-choices.ts'
import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { replayAnalysis } from '@doublerule/carbon/replay/replay.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeOcrEngine } from '../read/ocr/ocr-engine.ts'
import { analyseDocument } from './analyse-document.ts'

const names = [
  'electricity-bill.pdf',
  'gas-bill.pdf',
  'water-bill.pdf',
  'concrete-invoice.pdf',
  'fuel-card.xlsx',
  'fuel-docket.jpg',
  'fuel-docket-scan.png',
  'travel-manifest.csv',
  'meter-data-nem12.csv',
  'waste-docket.docx',
]
const analyses = new Map<string, Analysis>()

async function analyse(name: string): Promise<Analysis> {
  const result = await analyseDocument(
    readFileSync(new URL(`../../specimens/${name}`, import.meta.url)),
    name,
  )
  if (!result.ok) throw new Error(`${name}: ${result.problem.detail}`)
  return result.analysis
}

function analysisOf(name: string): Analysis {
  const analysis = analyses.get(name)
  if (analysis === undefined) throw new Error(`${name} was not read`)
  return analysis
}

beforeAll(async () => {
  for (const name of names) analyses.set(name, await analyse(name))
})
afterAll(closeOcrEngine)

/** What an auditor would check by hand: fields, lines, sums and totals. */
function describeFigures(analysis: Analysis): string {
  const { document, supplier, period, place, issueDate, total, currency, totals } = analysis
  const lines = analysis.activities.flatMap(({ kind, quantity, unit, description, match, emissions }) => [
    `${kind} ${quantity} ${unit ?? ''} "${description}": ${match.status}${match.proxy ? ', proxy' : ''}`,
    ...emissions.map(({ scope, counted, expression, kgCO2e, factor }) => {
      const { verification, year } = analysis.factors[factor] ?? {}
      return `  Scope ${scope}${counted ? '' : ' (not counted)'}: ${expression} = ${kgCO2e} [${factor}, ${year}, ${verification}]`
    }),
  ])
  return [
    `${document.type}, read by ${document.readBy}`,
    `supplier ${supplier?.value ?? '-'}, issued ${issueDate?.value ?? '-'}, ${total?.value ?? '-'} ${currency?.value ?? ''}`,
    `period ${period?.start ?? '-'} to ${period?.end ?? '-'}, place ${place?.region ?? '-'}`,
    ...lines,
    `total ${totals.kgCO2e} = ${totals.byScope['1']} + ${totals.byScope['2']} + ${totals.byScope['3']}`,
    ...analysis.questions.map(({ text, options }) => `question: ${text} ${options.length} answers`),
    ...analysis.checks
      .filter(({ status }) => status !== 'not-possible')
      .map(({ id, status }) => `${status}: ${id}`),
    '',
  ].join('\n')
}

test.for(names)('%s comes to the figures on record', async (name) => {
  await expect(describeFigures(analysisOf(name))).toMatchFileSnapshot(`../../specimens/figures/${name}.txt`)
})

test.for(names)('%s: every figure is recomputed from its inputs and factor ids', (name) => {
  const stored = analysisSchema.parse(JSON.parse(JSON.stringify(analysisOf(name))))
  expect(replayAnalysis(stored)).toEqual({ same: true })
})

test.for(names)('%s: everything that its factors were chosen by stands in the object', (name) => {
  const analysis = analysisOf(name)
  const noLine = new Map([['no such line', { id: '', reason: '' }]])
  const { engine, ...again } = applyAiChoices(analysis, noLine, 'none')
  expect({ ...again, engine: { version: engine.version, factorLibrary: engine.factorLibrary } }).toEqual(
    analysis,
  )
})

test.for(names)('%s: the same bytes give the same object', async (name) => {
  expect(JSON.stringify(await analyse(name))).toBe(JSON.stringify(analysisOf(name)))
})

test('each factor of a result names its source, address, licence and verification', () => {
  for (const { factors } of analyses.values()) {
    for (const factor of Object.values(factors)) {
      expect.soft(factor, factor.id).toMatchObject({
        source: expect.stringMatching(/\w/),
        sourceUrl: expect.stringMatching(/^https:/),
        licence: expect.stringMatching(/\w/),
        verification: expect.stringMatching(/^(?:A|B|D)/),
        gwp: expect.stringMatching(/AR5/),
      })
    }
  }
})
