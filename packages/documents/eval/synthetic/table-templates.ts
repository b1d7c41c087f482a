import { dayFirst, later, monthFirst, round } from './format.ts'
import { type Template, labelOf } from './template.ts'

const twelve = Array.from({ length: 12 }, (_, month) => month + 1)

/** Exports with a header row somewhere: meters, bills by month, fuel, travel, waste. */
export const tableTemplates: readonly Template[] = [
  {
    name: 'monthly-electricity',
    make(random) {
      const year = random.int(2022, 2025)
      const rows = twelve.map((month) => ({
        start: `${year}-${String(month).padStart(2, '0')}-01`,
        kwh: random.int(900, 9000),
      }))
      return {
        kind: 'table',
        label: labelOf({
          type: 'utility-bill',
          activities: rows.map(({ kwh }) => ({ kind: 'electricity', quantity: kwh, unit: 'kWh' })),
          uncertain: ['period', 'supplier', 'currency', 'total'],
        }),
        rows: [
          ['Site', 'Month', 'Electricity usage (kWh)', 'Cost ($)'],
          ...rows.map(({ start, kwh }) => ['Depot', start, kwh, round(kwh * 0.28)]),
        ],
      }
    },
  },
  {
    name: 'half-hour-meter',
    make(random) {
      const first = `${random.int(2023, 2025)}-03-01`
      const rows = Array.from({ length: 10 }, (_, day) =>
        Array.from({ length: 48 }, () => ({ day, kwh: random.decimal(0, 2, 3) })),
      ).flat()
      const sum = round(
        rows.reduce((total, { kwh }) => total + kwh, 0),
        3,
      )
      return {
        kind: 'table',
        label: labelOf({
          type: 'utility-bill',
          period: [first, later(first, 9)],
          activities: [{ kind: 'electricity', quantity: sum, unit: 'kWh' }],
        }),
        rows: [
          ['Timestamp', 'NMI', 'Consumption kWh'],
          ...rows.map(({ day, kwh }, index) => [
            `${later(first, day)} ${String(Math.floor((index % 48) / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
            '6305123456',
            kwh,
          ]),
        ],
      }
    },
  },
  {
    name: 'gas-water-properties',
    make(random) {
      const rows = twelve
        .slice(0, 6)
        .map((month) => ({ month, gj: random.decimal(2, 40, 1), kl: random.int(10, 300) }))
      return {
        kind: 'table',
        label: labelOf({
          type: 'utility-bill',
          activities: rows.flatMap(({ gj, kl }) => [
            { kind: 'natural-gas', quantity: gj, unit: 'GJ' },
            { kind: 'water', quantity: kl, unit: 'kL' },
          ]),
          uncertain: ['period', 'supplier', 'currency', 'total'],
        }),
        rows: [
          ['Portfolio report'],
          ['Prepared by facilities'],
          [],
          ['Building', 'Period start', 'Period end', 'Gas (GJ)', 'Water (kL)'],
          ...rows.map(({ month, gj, kl }) => ['Tower A', `2024-0${month}-01`, `2024-0${month}-28`, gj, kl]),
        ],
      }
    },
  },
  {
    name: 'fuel-card-au',
    make(random) {
      const rows = Array.from({ length: random.int(6, 20) }, () => ({
        date: random.date(2024, 2025),
        litres: random.decimal(12, 110, 2),
        product: random.pick(['Diesel', 'ULP 91', 'Premium 95']),
      }))
      const dates = rows.map(({ date }) => date).sort()
      return {
        kind: 'table',
        label: labelOf({
          type: 'fuel-receipt',
          period: [dates[0] ?? '', dates.at(-1) ?? ''],
          activities: rows.map(({ litres, product }) => ({
            kind: product === 'Diesel' ? 'diesel' : 'petrol',
            quantity: litres,
            unit: 'L',
          })),
          uncertain: ['currency', 'total', 'supplier'],
        }),
        rows: [
          [
            'Transaction Date',
            'Card',
            'Rego',
            'Odometer',
            'Product',
            'Quantity (L)',
            'Unit Price',
            'Amount (AUD)',
          ],
          ...rows.map(({ date, litres, product }, index) => [
            dayFirst(date),
            `4410${index}`,
            'XA12BC',
            80000 + index * 411,
            product,
            litres,
            1.899,
            round(litres * 1.899),
          ]),
        ],
      }
    },
  },
  {
    name: 'fuel-log-us',
    make(random) {
      const rows = Array.from({ length: 9 }, (_, index) => ({
        date: `2024-0${index + 1}-1${index % 9}`,
        gallons: random.decimal(6, 18, 3),
      }))
      return {
        kind: 'table',
        label: labelOf({
          type: 'fuel-receipt',
          activities: rows.map(({ gallons }) => ({ kind: 'petrol', quantity: gallons, unit: 'gal-us' })),
          uncertain: ['period', 'currency', 'total', 'supplier'],
        }),
        rows: [
          ['Date', 'Odometer', 'Gallons', 'Price/Gal', 'Fuel Type', 'Total'],
          ...rows.map(({ date, gallons }, index) => [
            monthFirst(date),
            41000 + 300 * index,
            gallons,
            3.459,
            'Regular',
            round(gallons * 3.459),
          ]),
        ],
      }
    },
  },
  {
    name: 'flights-export',
    make(random) {
      const rows = Array.from({ length: 8 }, () => ({
        date: random.date(2024, 2025),
        pair: random.pick([
          ['SYD', 'MEL'],
          ['BNE', 'SYD'],
          ['PER', 'SIN'],
          ['MEL', 'AKL'],
        ]),
      }))
      return {
        kind: 'table',
        label: labelOf({
          type: 'travel-manifest',
          activities: rows.map(() => ({ kind: 'flight', quantity: 1, unit: 'passenger-leg' })),
          uncertain: ['period', 'currency', 'total', 'supplier'],
        }),
        rows: [
          ['Traveller name', 'Departure date', 'Origin', 'Destination', 'Cabin class', 'Fare AUD'],
          ...rows.map(({ date, pair }, index) => [
            `Person ${index}`,
            dayFirst(date),
            pair[0] ?? '',
            pair[1] ?? '',
            'Economy',
            310.5,
          ]),
        ],
      }
    },
  },
  {
    name: 'waste-report',
    make(random) {
      const rows = twelve.slice(0, 7).map((month) => ({ month, t: random.decimal(0.3, 9, 2) }))
      return {
        kind: 'table',
        label: labelOf({
          type: 'invoice',
          activities: rows.map(({ t }) => ({ kind: 'waste', quantity: t, unit: 't' })),
          uncertain: ['period', 'currency', 'total', 'supplier'],
        }),
        rows: [
          ['Collection date', 'Waste stream', 'Tonnes', 'Facility'],
          ...rows.map(({ month, t }) => [
            `2024-0${month}-15`,
            month % 2 === 0 ? 'General waste' : 'Mixed recycling',
            t,
            'Redgum',
          ]),
        ],
      }
    },
  },
  {
    name: 'nl-meter-day',
    make(random) {
      const first = `${random.int(2022, 2024)}-01-01`
      const rows = Array.from({ length: 60 }, (_, day) => ({
        day,
        low: random.int(0, 12),
        high: random.int(0, 14),
      }))
      const sum = (pick: (row: { low: number; high: number }) => number) =>
        rows.reduce((total, row) => total + pick(row), 0)
      return {
        kind: 'table',
        label: labelOf({
          type: 'utility-bill',
          language: 'nl',
          period: [first, later(first, 59)],
          activities: [
            { kind: 'electricity', quantity: sum(({ low }) => low), unit: 'kWh' },
            { kind: 'electricity', quantity: sum(({ high }) => high), unit: 'kWh' },
          ],
          uncertain: ['supplier'],
        }),
        rows: [
          ['Datum', 'Meterstand dal', 'Verbruik dal (kWh)', 'Meterstand normaal', 'Verbruik normaal (kWh)'],
          ...rows.map(({ day, low, high }) => [
            dayFirst(later(first, day), '-'),
            8000 + day * 6,
            low,
            9000 + day * 7,
            high,
          ]),
        ],
      }
    },
  },
  {
    name: 'staff-list',
    make(random) {
      return {
        kind: 'table',
        label: labelOf({ type: 'other', acceptTypes: ['invoice'] }),
        rows: [
          ['Name', 'Department', 'Start date', 'Extension'],
          ...twelve.map((index) => [`Person ${index}`, 'Design', random.date(2015, 2020), 4000 + index]),
        ],
      }
    },
  },
]
