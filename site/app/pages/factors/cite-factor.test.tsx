import { expect, test } from 'vitest'
import type { FactorDetail } from '#shared/factor-answers.ts'
import { citeAsBibtex, citeAsText } from './cite-factor.ts'

const detail: FactorDetail = {
  factor: {
    id: 'xx-test-2025-fuel_50-scope1-l',
    name: 'Fuel & oil, 50 % {blend}',
    category: 'liquid-fuel',
    kgCO2ePerUnit: '2.5',
    unit: 'L',
    gases: null,
    scope: 1,
    scope3Category: null,
    region: 'XX',
    year: '2025',
    source: 'Ministry, Guide 2025, Table 3',
    sourceUrl: 'https://example.com',
    licence: 'CC BY 4.0',
    verification: 'A1',
    gwp: 'IPCC AR5, 100 years',
    notes: '',
  },
  kind: 'Liquid fuels',
  place: 'XX',
  publisher: 'Ministry',
  standsIn: '',
  verification: '',
  valid: null,
  companions: [],
  editions: [],
  units: ['L'],
}

test('the text names the source, the figure with its unit, and the page', () => {
  const text = citeAsText(detail)
  expect(text).toContain('Ministry, Guide 2025, Table 3. Fuel & oil, 50 % {blend}: 2.5 kg CO2e per L.')
  expect(text).toMatch(/\/factors\/xx-test-2025-fuel_50-scope1-l$/)
})

test('BibTeX escapes what TeX would run, and leaves the address as it is', () => {
  const entry = citeAsBibtex(detail)
  expect(entry).toContain(String.raw`title = {{Fuel \& oil, 50 \% \{blend\}}},`)
  expect(entry).toContain('/factors/xx-test-2025-fuel_50-scope1-l},')
  expect(entry).toMatch(/^@misc\{xx-test-2025-fuel_50-scope1-l,\n/)
})
