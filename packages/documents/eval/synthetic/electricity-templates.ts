import { american, anytime } from './names.ts'
import {
  continental,
  dayFirst,
  english,
  french,
  americanDate,
  later,
  longDate,
  monthFirst,
  round,
  shortDate,
} from './format.ts'
import { type Template, labelOf } from './template.ts'

/** Electricity bills in layouts of six countries; every figure adds up. */
export const electricityTemplates: readonly Template[] = [
  {
    name: 'au-single-rate',
    make(random) {
      const start = random.date(2023, 2025)
      const days = random.int(85, 95)
      const end = later(start, days - 1)
      const usage = random.int(600, 3200)
      const rate = random.decimal(22, 38, 3)
      const supply = random.decimal(80, 140, 3)
      const usageCost = round((usage * rate) / 100)
      const supplyCost = round((days * supply) / 100)
      const gst = round((usageCost + supplyCost) * 0.1)
      const total = round(usageCost + supplyCost + gst)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Paperbark Power',
          period: [start, end],
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [{ kind: 'electricity', quantity: usage, unit: 'kWh' }],
        }),
        rows: [
          ['Paperbark Power', 'Tax invoice'],
          'ABN 10 400 000 280',
          ['Customer number', String(random.int(1000000, 9999999))],
          ['Bill period', `${dayFirst(start)} - ${dayFirst(end)}`, `${days} days`],
          ['Supply address', '12 Wattle St GEELONG VIC 3220'],
          ['NMI', '63051234567'],
          ['Your usage summary'],
          ['Average daily usage', `${round(usage / days, 1)} kWh`],
          ['Same time last year', `${round((usage * 1.1) / days, 1)} kWh`],
          ['Average cost per day', `$${english(total / days, 2)}`],
          ['Electricity charges', 'Units', 'Price', 'Amount'],
          [
            'General usage all day',
            `${english(usage, 0)} kWh`,
            `$${(rate / 100).toFixed(5)}`,
            `$${english(usageCost, 2)}`,
          ],
          [
            'Daily supply charge',
            `${days} days`,
            `$${(supply / 100).toFixed(5)}`,
            `$${english(supplyCost, 2)}`,
          ],
          ['Total electricity charges', '', '', `$${english(usageCost + supplyCost, 2)}`],
          ['GST', '', '', `$${english(gst, 2)}`],
          ['Total new charges', '', '', `$${english(total, 2)}`],
          ['Greenhouse gas emissions', `${round((usage * 0.86) / 1000, 1)} tonnes`],
        ],
      }
    },
  },
  {
    name: 'au-time-of-use-two-prices',
    make(random) {
      const start = random.date(2023, 2025)
      const middle = later(start, 30)
      const end = later(start, 90)
      const use = [
        random.int(200, 500),
        random.int(300, 900),
        random.int(150, 400),
        random.int(200, 700),
        random.int(60, 300),
      ] as const
      const price = [0.42, 0.45, 0.24, 0.26, 0.19]
      const cost = use.map((kwh, index) => round(kwh * (price[index] ?? 0)))
      const subtotal = round(cost.reduce((sum, one) => sum + one, 0) + 91 * 1.1)
      const total = round(subtotal * 1.1)
      const line = (name: string, index: number, from: string, to: string) => [
        name,
        `${shortDate(from)} to ${shortDate(to)}`,
        `${use[index]} kWh`,
        `$${(price[index] ?? 0).toFixed(4)}`,
        `$${english(cost[index] ?? 0, 2)}`,
      ]
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Ridgeline Energy Pty Ltd',
          period: [start, end],
          currency: 'AUD',
          total,
          country: 'AU',
          activities: use.map((quantity) => ({ kind: 'electricity', quantity, unit: 'kWh' })),
        }),
        rows: [
          'Ridgeline Energy Pty Ltd',
          'ABN 10 512 000 319',
          ['Electricity account', `Issued ${longDate(later(end, 5))}`],
          ['Supply period', `${longDate(start)} to ${longDate(end)}`],
          ['Site', '4 Cooper Lane, PARRAMATTA NSW 2150'],
          ['Charges', 'Dates', 'Quantity', 'Rate', 'Cost'],
          line('Peak', 0, start, middle),
          line('Peak', 1, later(middle, 1), end),
          line('Off peak', 2, start, middle),
          line('Off peak', 3, later(middle, 1), end),
          line('Controlled load 1', 4, start, end),
          ['Supply charge', '', '91 days', '$1.1000', '$100.10'],
          ['Subtotal', '', '', '', `$${english(subtotal, 2)}`],
          ['GST 10%', '', '', '', `$${english(total - subtotal, 2)}`],
          ['Total this bill including GST', '', '', '', `$${english(total, 2)}`],
          ['Meter', 'Type', 'Previous', 'Current', 'Usage'],
          ['808211', 'Peak', '10422', String(10422 + use[0] + use[1]), String(use[0] + use[1])],
          ['808211', 'Off peak', '8120', String(8120 + use[2] + use[3]), String(use[2] + use[3])],
          ['808212', 'Controlled load', '3300', String(3300 + use[4]), String(use[4])],
        ],
      }
    },
  },
  {
    name: 'us-residential',
    make(random) {
      const start = random.date(2022, 2025)
      const days = random.int(28, 33)
      const end = later(start, days)
      const usage = random.int(320, 1900)
      const previous = random.int(11000, 70000)
      const delivery = round(usage * 0.06452)
      const supply = round(usage * 0.10117)
      const total = round(delivery + supply + 14.5)
      const supplier = random.pick(american)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier,
          period: [start, end],
          currency: 'USD',
          total,
          country: 'US',
          activities: [{ kind: 'electricity', quantity: usage, unit: 'kWh' }],
        }),
        rows: [
          [supplier, 'Page 1 of 2'],
          ['Account Number', '5512-0098-71', 'Bill Date', americanDate(later(end, 3))],
          ['Service Address: 88 Elm Ct, Dayton, OH 45402'],
          ['Billing Period', `${monthFirst(start)} - ${monthFirst(end)}`, `${days} days`],
          ['Previous Balance', `$${english(total - 21.3, 2)}`],
          ['Payment Received - Thank You', `-$${english(total - 21.3, 2)}`],
          [
            'Meter Number',
            'Read Date',
            'Current Read',
            'Previous Read',
            'Difference',
            'Multiplier',
            'kWh Used',
          ],
          [
            'A4471209',
            monthFirst(end),
            String(previous + usage),
            String(previous),
            String(usage),
            '1',
            english(usage, 0),
          ],
          ['Delivery Charges'],
          ['Customer charge', '$14.50'],
          [`Distribution charge ${english(usage, 0)} kWh x $0.06452`, `$${english(delivery, 2)}`],
          ['Supply Charges'],
          [`Generation ${english(usage, 0)} kWh x $0.10117`, `$${english(supply, 2)}`],
          ['Total Current Charges', `$${english(total, 2)}`],
          ['Total Amount Due', `$${english(total, 2)}`],
          ['Usage History'],
          ['Jan', '812 kWh', 'Feb', '790 kWh', 'Mar', '655 kWh'],
          ['Your average daily use', `${round(usage / days, 1)} kWh`],
          [`Make checks payable to ${supplier}`],
        ],
      }
    },
  },
  {
    name: 'de-strom',
    make(random) {
      const start = `${random.int(2022, 2024)}-01-01`
      const end = `${start.slice(0, 4)}-12-31`
      const old = random.int(12000, 60000)
      const usage = random.int(1500, 5200)
      const cost = round((usage * 31.42) / 100)
      const base = 142.8
      const net = round(cost + base)
      const tax = round(net * 0.19)
      const gross = round(net + tax)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          language: 'de',
          supplier: 'Stadtwerke Lindental GmbH',
          period: [start, end],
          currency: 'EUR',
          total: gross,
          country: 'DE',
          activities: [{ kind: 'electricity', quantity: usage, unit: 'kWh' }],
        }),
        rows: [
          'Stadtwerke Lindental GmbH',
          'Bahnhofstraße 4, 72000 Lindental',
          ['Ihre Stromrechnung', `Rechnungsdatum ${dayFirst(later(end, 20), '.')}`],
          ['Kundennummer', '40 118 223', 'USt-IdNr. DE123456789'],
          [`Abrechnungszeitraum ${dayFirst(start, '.')} bis ${dayFirst(end, '.')}`],
          ['Zählernummer', 'Zählerstand alt', 'Zählerstand neu', 'Verbrauch'],
          ['1ESM0012', continental(old, 0), continental(old + usage, 0), `${continental(usage, 0)} kWh`],
          ['Position', 'Menge', 'Preis', 'Betrag'],
          ['Arbeitspreis', `${continental(usage, 0)} kWh`, '31,42 ct/kWh', `${continental(cost, 2)} €`],
          ['Grundpreis', '365 Tage', '142,80 €/Jahr', `${continental(base, 2)} €`],
          ['Nettobetrag', '', '', `${continental(net, 2)} €`],
          ['19 % MwSt', '', '', `${continental(tax, 2)} €`],
          ['Rechnungsbetrag brutto', '', '', `${continental(gross, 2)} €`],
          [`Ihr Vorjahresverbrauch betrug ${continental(usage + 231, 0)} kWh.`],
        ],
      }
    },
  },
  {
    name: 'fr-electricite',
    make(random) {
      const start = random.date(2023, 2025)
      const end = later(start, 60)
      const peak = random.int(180, 900)
      const low = random.int(120, 700)
      const ht = round(peak * 0.2146 + low * 0.1696 + 28.4)
      const ttc = round(ht * 1.2)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          language: 'fr',
          supplier: 'Énergie du Vallon SA',
          period: [start, end],
          currency: 'EUR',
          total: ttc,
          country: 'FR',
          activities: [
            { kind: 'electricity', quantity: peak, unit: 'kWh' },
            { kind: 'electricity', quantity: low, unit: 'kWh' },
          ],
        }),
        rows: [
          'Énergie du Vallon SA',
          ['Facture d\u2019électricité', `du ${dayFirst(later(end, 4))}`],
          ['N° client', '22 118 004', 'TVA intracommunautaire FR 31 123456789'],
          ['Point de livraison', '14512345678901', '75011 PARIS'],
          [`Période de consommation du ${dayFirst(start)} au ${dayFirst(end)}`],
          ['', 'Consommation', 'Prix unitaire HT', 'Montant HT'],
          ['Heures pleines', `${french(peak, 0)} kWh`, '0,2146 €', `${french(round(peak * 0.2146), 2)} €`],
          ['Heures creuses', `${french(low, 0)} kWh`, '0,1696 €', `${french(round(low * 0.1696), 2)} €`],
          ['Abonnement', '2 mois', '14,20 €', '28,40 €'],
          ['Total HT', '', '', `${french(ht, 2)} €`],
          ['TVA 20 %', '', '', `${french(round(ttc - ht), 2)} €`],
          ['Total TTC', '', '', `${french(ttc, 2)} €`],
        ],
      }
    },
  },
  {
    name: 'es-luz',
    make(random) {
      const start = random.date(2023, 2025)
      const end = later(start, 31)
      const p = [random.int(40, 160), random.int(40, 150), random.int(80, 300)] as const
      const sum = p[0] + p[1] + p[2]
      const net = round(sum * 0.1532 + 11.2)
      const total = round(net * 1.21)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          language: 'es',
          supplier: 'Luz del Segura S.A.',
          period: [start, end],
          currency: 'EUR',
          total,
          country: 'ES',
          activities: [
            { kind: 'electricity', quantity: p[0], unit: 'kWh' },
            { kind: 'electricity', quantity: p[1], unit: 'kWh' },
            { kind: 'electricity', quantity: p[2], unit: 'kWh' },
          ],
        }),
        rows: [
          'Luz del Segura S.A.',
          'CIF A12345678',
          ['Factura de electricidad', `Fecha de emisión: ${longDate(later(end, 6), 'es')}`],
          [`Periodo de facturación: del ${dayFirst(start)} al ${dayFirst(end)}`],
          ['CUPS', 'ES0021000012345678AB'],
          ['Potencia contratada', '4,6 kW'],
          ['Consumo punta', `${continental(p[0], 0)} kWh`],
          ['Consumo llano', `${continental(p[1], 0)} kWh`],
          ['Consumo valle', `${continental(p[2], 0)} kWh`],
          ['Consumo total', `${continental(sum, 0)} kWh`],
          [
            'Energía consumida',
            `${continental(sum, 0)} kWh x 0,1532 €/kWh`,
            `${continental(round(sum * 0.1532), 2)} €`,
          ],
          ['Potencia', '', '11,20 €'],
          ['Base imponible', '', `${continental(net, 2)} €`],
          ['IVA 21%', '', `${continental(round(total - net), 2)} €`],
          ['Total factura', '', `${continental(total, 2)} €`],
        ],
      }
    },
  },
  {
    name: 'uk-dual-fuel',
    make(random) {
      const start = random.date(2023, 2025)
      const end = later(start, 30)
      const power = random.int(180, 600)
      const gas = random.int(500, 2200)
      const powerCost = round(power * 0.2851)
      const gasCost = round(gas * 0.0724)
      const total = round((powerCost + gasCost + 26.4) * 1.05)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: 'Harrow Vale Energy',
          period: [start, end],
          currency: 'GBP',
          total,
          country: 'GB',
          activities: [
            { kind: 'electricity', quantity: power, unit: 'kWh' },
            { kind: 'natural-gas', quantity: gas, unit: 'kWh' },
          ],
        }),
        rows: [
          'Harrow Vale Energy',
          ['Your energy statement', `Statement date: ${longDate(later(end, 2))}`],
          ['Supply address: 3 Mill Road, Leeds LS1 4AB'],
          [`Statement period: ${longDate(start)} to ${longDate(end)}`],
          'Electricity',
          ['MPAN', '1200 0345 6789 0'],
          ['Meter', 'Opening read', 'Closing read', 'Units used'],
          ['E18', '20110', String(20110 + power), `${power} kWh`],
          ['Energy used', `${power} kWh at 28.51p per kWh`, `£${english(powerCost, 2)}`],
          ['Standing charge', '30 days at 52.00p per day', '£15.60'],
          'Gas',
          ['Gas used (m3)', '41', 'Calorific value 39.4', 'Volume correction 1.02264'],
          ['Energy used', `${gas} kWh at 7.24p per kWh`, `£${english(gasCost, 2)}`],
          ['Standing charge', '30 days at 36.00p per day', '£10.80'],
          ['VAT at 5%', `£${english(round(total - powerCost - gasCost - 26.4), 2)}`],
          ['Total charges this period', `£${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'au-large-market',
    make(random) {
      const start = `${random.int(2023, 2025)}-0${random.int(1, 9)}-01`
      const end = later(start, 29)
      const peak = random.int(21000, 90000)
      const off = random.int(12000, 60000)
      const all = peak + off
      const energy = round(peak * 0.112 + off * 0.071)
      const total = round((energy + all * 0.0061 + all * 0.0149 + 412 * 11.2) * 1.1)
      return {
        kind: 'page',
        label: labelOf({
          type: 'utility-bill',
          supplier: anytime,
          period: [start, end],
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [
            { kind: 'electricity', quantity: peak, unit: 'kWh' },
            { kind: 'electricity', quantity: off, unit: 'kWh' },
          ],
        }),
        rows: [
          anytime,
          ['Tax Invoice', 'ABN 10 733 100 209'],
          ['NMI', '3120345678', 'Site address', '1 Depot Rd ARCHERFIELD QLD 4108'],
          ['Billing period', `${dayFirst(start)} to ${dayFirst(end)}`],
          ['Energy charges', 'Quantity', 'Loss factor', 'Rate', 'Amount'],
          [
            'Peak energy',
            `${english(peak, 0)} kWh`,
            '1.0000',
            '11.2000 c/kWh',
            `$${english(round(peak * 0.112), 2)}`,
          ],
          [
            'Off-peak energy',
            `${english(off, 0)} kWh`,
            '1.0000',
            '7.1000 c/kWh',
            `$${english(round(off * 0.071), 2)}`,
          ],
          ['Environmental charges'],
          [
            'Renewable energy target',
            `${english(all, 0)} kWh`,
            '',
            '0.6100 c/kWh',
            `$${english(round(all * 0.0061), 2)}`,
          ],
          ['Network charges'],
          [
            'Network volume',
            `${english(all, 0)} kWh`,
            '',
            '1.4900 c/kWh',
            `$${english(round(all * 0.0149), 2)}`,
          ],
          ['Network demand', '412.00 kVA', '', '$11.2000 /kVA', `$${english(412 * 11.2, 2)}`],
          ['Total excluding GST', '', '', '', `$${english(round(total / 1.1), 2)}`],
          ['GST', '', '', '', `$${english(round(total - total / 1.1), 2)}`],
          ['Total amount payable', '', '', '', `$${english(total, 2)}`],
          ['Power factor', '0.94', 'Maximum demand', '405.2 kW', 'kVArh', '18,220'],
        ],
      }
    },
  },
]
