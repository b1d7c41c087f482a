import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaperSecondReading } from './paper-second-reading.tsx'

const said = { kind: 'electricity', quantity: '4,250', unit: 'kWh', page: 1, text: 'Total usage' } as const

test('says what both found, and what of the model is refused and why', () => {
  const proposals = [
    { ...said, verdict: 'agreed' as const, reason: null, about: ['a1'] },
    { ...said, quantity: '900.00', verdict: 'refused' as const, reason: 'money' as const, about: [] },
  ]
  render(<PaperSecondReading secondReading={{ model: 'stub-model', proposals, raised: [] }} />)
  expect(screen.getByRole('heading', { name: 'Second reading by stub-model' })).toBeVisible()
  const [agreed, refused] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(agreed).toBe('Found by both Electricity 4,250 kWh, “Total usage”, page 1')
  expect(refused).toMatch(/^Refused Electricity 900\.00.*: it is an amount of money$/)
})

test('a model that found nothing is said to have', () => {
  render(<PaperSecondReading secondReading={{ model: 'stub-model', proposals: [], raised: [] }} />)
  expect(screen.getByText('It proposed no line.')).toBeVisible()
})

test('nothing is said where no model was asked', () => {
  const { container } = render(<PaperSecondReading secondReading={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
