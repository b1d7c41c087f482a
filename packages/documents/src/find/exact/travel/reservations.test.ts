import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { readExact } from '../read-exact.ts'

const flight = (person: string, change: object = {}) => ({
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'RXJ34P',
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  totalPrice: 4321,
  priceCurrency: 'SEK',
  underName: { '@type': 'Person', name: person },
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '3549',
    airline: { iataCode: 'IB', name: 'Iberia' },
    departureAirport: { iataCode: 'TXL' },
    arrivalAirport: { iataCode: 'MAD' },
    departureTime: { '@type': 'QDateTime', '@value': '2009-07-03T07:35:00+02:00' },
  },
  ...change,
})
const leg = (from: string, to: string, number: string, date: string) => ({
  flightNumber: number,
  airline: { iataCode: 'QF', name: 'Qantas' },
  departureAirport: { iataCode: from },
  arrivalAirport: { iataCode: to },
  departureTime: `${date}T07:35:00+10:00`,
  arrivalTime: `${date}T09:05:00+10:00`,
})

async function read(value: unknown) {
  return readExact(await textOfFile(JSON.stringify(value), 'booking.json'))
}

async function linesOf(value: unknown) {
  return (await read(value))?.read.activities.map(
    ({ description, quantity, unit, details }) =>
      `${description} ${quantity} ${unit ?? ''} ${details?.date ?? ''}`,
  )
}

test('reservations of several travellers are one leg with its passengers', async () => {
  const found = await read([flight('A'), flight('B')])
  expect(found?.read.activities).toMatchObject([
    { description: 'Flight IB3549 TXL–MAD', quantity: '2', details: { travellers: 2, date: '2009-07-03' } },
  ])
  expect([found?.fields.total?.value, found?.fields.currency?.value, found?.fields.supplier?.value]).toEqual([
    '4321',
    'SEK',
    'Iberia',
  ])
})

test('a reservation that is told twice is travelled once', async () => {
  expect(await linesOf([flight('A'), flight('A')])).toEqual([
    'Flight IB3549 TXL–MAD 1 passenger-leg 2009-07-03',
  ])
})

test('several legs and several people in one reservation all count', async () => {
  expect(
    await linesOf(
      flight('A', {
        underName: [{ name: 'A' }, { name: 'B' }],
        reservationFor: [leg('BNE', 'SYD', 'QF520', '2025-12-14'), leg('SYD', 'BNE', '545', '2025-12-16')],
      }),
    ),
  ).toEqual([
    'Flight QF520 BNE–SYD 2 passenger-leg 2025-12-14',
    'Flight QF545 SYD–BNE 2 passenger-leg 2025-12-16',
  ])
})

test('trains, buses and stays within a package and a graph are read', async () => {
  const found = await read({
    '@graph': [
      {
        '@type': 'ReservationPackage',
        subReservation: [
          {
            '@type': 'TrainReservation',
            reservationFor: {
              trainNumber: 'ICE 79',
              departureStation: { name: 'Berlin Hbf' },
              arrivalStation: { name: 'Köln Hbf' },
              departureDay: '2025-03-01',
            },
          },
          {
            '@type': 'http://schema.org/BusReservation',
            reservationFor: { departureBusStop: { name: 'Park St' }, arrivalBusStop: { name: 'Mill Rd' } },
          },
          {
            '@type': 'LodgingReservation',
            checkinTime: '2025-10-11T15:00:00',
            checkoutTime: '2025-10-13T12:00:00',
            reservationFor: { name: 'Harbour Rooms', address: { addressCountry: 'GB' } },
            totalPrice: { '@type': 'PriceSpecification', price: 169.98, priceCurrency: 'GBP' },
          },
        ],
      },
    ],
  })
  expect(
    found?.read.activities.map(({ kind, description, quantity, unit }) => [
      kind,
      description,
      quantity,
      unit,
    ]),
  ).toEqual([
    ['train', 'Train ICE 79 Berlin Hbf–Köln Hbf', '1', 'passenger-leg'],
    ['bus', 'Bus Park St–Mill Rd', '1', 'passenger-leg'],
    ['hotel', 'Harbour Rooms', '2', 'room-night'],
  ])
  expect([found?.classified.type, found?.read.activities[2]?.details?.country]).toEqual([
    'travel-record',
    'GB',
  ])
})

