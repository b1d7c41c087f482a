import { dayFirst, english, later, longDate, round, shortDate } from './format.ts'
import { type Template, labelOf } from './template.ts'

/** Layouts in which other figures stand beside the ones that count: steps, network charges, losses, bins, statements. */
export const chargeTemplates: readonly Template[] = [
  {
    name: 'au-daily-steps-solar',
    make(random) {
      const start = random.date(2023, 2025)
      const end = later(start, 91)
      const [first, rest, solar] = [random.int(700, 1100), random.int(120, 600), random.int(300, 2500)]
      const cost = round(first * 0.2761 + rest * 0.2992 + 92 * 1.148 - solar * 0.08)
      const total = round(cost * 1.1)
      const line = (label: string, kwh: number, rate: number) => [
        label,
        english(kwh, 3),
        'kWh',
        `$${rate.toFixed(5)}`,
        `$${english(round(kwh * rate), 2)}`,
      ]
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Tamarind Energy Pty Ltd',
          period: [start, end],
          currency: 'AUD',
          total,
          country: 'AU',
          uncertain: ['total'],
          activities: [
            { kind: 'electricity', quantity: first, unit: 'kWh' },
            { kind: 'electricity', quantity: rest, unit: 'kWh' },
            { kind: 'electricity-export', quantity: solar, unit: 'kWh' },
          ],
        }),
        rows: [
          'Tamarind Energy Pty Ltd',
          'ABN 10 400 000 280',
          ['Bill period', `${shortDate(start)} - ${shortDate(end)} (92 days)`],
          ['Supply address', '7 Kestrel Court GREENSLOPES QLD 4120'],
          ['Usage and supply charges', 'Usage', 'Unit', 'Charge rate', 'Total'],
          line('First 11.1 kWh per day', first, 0.2761),
          line('Thereafter', rest, 0.2992),
          ['Supply charge', '92', 'days', '$1.14800', '$105.62'],
          line('Solar feed-in', -solar, 0.08),
          ['Total new charges including GST', '', '', '', `$${english(total, 2)}`],
          ['Average daily usage', `${round((first + rest) / 92, 2)} kWh`],
          'Compare: 1 person 11.2 kWh 2 people 16.8 kWh 3 people 19.1 kWh',
        ],
      }
    },
  },
  {
    name: 'gb-half-hourly-network',
    make(random) {
      const start = `${random.int(2023, 2025)}-06-01`
      const [day, night, red] = [random.int(20000, 60000), random.int(6000, 15000), random.int(2000, 5000)]
      const all = day + night
      const amber = Math.floor((all - red) * 0.4)
      const line = (label: string, kwh: number, pence: number) => [
        label,
        `${english(kwh, 1)} kWh`,
        `${pence.toFixed(3)} p/kWh`,
        `£${english(round((kwh * pence) / 100), 2)}`,
      ]
      const net = round((day * 19.88 + night * 14.33 + red * 9.11 + amber * 1.02 + all * 0.801) / 100)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Fellside Business Energy Ltd',
          period: [start, later(start, 29)],
          currency: 'GBP',
          total: round(net * 1.2),
          country: 'GB',
          activities: [day, night].map((quantity) => ({ kind: 'electricity', quantity, unit: 'kWh' })),
        }),
        rows: [
          'Fellside Business Energy Ltd',
          ['VAT Reg No. GB 123 4567 89', 'Unit 4 Trent Way, Nottingham NG2 1AA'],
          ['Supply period', `${longDate(start)} - ${longDate(later(start, 29))}`],
          ['Description', 'Units', 'Rate', 'Amount'],
          line('Day energy', day, 19.88),
          line('Night energy', night, 14.33),
          line('DUoS red', red, 9.11),
          line('DUoS amber', amber, 1.02),
          line('DUoS green', all - red - amber, 0),
          ['Available capacity', '250 kVA', '', ''],
          line('Climate change levy', all, 0.801),
          ['Net total', '', '', `£${english(net, 2)}`],
          ['VAT @ 20%', '', '', `£${english(round(net * 0.2), 2)}`],
          ['Invoice total', '', '', `£${english(round(net * 1.2), 2)}`],
        ],
      }
    },
  },
  {
    name: 'waste-lifts-sizes-kilograms',
    make(random) {
      const kilograms = [random.int(900, 3000), random.int(200, 890), random.int(300, 899)] as const
      const streams = ['General waste', 'Commingled recycling', 'Garden organics']
      const sizes = ['4.5 m3', '3.0 m3', '240 L']
      const costs = kilograms.map((kg) => round(kg * 0.31))
      const net = round(costs.reduce((sum, cost) => sum + cost, 0))
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Mopoke Environmental Pty Ltd',
          currency: 'AUD',
          total: round(net * 1.1),
          country: 'AU',
          uncertain: ['period'],
          activities: kilograms.map((quantity) => ({ kind: 'waste', quantity, unit: 'kg' })),
        }),
        rows: [
          'Mopoke Environmental Pty Ltd',
          ['ABN 10 733 100 209', 'TAX INVOICE 55120', dayFirst(random.date())],
          'Service address: 3 Depot Rd EAGLE FARM QLD 4009',
          ['Site', 'Waste stream', 'Size', 'Qty', 'Total kg', 'Amount'],
          ...kilograms.map((kg, index) => [
            'North campus',
            streams[index] ?? '',
            sizes[index] ?? '',
            String(random.int(4, 26)),
            english(kg, 0),
            `$${english(costs[index] ?? 0, 2)}`,
          ]),
          ['GST', '', '', '', '', `$${english(round(net * 1.1) - net, 2)}`],
          ['Total including GST', '', '', '', '', `$${english(round(net * 1.1), 2)}`],
        ],
      }
    },
  },
  {
    name: 'quarry-docket',
    make(random) {
      const [tare, net] = [random.decimal(12, 17, 2), random.decimal(8, 33, 2)]
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Saltmarsh Aggregates Pty Ltd',
          country: 'AU',
          uncertain: ['currency'],
          activities: [{ kind: 'material', quantity: net, unit: 't' }],
        }),
        rows: [
          'Saltmarsh Aggregates Pty Ltd',
          'ABN 10 512 000 319',
          'Quarry Rd, Stapylton QLD 4207',
          ['Delivery docket', 'Q-220198'],
          ['Date', dayFirst(random.date())],
          ['Customer', 'Moreton Civil'],
          ['Product', '20mm aggregate'],
          ['Gross', `${round(tare + net).toFixed(2)} t`],
          ['Tare', `${tare.toFixed(2)} t`],
          ['Net', `${net.toFixed(2)} t`],
        ],
      }
    },
  },
  {
    name: 'freight-rail-road',
    make(random) {
      const loads = [random.decimal(8, 22, 1), random.decimal(20, 44, 1)] as const
      const kilometres = [random.int(300, 900), random.int(900, 2800)] as const
      const works = loads.map((load, index) => round(load * (kilometres[index] ?? 0), 1))
      return {
        kind: 'table',
        label: labelOf({
          type: 'invoice',
          uncertain: ['period'],
          activities: works.map((quantity) => ({ kind: 'freight', quantity, unit: 'tkm' })),
        }),
        rows: [
          ['Shipment', 'Date', 'Origin', 'Destination', 'Mode', 'Weight (t)', 'Distance (km)', 'Tonne-km'],
          ...works.map((work, index) => [
            `S${index + 1}`,
            later('2025-01-06', index * 7),
            'Perth',
            index === 0 ? 'Geraldton' : 'Adelaide',
            index === 0 ? 'Road' : 'Rail',
            loads[index] ?? 0,
            kilometres[index] ?? 0,
            work,
          ]),
        ],
      }
    },
  },
  {
    name: 'bank-statement',
    make(random) {
      const start = random.date(2023, 2025)
      const amounts = [random.decimal(200, 500, 2), random.decimal(60, 120, 2), random.decimal(150, 400, 2)]
      const payees = ['BPAY Tamarind Energy', 'Fuelmart Bendigo 48.2L', 'Skyline Airways MEL-SYD']
      return {
        kind: 'page',
        label: labelOf({
          type: 'other',
          country: 'AU',
          uncertain: ['supplier', 'period', 'total', 'currency'],
        }),
        rows: [
          'Commonbridge Bank',
          ['BSB 064-000', 'Account 1122 3344', 'Melbourne VIC 3000'],
          ['Date', 'Transaction', 'Debit', 'Credit', 'Balance'],
          ...payees.map((payee, index) => [
            shortDate(later(start, index * 6)),
            payee,
            english(amounts[index] ?? 0, 2),
            '',
            english(4000 - index * 300, 2),
          ]),
        ],
      }
    },
  },
]
