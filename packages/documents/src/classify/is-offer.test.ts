import { expect, test } from 'vitest'
import { layoutOfText } from '../testing/layout-of-text.ts'
import { isOffer } from './is-offer.ts'

const offers = (...lines: readonly string[]) => isOffer('invoice', layoutOfText(...lines).lines)
const offersTravel = (...lines: readonly string[]) => isOffer('hotel-receipt', layoutOfText(...lines).lines)

test('a quotation and a rate card offer goods', () => {
  expect(offers('Acme Concrete', 'QUOTATION Q-4412', 'This is not an invoice.')).toBe(true)
  expect(offers('Acme Couriers - Rate card 2025/26')).toBe(true)
  expect(offers('TECHNICAL DATA SHEET', 'Acme grout, 20 kg bag')).toBe(true)
})

test('a bill or a docket that names its quote is none', () => {
  expect(offers('Acme Concrete', 'Tax invoice 5521', 'Quote Q-4412')).toBe(false)
  expect(offers('Acme Concrete', 'Delivery docket 118', 'Quote Q-4412')).toBe(false)
  expect(offers('Acme Carriers', 'Quote#: N/A')).toBe(false)
})

test('a quotation of a journey or a stay offers it, in any language', () => {
  expect(offersTravel('Harbour Hotel', 'Quotation', '3 nights, 2 rooms')).toBe(true)
  expect(offersTravel('Hotel am See', 'Angebot', '3 Nächte, 2 Zimmer')).toBe(true)
  expect(offersTravel('Oferta de viaje', 'Sydney - Melbourne')).toBe(true)
})

test('a booking or a folio that names its quote is none, nor one without a title', () => {
  expect(offersTravel('Harbour Hotel', 'Booking confirmation', 'Quotation Q-12')).toBe(false)
  expect(offersTravel('Hotel am See', 'Rechnung', 'Angebot 118 vom 3. Mai')).toBe(false)
  expect(offersTravel('Harbour Hotel', '3 nights, 2 rooms')).toBe(false)
})
