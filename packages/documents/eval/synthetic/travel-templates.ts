import { continental, dayFirst, english, later, longDate, round, shortDate } from './format.ts'
import { type Template, labelOf } from './template.ts'

/** Itineraries, tickets, folios and rides. */
export const travelTemplates: readonly Template[] = [
  {
    name: 'e-ticket-two-legs',
    make(random) {
      const out = random.date()
      const back = later(out, random.int(2, 12))
      const [from, to] = random.pick([
        ['BNE', 'PER'],
        ['SYD', 'AKL'],
        ['MEL', 'HBA'],
        ['ADL', 'CNS'],
      ])
      const total = random.decimal(180, 1600, 2)
      return {
        kind: 'page',
        label: labelOf({
          type: 'travel-manifest',
          supplier: 'Coolabah Airlines',
          period: [out, back],
          currency: 'AUD',
          total,
          activities: [
            { kind: 'flight', quantity: 1, unit: 'passenger-leg' },
            { kind: 'flight', quantity: 1, unit: 'passenger-leg' },
          ],
        }),
        rows: [
          'Coolabah Airlines',
          'E-ticket itinerary receipt',
          ['Booking reference', 'QX81LM', 'Passenger', 'Ms A Whitby'],
          ['Flight', 'Date', 'From', 'To', 'Departs', 'Arrives', 'Class'],
          [`CB${random.int(100, 999)}`, longDate(out), from ?? '', to ?? '', '06:10', '09:35', 'Economy'],
          [`CB${random.int(100, 999)}`, longDate(back), to ?? '', from ?? '', '18:05', '23:10', 'Economy'],
          ['Total fare AUD', `$${english(total, 2)}`],
          ['Checked baggage 1 x 23kg'],
        ],
      }
    },
  },
  {
    name: 'agency-itinerary-labels',
    make(random) {
      const day = random.date()
      const count = random.int(1, 4)
      const names = ['R. Tan', 'S. Moreau', 'K. Adeyemi', 'L. Petrov'].slice(0, count)
      return {
        kind: 'page',
        label: labelOf({
          type: 'travel-manifest',
          supplier: 'Meridian Business Travel',
          period: [day, later(day, 3)],
          activities: [
            { kind: 'flight', quantity: count, unit: 'passenger-leg' },
            { kind: 'flight', quantity: count, unit: 'passenger-leg' },
          ],
          uncertain: ['currency', 'total'],
        }),
        rows: [
          'Meridian Business Travel',
          'Travel itinerary',
          ...names.map((name) => ['Passenger:', name]),
          ['Flight', 'QF11 operated by Coolabah'],
          ['Depart:', `Sydney (SYD) ${longDate(day)} 10:05`],
          ['Arrive:', `Los Angeles (LAX) ${longDate(day)} 06:00`],
          ['Flight', 'QF12'],
          ['Depart:', `Los Angeles (LAX) ${longDate(later(day, 3))} 22:30`],
          ['Arrive:', `Sydney (SYD) ${longDate(later(day, 3))} 06:35`],
        ],
      }
    },
  },
  {
    name: 'boarding-arrow',
    make(random) {
      const day = random.date()
      return {
        kind: 'page',
        label: labelOf({
          type: 'travel-manifest',
          supplier: 'Flybird',
          period: [day, day],
          activities: [{ kind: 'flight', quantity: 1, unit: 'passenger-leg' }],
          uncertain: ['currency', 'total', 'supplier'],
        }),
        rows: [
          'BOARDING PASS',
          ['Flybird', 'FB 402'],
          ['FRA - LIS', shortDate(day)],
          ['Seat 14C', 'Gate B22', 'Boarding 07:40'],
          ['Passenger', 'MEYER/ANNA MS'],
        ],
      }
    },
  },
  {
    name: 'hotel-folio',
    make(random) {
      const arrive = random.date()
      const nights = random.int(1, 6)
      const rate = random.decimal(120, 320, 2)
      const total = round(rate * nights)
      return {
        kind: 'page',
        label: labelOf({
          type: 'travel-manifest',
          supplier: 'Harbour Lane Hotel',
          period: [arrive, later(arrive, nights)],
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [{ kind: 'hotel', quantity: nights, unit: 'room-night' }],
        }),
        rows: [
          'Harbour Lane Hotel',
          ['ABN 10 951 300 461', '8 Quay St HOBART TAS 7000'],
          ['Tax Invoice', 'Folio 88120'],
          ['Guest', 'Mr J Ito', 'Room', '412'],
          ['Arrival', dayFirst(arrive), 'Departure', dayFirst(later(arrive, nights))],
          ...Array.from({ length: nights }, (_, night) => [
            dayFirst(later(arrive, night)),
            'Accommodation',
            `$${english(rate, 2)}`,
          ]),
          ['Total including GST', '', `$${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'hotel-rooms-nights-de',
    make(random) {
      const arrive = random.date()
      const nights = random.int(1, 5)
      const rooms = random.int(1, 3)
      const total = round(89 * nights * rooms)
      return {
        kind: 'page',
        label: labelOf({
          type: 'travel-manifest',
          language: 'de',
          supplier: 'Hotel Seeblick GmbH',
          period: [arrive, later(arrive, nights)],
          currency: 'EUR',
          total,
          country: 'DE',
          activities: [{ kind: 'hotel', quantity: nights * rooms, unit: 'room-night' }],
        }),
        rows: [
          'Hotel Seeblick GmbH',
          ['Rechnung Nr. 2211', `Datum ${dayFirst(later(arrive, nights), '.')}`],
          ['Anreise', dayFirst(arrive, '.'), 'Abreise', dayFirst(later(arrive, nights), '.')],
          [
            `${nights} Übernachtungen`,
            `${rooms} Zimmer`,
            'Einzelpreis 89,00 €',
            `${continental(total, 2)} €`,
          ],
          ['Gesamtbetrag', '', `${continental(total, 2)} €`],
          ['enthaltene MwSt 7 %', '', `${continental(total - total / 1.07, 2)} €`],
        ],
      }
    },
  },
  {
    name: 'rail-ticket-en',
    make(random) {
      const day = random.date()
      const total = random.decimal(14, 180, 2)
      return {
        kind: 'page',
        label: labelOf({
          type: 'travel-manifest',
          supplier: 'Northline Rail',
          period: null,
          currency: 'GBP',
          total,
          country: 'GB',
          activities: [{ kind: 'train', quantity: 1, unit: 'passenger-leg' }],
          uncertain: ['period', 'supplier'],
        }),
        rows: [
          'Northline Rail',
          'Your train ticket',
          ['York to London Kings Cross', longDate(day)],
          ['Adult 1', 'Standard Class', 'Single'],
          ['Price', `£${english(total, 2)}`],
          ['Coach C', 'Seat 41'],
        ],
      }
    },
  },
  {
    name: 'taxi-km',
    make(random) {
      const km = random.decimal(3, 48, 1)
      const total = round(km * 2.4 + 4.2)
      return {
        kind: 'page',
        label: labelOf({
          type: 'travel-manifest',
          supplier: 'Bayside Taxis',
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [{ kind: 'taxi', quantity: km, unit: 'km' }],
        }),
        rows: [
          'Bayside Taxis',
          'ABN 10 400 000 280',
          'Taxi receipt',
          [dayFirst(random.date()), '21:14'],
          ['Distance', `${km.toFixed(1)} km`],
          ['Meter fare', `$${english(total, 2)}`],
          ['Total fare incl GST', `$${english(total, 2)}`],
        ],
      }
    },
  },
]
