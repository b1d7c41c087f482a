import { expect, test } from 'vitest'
import type { ActivityDraft } from '../../judge/account/activity-draft.ts'
import { findTotals } from '../../judge/known/totals.ts'
import { knowDates } from '../../judge/known/know-page.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { findDocumentFindings } from './document-findings.ts'
import { gatherChecks } from './gather-checks.ts'
import { checkIds } from '../../judge/relations/finding.ts'

const usage = (quantity: string, unit = 'kWh'): ActivityDraft => ({
  description: 'Usage',
  kind: 'electricity',
  quantity,
  unit,
  estimated: false,
  period: null,
  details: null,
  evidence: { page: 1, text: `Usage ${quantity}`, box: null, cell: null },
  read: 1,
  meaning: 1,
})

function findingsOf(activities: readonly ActivityDraft[], ...lines: readonly string[]) {
  const layout = layoutOfText(...lines)
  const findings = findDocumentFindings(layout, activities, knowDates(layout).period, findTotals(layout))
  return Object.fromEntries(findings.map(({ check, passed }) => [check, passed]))
}

test('lines that add up to the subtotal, and a tax that leads to the total, pass', () => {
  expect(
    findingsOf(
      [],
      'Concrete  6,592.80',
      'Delivery  180.00',
      'Subtotal  6,772.80',
      'GST  677.28',
      'Total  7,450.08',
    ),
  ).toMatchObject({ 'lines-foot': true, tax: true })
})

test('amounts that lead nowhere are no finding', () => {
  expect(findingsOf([], 'Concrete  6,592.80', 'Balance  11.00', 'Total  7,450.08')).not.toHaveProperty(
    'lines-foot',
  )
})

test('the printed number of days must be the period', () => {
  expect(findingsOf([], 'Billing period 1 July 2025 to 30 September 2025 (92 days)')).toMatchObject({
    'period-length': true,
  })
  expect(findingsOf([], 'Billing period 1 July 2025 to 30 September 2025 (61 days)')).toMatchObject({
    'period-length': false,
  })
})

test('a use beyond any meter fails', () => {
  expect(findingsOf([usage('92720')], 'Billing period 29/07/2024 to 27/08/2024')).toMatchObject({
    'usage-plausible': true,
  })
  expect(findingsOf([usage('92720000')], 'Billing period 29/07/2024 to 27/08/2024')).toMatchObject({
    'usage-plausible': false,
  })
})

test('a line that stands twice fails', () => {
  expect(findingsOf([usage('820'), usage('410')], '')).toMatchObject({ 'duplicate-lines': true })
  expect(findingsOf([usage('820'), usage('820')], '')).toMatchObject({ 'duplicate-lines': false })
})

test('a unit that cannot measure its kind fails', () => {
  expect(findingsOf([usage('820', 'L')], '')).toMatchObject({ 'units-compatible': false })
})

test('units of travel, stays, waste and materials are judged, money is not', () => {
  const line = (kind: ActivityDraft['kind'], unit: string) => ({ ...usage('2', unit), kind })
  expect(findingsOf([line('hotel', 'room-night')], '')).toMatchObject({ 'units-compatible': true })
  expect(findingsOf([line('material', 'm3')], '')).toMatchObject({ 'units-compatible': true })
  expect(findingsOf([line('waste', 'kWh')], '')).toMatchObject({ 'units-compatible': false })
  expect(findingsOf([line('electricity', 'kVA')], '')).toMatchObject({ 'units-compatible': false })
  expect(findingsOf([line('spend', 'AUD')], '')).not.toHaveProperty('units-compatible')
})

test('a sum that two readers found is told once, and days count both ends', () => {
  const twice = { check: 'line-product', passed: true, text: '2 × 3 = 6.', evidence: [] } as const
  expect(gatherChecks([twice, twice]).find(({ id }) => id === 'line-product')?.text).toBe('2 × 3 = 6.')
  const layout = layoutOfText('Billing period 1 July 2025 to 30 September 2025')
  const findings = findDocumentFindings(layout, [usage('920')], knowDates(layout).period, null)
  expect(findings.map(({ text }) => text)).toContain('920 kWh in 92 days is 10.0 a day.')
})

test('every check is told, with its severity where it failed', () => {
  const checks = gatherChecks([{ check: 'tax', passed: false, text: '1 + 1 ≠ 3.', evidence: [] }])
  expect(checks.map(({ id }) => id)).toEqual([...checkIds])
  expect(checks.find(({ id }) => id === 'tax')).toMatchObject({
    status: 'failed',
    severity: 'warning',
    text: '1 + 1 ≠ 3.',
  })
  expect(checks.find(({ id }) => id === 'parts-sum')).toMatchObject({
    status: 'not-possible',
    severity: 'info',
  })
})
