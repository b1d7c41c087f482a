import { continental, dayFirst, english, longDate, round } from './format.ts'
import { type Template, labelOf } from './template.ts'

/** Materials, waste, freight and refrigerant; invoices without quantities that matter. */
export const goodsTemplates: readonly Template[] = [
  {
    name: 'concrete-au',
    make(random) {
      const m3 = random.decimal(2, 40, 1)
      const line = round(m3 * 251)
      const total = round((line + 180) * 1.1)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Stonecrop Concrete Pty Ltd',
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [{ kind: 'material', quantity: m3, unit: 'm3' }],
        }),
        rows: [
          'Stonecrop Concrete Pty Ltd',
          ['ABN 10 733 100 209', 'TAX INVOICE'],
          ['Invoice number', 'SC-4410', 'Date', dayFirst(random.date())],
          ['Description', 'Qty', 'Unit', 'Price', 'Total'],
          ['N32 concrete 20 mm', m3.toFixed(1), 'm3', '251.00', english(line, 2)],
          ['Saturday delivery fee', '1', 'ea', '180.00', '180.00'],
          ['Subtotal', '', '', '', english(line + 180, 2)],
          ['GST', '', '', '', english(total - line - 180, 2)],
          ['Total AUD', '', '', '', `$${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'steel-tonnes-de',
    make(random) {
      const t = random.decimal(1, 24, 2)
      const line = round(t * 812.5)
      const gross = round(line * 1.19)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          language: 'de',
          supplier: 'Eisenhandel Kraus GmbH',
          currency: 'EUR',
          total: gross,
          country: 'DE',
          activities: [{ kind: 'material', quantity: t, unit: 't' }],
        }),
        rows: [
          'Eisenhandel Kraus GmbH',
          ['Rechnung 20811', `Datum: ${dayFirst(random.date(), '.')}`],
          ['USt-IdNr.: DE999999999'],
          ['Bezeichnung', 'Menge', 'Einheit', 'Einzelpreis', 'Betrag'],
          ['Betonstahl B500B 12 mm', continental(t, 2), 't', '812,50', continental(line, 2)],
          ['Nettobetrag', '', '', '', continental(line, 2)],
          ['MwSt 19 %', '', '', '', continental(gross - line, 2)],
          ['Gesamtbetrag EUR', '', '', '', continental(gross, 2)],
          'Zahlbar innerhalb 14 Tagen netto',
        ],
      }
    },
  },
  {
    name: 'weighbridge',
    make(random) {
      const tare = random.int(9000, 13000)
      const net = random.int(900, 9000)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Redgum Transfer Station',
          country: 'AU',
          activities: [{ kind: 'waste', quantity: net, unit: 'kg' }],
          uncertain: ['currency', 'total'],
        }),
        rows: [
          'Redgum Transfer Station',
          'ABN 10 951 300 461',
          'Weighbridge docket',
          ['Date', dayFirst(random.date()), 'Rego', 'XB12CD'],
          ['Waste type', 'General waste'],
          ['Gross', `${english(tare + net, 0)} kg`],
          ['Tare', `${english(tare, 0)} kg`],
          ['Net', `${english(net, 0)} kg`],
        ],
      }
    },
  },
  {
    name: 'waste-services-bins',
    make(random) {
      const t = random.decimal(0.4, 6, 2)
      const m3 = random.int(3, 12)
      const total = round((t * 285 + m3 * 48) * 1.1)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Clearfield Waste Pty Ltd',
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [
            { kind: 'waste', quantity: t, unit: 't' },
            { kind: 'waste', quantity: m3, unit: 'm3' },
          ],
          uncertain: ['period'],
        }),
        rows: [
          'Clearfield Waste Pty Ltd',
          ['Tax Invoice 7781', 'ABN 10 951 300 461', `Date ${longDate(random.date())}`],
          ['Service', 'Quantity', 'Unit', 'Rate', 'Amount'],
          ['General waste to landfill', t.toFixed(2), 't', '285.00', english(round(t * 285), 2)],
          ['Recycling cardboard bin lift', String(m3), 'm3', '48.00', english(m3 * 48, 2)],
          ['Total inc GST', '', '', '', `$${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'freight-con-note',
    make(random) {
      const kg = random.int(80, 18000)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Overland Carriers',
          country: 'AU',
          activities: [{ kind: 'freight', quantity: kg, unit: 'kg' }],
          uncertain: ['currency', 'total', 'supplier'],
        }),
        rows: [
          'Overland Carriers',
          'Consignment note',
          ['Con note no', 'OC118822', 'Date', dayFirst(random.date())],
          ['Sender', 'Receiver'],
          ['Mill Timber, ALBURY NSW 2640', 'Bay Joinery, GEELONG VIC 3220'],
          ['Items', 'Description', 'Weight (kg)', 'Cubic'],
          ['4', 'Pallets sawn timber', english(kg, 0), '6.2 m3'],
          ['Total weight', `${english(kg, 0)} kg`],
        ],
      }
    },
  },
  {
    name: 'refrigerant-service',
    make(random) {
      const kg = random.decimal(0.5, 9, 1)
      const total = round((kg * 92 + 220) * 1.1)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Coldline Refrigeration Pty Ltd',
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [{ kind: 'refrigerant', quantity: kg, unit: 'kg' }],
        }),
        rows: [
          'Coldline Refrigeration Pty Ltd',
          ['Tax Invoice', 'INV-2201', dayFirst(random.date())],
          ['Description', 'Qty', 'Unit', 'Unit price', 'Amount'],
          ['R410A refrigerant top up', kg.toFixed(1), 'kg', '92.00', english(round(kg * 92), 2)],
          ['Labour', '2', 'hours', '110.00', '220.00'],
          ['Total inc GST', '', '', '', `$${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'consulting-invoice',
    make(random) {
      const hours = random.int(8, 80)
      const total = round(hours * 165 * 1.1)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Plumb Line Advisory Pty Ltd',
          currency: 'AUD',
          total,
          country: 'AU',
        }),
        rows: [
          'Plumb Line Advisory Pty Ltd',
          ['TAX INVOICE', 'Invoice no 118', dayFirst(random.date())],
          ['Bill to', 'Acme Holdings'],
          ['Description', 'Hours', 'Rate', 'Amount'],
          ['Project management', String(hours), '$165.00', `$${english(hours * 165, 2)}`],
          ['GST', '', '', `$${english(hours * 16.5, 2)}`],
          ['Total', '', '', `$${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'telecom-bill',
    make(random) {
      const total = random.decimal(40, 320, 2)
      return {
        kind: 'page',
        label: labelOf({
          type: 'invoice',
          supplier: 'Kookaburra Telecom Pty Ltd',
          currency: 'AUD',
          total,
          country: 'AU',
          uncertain: ['period'],
        }),
        rows: [
          'Kookaburra Telecom Pty Ltd',
          ['Tax invoice', 'Account number', '2290 1182'],
          ['Invoice date', longDate(random.date())],
          ['Mobile plan 80 GB', `$${english(total - 20, 2)}`],
          ['Broadband data usage 412 GB', '$0.00'],
          ['Call charges 118 minutes', '$20.00'],
          ['Total this invoice', `$${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'restaurant',
    make(random) {
      const total = random.decimal(18, 160, 2)
      return {
        kind: 'page',
        label: labelOf({
          type: 'other',
          supplier: 'Trattoria Olmo',
          currency: 'EUR',
          total,
          language: 'it',
          country: 'IT',
        }),
        rows: [
          'Trattoria Olmo',
          'P. IVA 01234567890',
          ['Tavolo 4', dayFirst(random.date())],
          ['2 Pizza margherita', continental(total - 6, 2)],
          ['1 Acqua 0,75 l', '6,00'],
          ['TOTALE EURO', continental(total, 2)],
          ['Contanti', continental(total, 2)],
        ],
      }
    },
  },
  {
    name: 'supermarket-nl',
    make(random) {
      const total = random.decimal(8, 90, 2)
      return {
        kind: 'page',
        label: labelOf({
          type: 'other',
          supplier: 'Buurtmarkt De Linde B.V.',
          currency: 'EUR',
          total,
          language: 'nl',
          country: 'NL',
          uncertain: ['currency'],
        }),
        rows: [
          'Buurtmarkt De Linde B.V.',
          'Kassabon',
          ['Appels 1,25 kg', '3,10'],
          ['Melk 2 L', '2,18'],
          ['Kaas', continental(total - 5.28, 2)],
          ['Totaal', `€ ${continental(total, 2)}`],
          ['Pinnen', `€ ${continental(total, 2)}`],
          [dayFirst(random.date(), '-'), '11:20'],
          'Bedankt en tot ziens',
        ],
      }
    },
  },
  {
    name: 'letter',
    make(random) {
      return {
        kind: 'page',
        label: labelOf({ type: 'other' }),
        rows: [
          longDate(random.date()),
          'Dear Ms Falk',
          'Thank you for meeting us last week. We were glad to hear of your plans for the new',
          `office and its ${random.int(20, 90)} desks. As discussed we will send drawings by the end of the month,`,
          'and our engineer will call about the energy concept of the building.',
          'With kind regards',
        ],
      }
    },
  },
]
