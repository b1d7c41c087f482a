import { expect, test } from 'vitest'
import { makeTestLine } from '../testing/make-test-line.ts'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { renderReply } from './render-reply.ts'
import { detailsOf } from '../analysis/details-of.ts'

const bill = makeTestLine({
  kind: 'electricity',
  quantity: '4250',
  unit: 'kWh',
  description: 'Peak usage',
  evidence: { page: 1, text: 'Peak usage 4,250 kWh @ 28.5c', box: null, cell: null },
})

test('an electricity bill reads from the line on the page to tonnes by scope', () => {
  const analysis = makeTestAnalysis([bill], {
    supplier: { value: 'Example Energy', evidence: null, confidence: '0.9' },
    checks: [
      {
        id: 'foots',
        status: 'passed',
        severity: 'info',
        text: 'Lines add up to the subtotal.',
        evidence: [],
      },
    ],
  })
  expect(renderReply(analysis)).toBe(`**Electricity bill** (98 % sure)
Supplier: Example Energy
Period: 1 Jul 2025 to 30 Sep 2025
Place: Queensland (postcode 4000 of the supply address)

**Total: 3.230 t CO2e** (3,230.00 kg)
- Scope 2: 2,847.50 kg
- Scope 3: 382.50 kg
- Scope 2 market-based, shown and not counted: 3,442.50 kg. A bill prints no RPP, JRPP or certificates, so none are taken off.

**Peak usage: 4,250 kWh** (accepted, 98 %)
Page 1: "Peak usage 4,250 kWh @ 28.5c"
- Scope 2: 4250 kWh × 0.67 kgCO2e/kWh = 2,847.50 kg
- Scope 3: 4250 kWh × 0.09 kgCO2e/kWh = 382.50 kg
Factor: [DCCEEW, NGA Factors 2025, Table 1](https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors-2025)

**Checks**
✓ Lines add up to the subtotal.

Engine 0.18.0, factor library 2026-11.2.`)
})

test('a question shows both sums and that the total waits for it', () => {
  const reply = renderReply(
    makeTestAnalysis([makeTestLine({ kind: 'diesel', quantity: '62.4', unit: 'L', description: 'Diesel' })]),
  )
  expect(reply).toContain(', until you answer below')
  expect(reply).toContain('**Question on Diesel.**')
  expect(reply).toContain('- Registered vehicle: 211.26 kg, Scope 1 and 3')
  expect(reply).toContain('- Generator or off-road plant: 210.76 kg, Scope 1 and 3')
})

test('a document with nothing to count says so, and what was seen', () => {
  const analysis = makeTestAnalysis([])
  const document = {
    ...analysis.document,
    type: 'receipt' as const,
    typeReasons: ['menu items', 'card payment'],
  }
  const reply = renderReply({ ...analysis, document, period: null, place: null })
  expect(reply).toContain('nothing to count and nothing was guessed')
  expect(reply).toContain('What was seen: menu items, card payment.')
  expect(reply).not.toContain('Total')
})

test('an activity without a factor is shown with the reason', () => {
  const line = makeTestLine({ kind: 'train', quantity: '1', unit: 'passenger-leg', description: 'TGV 6857' })
  const reply = renderReply(makeTestAnalysis([line]))
  expect(reply).toContain('**TGV 6857: 1 passenger-leg** (not counted)')
  expect(reply).toContain('TGV 6857: no distance is printed.')
  expect(reply).not.toContain('Left out')
})

test('a problem of the document as a whole is listed', () => {
  const problems = [{ code: 'truncated', text: 'The file is longer than 30 pages.' }]
  expect(renderReply(makeTestAnalysis([bill], { problems }))).toContain(
    '**Left out, and why**\n- The file is longer than 30 pages.',
  )
})

test('text of the document cannot make links or markup', () => {
  const description = '**[Pay now](https://evil.example)** `<b>`'
  const reply = renderReply(
    makeTestAnalysis([
      { ...bill, description, evidence: { page: 1, text: description, box: null, cell: null } },
    ]),
  )
  expect(reply).not.toContain('](https://evil')
  expect(reply).not.toMatch(/[`<>]/)
})

test('no line of the working is wider than a table would be, links apart', () => {
  const flight = makeTestLine({
    kind: 'flight',
    quantity: '1',
    unit: 'passenger-leg',
    details: detailsOf({ origin: 'MEL', destination: 'SYD' }),
  })
  const working = renderReply(makeTestAnalysis([bill, { ...flight, id: 'a2' }])).split('\n')
  expect(working.some((line) => line.includes('\t') || /\|.*\|/.test(line))).toBe(false)
})

test('a long log shows its largest activities and counts the rest', () => {
  const fills = Array.from({ length: 32 }, (_, index) =>
    makeTestLine({
      id: `a${index}`,
      kind: 'petrol',
      quantity: String(index + 1),
      unit: 'L',
      description: `Fill ${index + 1}`,
    }),
  )
  const reply = renderReply(makeTestAnalysis(fills, {}, { documentType: 'fuel-log' }))
  expect(reply).toContain('The 12 largest are shown; 20 more are in the totals.')
  expect(reply).toContain('**Fill 32: 32 L**')
  expect(reply).not.toContain('**Fill 1: 1 L**')
})

test('the same question on several lines is asked once, with the sums of all', () => {
  const fills = ['62.4', '37.6'].map((quantity, index) =>
    makeTestLine({ id: `a${index}`, kind: 'diesel', quantity, unit: 'L', description: 'Diesel' }),
  )
  const reply = renderReply(makeTestAnalysis(fills))
  expect(reply.match(/Question on/g)).toHaveLength(1)
  expect(reply).toContain('**Question on 2 lines.**')
  expect(reply).toContain('- Registered vehicle: 338.56 kg, Scope 1 and 3')
})

test('a reason is given once', () => {
  const fills = ['62.4', '37.6'].map((quantity, index) =>
    makeTestLine({ id: `a${index}`, kind: 'diesel', quantity, unit: 'L', description: 'Diesel' }),
  )
  expect(renderReply(makeTestAnalysis(fills)).match(/Australian factors for diesel/g)).toHaveLength(1)
})

test('checks that could not be run are counted, not listed', () => {
  const check = {
    id: 'a',
    status: 'not-possible' as const,
    severity: 'info' as const,
    text: 'No tax is printed.',
    evidence: [],
  }
  expect(renderReply(makeTestAnalysis([bill], { checks: [check, check] }))).toContain('– 2 could not be run')
})

test('a failed check comes first', () => {
  const check = { severity: 'warning' as const, evidence: [] }
  const reply = renderReply(
    makeTestAnalysis([bill], {
      checks: [
        { ...check, id: 'a', status: 'passed', text: 'Dates are in order.' },
        { ...check, id: 'b', status: 'failed', text: 'Lines do not add up.' },
      ],
    }),
  )
  expect(reply).toContain('**Checks**\n✗ Lines do not add up.\n✓ Dates are in order.')
})

test('the name of a factor leads to its publisher, or where the caller says', () => {
  const analysis = makeTestAnalysis([bill])
  expect(renderReply(analysis)).toMatch(/Factor: \[DCCEEW, NGA Factors 2025, Table 1\]\(https:\/\//)
  const reply = renderReply(analysis, ({ id }) => `/factors/${id}`)
  expect(reply).toContain(
    'Factor: [DCCEEW, NGA Factors 2025, Table 1](/factors/au-nga-2025-electricity-qld-scope2)',
  )
})