test('a cancelled reservation is not travelled, and is said', async () => {
  const found = await read([flight('A', { reservationStatus: 'https://schema.org/ReservationCancelled' })])
  expect([found?.read.activities, found?.problems.map(({ code }) => code)]).toEqual([[], ['cancelled']])
})

test('the price of a stay stands apart from its currency', async () => {
  const found = await read({
    '@type': 'LodgingReservation',
    checkinTime: '2025-10-11T15:00:00',
    checkoutTime: '2025-10-13T12:00:00',
    totalPrice: { price: 169.98, priceCurrency: 'GBP' },
  })
  expect([found?.fields.total?.value, found?.fields.currency?.value]).toEqual(['169.98', 'GBP'])
})

test('a reservation without places is left out, and is said', async () => {
  const found = await read([
    flight('A', { reservationFor: { flightNumber: '1' } }),
    { '@type': 'TaxiReservation' },
  ])
  expect([found?.read.activities, found?.problems.map(({ text }) => text)]).toEqual([
    [],
    ['2 reservations name no journey between two places and no stay that could be counted.'],
  ])
})

test('the markup of a page is read', async () => {
  const page = `<html><head><script type="application/ld+json">${JSON.stringify(flight('A'))}</script></head><body><p>Booked</p></body></html>`
  expect(readExact(await textOfFile(page, 'mail.txt'))?.read.activities).toMatchObject([
    { quantity: '1', kind: 'flight' },
  ])
})

test('the markup of a mail is read below its head', async () => {
  const body = `<html><body><script type="application/ld+json">${JSON.stringify(flight('A'), null, 1)}</script></body></html>`
  const mail = `From: Bookings <post@example.org>\nSubject: Your trip\nContent-Type: text/html\n\n${body}`
  expect(readExact(await textOfFile(mail, 'mail.txt'))?.read.activities).toMatchObject([
    { quantity: '1', kind: 'flight', details: { date: '2009-07-03' } },
  ])
})

test('other types of schema.org are no reservations', async () => {
  expect(
    await read([{ '@type': 'Event', name: 'Concert' }, { '@type': 'FoodEstablishmentReservation' }]),
  ).toBeNull()
})

test('whatever is booked is read back, traveller by traveller and leg by leg', async () => {
  const airports = fc.shuffledSubarray(['BNE', 'SYD', 'MEL', 'AKL', 'LHR', 'JFK'], {
    minLength: 2,
    maxLength: 2,
  })
  const booking = fc.record({
    route: airports,
    number: fc.integer({ min: 1, max: 9999 }),
    people: fc.integer({ min: 1, max: 4 }),
    day: fc.integer({ min: 10, max: 28 }),
  })
  const property = fc.asyncProperty(
    fc.uniqueArray(booking, { minLength: 1, maxLength: 5, selector: ({ number }) => number }),
    fc.boolean(),
    async (bookings, isListed) => {
      const made = bookings.flatMap(({ route: [from = '', to = ''], number, people, day }) => {
        const names = Array.from({ length: people }, (_, index) => `Traveller ${index}`)
        const reservationFor = leg(from, to, String(number), `2025-12-${day}`)
        return isListed
          ? [flight('', { underName: names.map((name) => ({ name })), reservationFor })]
          : names.map((name) => flight(name, { reservationFor }))
      })
      expect(await linesOf(made)).toEqual(
        bookings.map(
          ({ route: [from, to], number, people, day }) =>
            `Flight QF${number} ${from}–${to} ${people} passenger-leg 2025-12-${day}`,
        ),
      )
    },
  )
  await fc.assert(property, { numRuns: 60 })
})
