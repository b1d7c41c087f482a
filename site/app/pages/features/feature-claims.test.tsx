import { decimal, dividedBy, roundTo, sumOf } from '@doublerule/carbon/decimal.ts'
import { expect, test } from 'vitest'
import { measures } from '#app/pages/carbon-planning/abatement-measures.ts'
import { depotYear, workOutYear } from '#app/pages/dashboard/ledger-year.ts'
import { scopes, scopeTonnes, yearTonnes } from '#app/pages/home/pieces/illustrative-year.ts'
import { openElectricityBill } from '#app/pages/home/working/electricity-bill.ts'
import { members, units } from '#app/pages/team-management/access.ts'
import { advancedFeatures, coreFeatures } from './feature-claims.ts'

const exampleOf = new Map(
  [...coreFeatures, ...advancedFeatures].map(({ title, example }) => [title, example]),
)

test('the bill of the collection is the specimen of the home page', () => {
  const bill = JSON.stringify(openElectricityBill(null, null))
  expect(exampleOf.get('Automated data collection')).toBe('electricity-bill.pdf: 4,826 kWh')
  expect(bill).toContain('electricity-bill.pdf')
  expect(bill).toContain('4,826 kWh')
})

test('the tonnes are those of the illustrative year', () => {
  const added = `${scopes.map(scopeTonnes).join(' + ')} = ${yearTonnes.toLocaleString('en-US')} t`
  expect(exampleOf.get('Comprehensive emissions tracking')).toBe(added)
  expect(exampleOf.get('ESG reporting')).toBe(
    `GRI 305-1: ${scopeTonnes(1)} t. GRI 305-2: ${scopeTonnes(2)} t`,
  )
})

test('the dashboard total is that of the depot’s ledger', () => {
  const tonnes = dividedBy(workOutYear(depotYear, 'AU-QLD').total.total, decimal('1000'))
  expect(exampleOf.get('Interactive dashboards')).toBe(`12 months, 3 scopes: ${roundTo(tonnes, 1)} t`)
})

test('the plan’s four actions are measures of the curve', () => {
  const actions = ['Grid power', 'Less cement', 'Renewable diesel', 'Idle shut-off'].map((start) =>
    measures.find(({ name }) => name.startsWith(start)),
  )
  const tonnes = sumOf(actions.map((action) => action?.savedTonnes ?? '0'))
  const dollars = sumOf(actions.map((action) => action?.costDollars ?? '0'))
  expect(exampleOf.get('Reduction planning')).toBe(
    `4 actions, −${tonnes} t, +$${Number(dollars).toLocaleString('en-US')} a year`,
  )
})

test('people, roles and units are those of the access matrix', () => {
  const roles = new Set(members.map(({ role }) => role))
  expect(exampleOf.get('Collaboration tools')).toBe(
    `${members.length} people, ${roles.size} roles, ${units.length} units`,
  )
})
