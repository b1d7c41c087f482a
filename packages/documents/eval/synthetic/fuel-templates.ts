import { continental, dayFirst, english, monthFirst, round } from './format.ts'
import { type Template, labelOf } from './template.ts'

/** Pump receipts of five countries, and food bought at a petrol station. */
export const fuelTemplates: readonly Template[] = [
  {
    name: 'au-docket-cents',
    make(random) {
      const date = random.date()
      const [product, kind] = random.pick([
        ['Unleaded 91', 'petrol'],
        ['Premium Diesel', 'diesel'],
        ['E10 Unleaded', 'petrol'],
        ['Premium 98', 'petrol'],
      ])
      const litres = random.decimal(18, 88, 2)
      const cents = random.decimal(155, 225, 1)
      const total = round((litres * cents) / 100)
      return {
        kind: 'page',
        label: labelOf({
          type: 'fuel-receipt',
          supplier: 'Gidgee Roadhouse',
          currency: 'AUD',
          total,
          country: 'AU',
          activities: [{ kind, quantity: litres, unit: 'L' }],
        }),
        rows: [
          'Gidgee Roadhouse',
          'ABN 10 845 200 181',
          'Stuart Hwy KATHERINE NT 0850',
          'TAX INVOICE',
          [dayFirst(date), '14:22', 'Pump 3'],
          [product, `$${english(total, 2)}`],
          [`  ${litres.toFixed(2)} L @ ${cents.toFixed(1)} c/L`],
          ['TOTAL', `$${english(total, 2)}`],
          ['GST included', `$${english(total / 11, 2)}`],
          ['EFTPOS', `$${english(total, 2)}`],
        ],
      }
    },
  },
  {
    name: 'us-gallons',
    make(random) {
      const gallons = random.decimal(4, 21, 3)
      const price = random.decimal(2.9, 4.8, 3)
      const total = round(gallons * price)
      const [product, kind] = random.pick([
        ['REGULAR UNLEADED', 'petrol'],
        ['DIESEL #2', 'diesel'],
      ])
      return {
        kind: 'page',
        label: labelOf({
          type: 'fuel-receipt',
          supplier: 'QUICKFLOW MARKET',
          currency: 'USD',
          total,
          country: 'US',
          activities: [{ kind, quantity: gallons, unit: 'gal-us' }],
        }),
        rows: [
          'QUICKFLOW MARKET',
          '1200 Route 9',
          'Wichita, KS 67202',
          [monthFirst(random.date()), '08:14 AM'],
          ['PUMP# 07', product],
          ['GALLONS', gallons.toFixed(3)],
          ['PRICE/GAL', `$${price.toFixed(3)}`],
          ['FUEL SALE', `$${english(total, 2)}`],
          ['TOTAL', `$${english(total, 2)}`],
          'CREDIT  XXXX1234',
        ],
      }
    },
  },
  {
    name: 'de-tankbeleg',
    make(random) {
      const litres = random.decimal(12, 70, 2)
      const price = random.decimal(1.55, 2.05, 3)
      const total = round(litres * price)
      const [product, kind] = random.pick([
        ['Super E10', 'petrol'],
        ['Diesel', 'diesel'],
        ['Super Plus', 'petrol'],
      ])
      return {
        kind: 'page',
        label: labelOf({
          type: 'fuel-receipt',
          language: 'de',
          supplier: 'Tankhof Müller GmbH',
          currency: 'EUR',
          total,
          country: 'DE',
          activities: [{ kind, quantity: litres, unit: 'L' }],
        }),
        rows: [
          'Tankhof Müller GmbH',
          'Hauptstraße 12',
          '50667 Köln',
          ['Zapfsäule 4', product],
          [`${continental(litres, 2)} l`, `${continental(price, 3)} EUR/l`],
          ['Summe', `${continental(total, 2)} EUR`],
          ['MwSt 19%', continental(total - total / 1.19, 2)],
          [dayFirst(random.date(), '.'), '17:41'],
          'Vielen Dank und gute Fahrt',
        ],
      }
    },
  },
  {
    name: 'es-gasolinera',
    make(random) {
      const litres = random.decimal(12, 70, 2)
      const price = random.decimal(1.35, 1.85, 3)
      const total = round(litres * price)
      const [product, kind] = random.pick([
        ['Gasóleo A', 'diesel'],
        ['Gasolina 95', 'petrol'],
      ])
      return {
        kind: 'page',
        label: labelOf({
          type: 'fuel-receipt',
          language: 'es',
          supplier: 'Estación La Vega S.L.',
          currency: 'EUR',
          total,
          country: 'ES',
          activities: [{ kind, quantity: litres, unit: 'L' }],
        }),
        rows: [
          'Estación La Vega S.L.',
          'CIF B87654321',
          ['Fecha', dayFirst(random.date()), '10:02'],
          ['Surtidor', '2'],
          ['Producto', 'Litros', 'Precio', 'Importe'],
          [product, continental(litres, 2), continental(price, 3), continental(total, 2)],
          ['TOTAL EUR', continental(total, 2)],
          ['IVA 21% incluido', continental(total - total / 1.21, 2)],
        ],
      }
    },
  },
  {
    name: 'gb-forecourt',
    make(random) {
      const litres = random.decimal(12, 60, 2)
      const pence = random.decimal(135, 165, 1)
      const total = round((litres * pence) / 100)
      return {
        kind: 'page',
        label: labelOf({
          type: 'fuel-receipt',
          supplier: 'Moorside Services Ltd',
          currency: 'GBP',
          total,
          country: 'GB',
          activities: [{ kind: 'petrol', quantity: litres, unit: 'L' }],
        }),
        rows: [
          'Moorside Services Ltd',
          'VAT No 123 4567 89',
          ['Pump 5', 'Unleaded'],
          [`${litres.toFixed(2)} litres @ ${pence.toFixed(1)} p/litre`],
          ['Total', `£${english(total, 2)}`],
          ['Card payment', `£${english(total, 2)}`],
          [dayFirst(random.date()), '07:55'],
        ],
      }
    },
  },
  {
    name: 'snacks-at-station',
    make(random) {
      const total = round(random.decimal(6, 22, 2))
      return {
        kind: 'page',
        label: labelOf({
          type: 'other',
          supplier: 'Gidgee Roadhouse',
          currency: 'AUD',
          total,
          country: 'AU',
        }),
        rows: [
          'Gidgee Roadhouse',
          'ABN 10 845 200 181',
          'Petrol Station & Cafe',
          [dayFirst(random.date()), '12:10'],
          ['Iced coffee 600ml', '$4.80'],
          ['Chicken roll', `$${english(total - 4.8, 2)}`],
          ['TOTAL', `$${english(total, 2)}`],
          ['Cash', '$50.00'],
          ['Change', `$${english(50 - total, 2)}`],
          'Thank you, drive safely',
        ],
      }
    },
  },
]
