import { americanDate, continental, dayFirst, english, later, longDate, round } from './format.ts'
import { type Template, labelOf } from './template.ts'

/** Gas, water and heat bills. */
export const otherUtilityTemplates: readonly Template[] = [
  {
    name: 'au-gas',
    make(random) {
      const start = random.date(2023, 2025)
      const end = later(start, 60)
      const m3 = random.int(40, 260)
      const mj = Math.round(m3 * 38.41 * 1.0082)
      const cost = round((mj * 3.41) / 100)
      const total = round((cost + 61 * 0.72) * 1.1)
      const before = random.int(1000, 8000)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Correa Gas Pty Ltd',
          period: [start, end],
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [{ kind: 'natural-gas', quantity: mj, unit: 'MJ' }],
        }),
        rows: [
          ['Correa Gas Pty Ltd', 'Gas bill'],
          ['ABN', '10 512 000 319', 'MIRN', '5321 0045 678'],
          ['Issue date', longDate(later(end, 3))],
          [`Billing period ${longDate(start)} - ${longDate(end)} (61 days)`],
          ['Supply address', '9 Fig St NORTHCOTE VIC 3070'],
          ['Meter no.', 'Start read', 'End read', 'Heating value', 'Pressure factor', 'Usage'],
          ['8H112', String(before), String(before + m3), '38.41', '1.0082', `${english(mj, 0)} MJ`],
          ['Usage charge', `${english(mj, 0)} MJ`, '3.4100 c/MJ', `$${english(cost, 2)}`],
          ['Supply charge', '61 days', '72.00 c/day', `$${english(61 * 0.72, 2)}`],
          ['GST', '', '', `$${english(round(total - total / 1.1), 2)}`],
          ['Total charges incl. GST', '', '', `$${english(total, 2)}`],
          ['Average daily usage', `${round(mj / 61, 1)} MJ`, 'Last year', `${round((mj * 0.9) / 61, 1)} MJ`],
        ],
      }
    },
  },
  {
    name: 'us-gas',
    make(random) {
      const start = random.date(2022, 2025)
      const end = later(start, 30)
      const ccf = random.int(20, 190)
      const therms = Math.round(ccf * 1.034)
      const cost = round(therms * 1.1042)
      const total = round(cost + 12.75)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Prairie Natural Gas Company',
          period: [start, end],
          currency: 'USD',
          total,
          country: 'US',
          activities: [{ kind: 'natural-gas', quantity: therms, unit: 'therm' }],
        }),
        rows: [
          'Prairie Natural Gas Company',
          ['Statement Date', americanDate(later(end, 2))],
          ['Service to: 400 Grand Ave, Des Moines, IA 50309'],
          [`Service from ${americanDate(start)} to ${americanDate(end)}`],
          ['Present Reading', 'Previous Reading', 'CCF Used', 'BTU Factor', 'Therms'],
          [String(4410 + ccf), '4410', String(ccf), '1.0340', String(therms)],
          [`Gas charge ${therms} therms @ $1.1042`, `$${english(cost, 2)}`],
          ['Basic service charge', '$12.75'],
          ['Current charges', `$${english(total, 2)}`],
          ['Amount due', `$${english(total, 2)}`],
          ['Therms used last year same month', String(therms + 17)],
        ],
      }
    },
  },
  {
    name: 'de-gas',
    make(random) {
      const start = `${random.int(2022, 2024)}-01-01`
      const end = `${start.slice(0, 4)}-12-31`
      const m3 = random.int(700, 2400)
      const kwh = Math.round(m3 * 0.9612 * 11.231)
      const cost = round((kwh * 9.87) / 100)
      const gross = round((cost + 168) * 1.07)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          language: 'de',
          supplier: 'Gaswerk Ostheim GmbH',
          period: [start, end],
          currency: 'EUR',
          total: gross,
          country: 'DE',
          activities: [{ kind: 'natural-gas', quantity: kwh, unit: 'kWh' }],
        }),
        rows: [
          'Gaswerk Ostheim GmbH',
          ['Erdgasrechnung', `Rechnungsdatum: ${dayFirst(later(end, 25), '.')}`],
          [`Abrechnungszeitraum: ${dayFirst(start, '.')} - ${dayFirst(end, '.')}`],
          [
            'Verbrauch',
            `${continental(m3, 0)} m³`,
            'Zustandszahl 0,9612',
            'Brennwert 11,231',
            `${continental(kwh, 0)} kWh`,
          ],
          ['Arbeitspreis', `${continental(kwh, 0)} kWh`, '9,87 ct/kWh', `${continental(cost, 2)} €`],
          ['Grundpreis', '12 Monate', '14,00 €', '168,00 €'],
          ['Nettobetrag', '', '', `${continental(round(cost + 168), 2)} €`],
          ['Umsatzsteuer 7 %', '', '', `${continental(round(gross - cost - 168), 2)} €`],
          ['Gesamtbetrag', '', '', `${continental(gross, 2)} €`],
        ],
      }
    },
  },
  {
    name: 'au-water',
    make(random) {
      const start = random.date(2023, 2025)
      const end = later(start, 90)
      const kl = random.int(18, 160)
      const sewer = Math.round(kl * 0.8)
      const total = round(kl * 2.61 + sewer * 1.2 + 48.2)
      const before = random.int(200, 4000)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Tannum Shire Council',
          period: [start, end],
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [
            { kind: 'water', quantity: kl, unit: 'kL' },
            { kind: 'wastewater', quantity: sewer, unit: 'kL' },
          ],
        }),
        rows: [
          'Tannum Shire Council',
          ['Water account', `Date of issue ${longDate(later(end, 8))}`],
          [`Reading period: ${dayFirst(start)} to ${dayFirst(end)}`],
          ['Property', '21 Shore Rd GLADSTONE QLD 4680'],
          ['Meter', 'This reading', 'Last reading', 'Consumption (kL)'],
          ['W0912', String(before + kl), String(before), String(kl)],
          ['Water consumption', `${kl} kL @ $2.61`, `$${english(round(kl * 2.61), 2)}`],
          ['Sewage disposal', `${sewer} kL @ $1.20`, `$${english(round(sewer * 1.2), 2)}`],
          ['Water access charge', '', '$48.20'],
          ['Total current charges', '', `$${english(total, 2)}`],
          ['Your average daily consumption', `${Math.round((kl * 1000) / 91)} litres`],
        ],
      }
    },
  },
  {
    name: 'us-water-sewer',
    make(random) {
      const start = random.date(2022, 2025)
      const end = later(start, 60)
      const ccf = random.int(6, 60)
      const total = round(ccf * 4.12 + 22)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'City of Alder Water Department',
          period: [start, end],
          currency: 'USD',
          total,
          country: 'US',
          activities: [{ kind: 'water', quantity: ccf, unit: 'CCF' }],
        }),
        rows: [
          'City of Alder Water Department',
          ['Bill Date', americanDate(later(end, 4))],
          ['Service Period', `${americanDate(start)} to ${americanDate(end)}`],
          ['Service Address', '17 Bay St, Tacoma, WA 98402'],
          ['Previous', 'Current', 'Usage (CCF)'],
          ['1220', String(1220 + ccf), String(ccf)],
          [`Water usage ${ccf} CCF x $4.12`, `$${english(round(ccf * 4.12), 2)}`],
          ['Base charge', '$22.00'],
          ['Total current charges', `$${english(total, 2)}`],
        ],
      }
    },
  },
]
