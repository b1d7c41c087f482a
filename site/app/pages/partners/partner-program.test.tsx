import { dividedBy, minus, roundTo, times } from '@doublerule/carbon/decimal.ts'
import { expect, test } from 'vitest'
import { advancedFeatures, coreFeatures } from '#app/pages/features/feature-claims.ts'
import { consultantTypes, partnerSteps, services } from './partner-program.ts'

const examples = [...consultantTypes, ...services, ...partnerSteps].map(({ example }): string => example)

test('what a service comes to is what the feature pages show', () => {
  const shown = [...coreFeatures, ...advancedFeatures].map(({ example }) => example)
  expect(examples.filter((example) => shown.includes(example))).toEqual([
    '36 incidents in a quarter, 28 resolved',
    '210 + 450 + 580 = 1,240 t',
    '4 actions, −372 t, +$8,700 a year',
  ])
})

test('the sums of the examples come out', () => {
  const tonnes = times('420', minus('0.131', '0.092'))
  expect(examples).toContain(
    `+$1,260 ÷ ${roundTo(tonnes, 2)} t = $${roundTo(dividedBy('1260', tonnes), 2)} per tonne`,
  )
  expect(examples).toContain(`300 papers × 30 s = ${(300 * 30) / 3600} h`)
  expect(examples).toContain(`$1,000 × 15% × 12 = $${(1000 * 0.15 * 12).toLocaleString('en-US')}`)
})
