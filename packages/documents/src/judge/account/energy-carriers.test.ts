import { expect, test } from 'vitest'
import { readPages } from '../../analyse/read-pages.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'

const countedOn = (...lines: readonly string[]) =>
  readPages(layoutOfText(...lines)).read.activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )

test('energy is of the carrier that words name, where only units name another', () => {
  expect(
    countedOn(
      'Fjernvarmeregning   Dato 12.02.2025',
      'Periode 01.01.2024 - 31.12.2024',
      'Forbrug   14,62 MWh   590,00 kr./MWh   8.625,80 kr.',
    ),
  ).toEqual(['heat 14.62 MWh'])
  expect(
    countedOn(
      'Gasabrechnung   Datum 12.02.2025',
      'Abrechnungszeitraum 01.01.2024 - 31.12.2024',
      'Verbrauch   9.410 kWh   8,20 ct/kWh   771,62 EUR',
    ),
  ).toEqual(['natural-gas 9410 kWh'])
})

test('gas in a mix of sources, and gas sold by its volume, leave the energy to electricity', () => {
  expect(
    countedOn(
      'Harbour Light Company   Statement date 3 Mar 2025',
      'Billing period 1 Feb 2025 to 28 Feb 2025',
      'Usage this period   620 kWh   $0.20 per kWh   $124.00',
      'Our sources: natural gas 45%, wind 30%, hydro 25%',
    ),
  ).toEqual(['electricity 620 kWh'])
  expect(
    countedOn(
      'Fatura de energia e gás natural   2025-03-04',
      'Período 2025-02-01 a 2025-02-28',
      'Energia   310 kWh   0,1820 €/kWh   56,42 €',
      'Gás   25 m3   0,9000 €/m3   22,50 €',
    ),
  ).toEqual(['electricity 310 kWh', 'natural-gas 25 m3'])
})

test('energy that printed factors work out of a volume is gas, though the seller has electricity as well', () => {
  expect(
    countedOn(
      'Stadtwerke Talheim   Strom und Gas   04.02.2025',
      'Gasrechnung für den Zeitraum 01.01.2024 - 31.12.2024',
      'Verbrauch 1.200 m³ x 0,9512 x 11,214 = 12.800 kWh',
      'Arbeitspreis   12.800 kWh   9,00 ct/kWh   1.152,00 EUR',
    ),
  ).toEqual(['natural-gas 12800 kWh'])
})

test('water that carried the heat was not used, and water that is charged was', () => {
  const heat = 'Forbrug af varme   12,40 MWh   600,00 kr./MWh   7.440,00 kr.'
  const head = ['Fjernvarmeregning   Dato 12.02.2025', 'Periode 01.01.2024 - 31.12.2024']
  expect(
    countedOn(
      ...head,
      '             Ny aflæsning   Forrige aflæsning   Forbrug',
      'Energi MWh   112,40         100,00              12,40',
      'Vand m3      3.310,0        3.000,0             310,0',
      heat,
    ),
  ).toEqual(['heat 12.4 MWh'])
  expect(countedOn(...head, heat, 'Vandforbrug   80 m3   20,00 kr./m3   1.600,00 kr.')).toEqual([
    'heat 12.4 MWh',
    'water 80 m3',
  ])
})

test('a total that is charged less a part of it is the other part, and no use between readings', () => {
  expect(
    countedOn(
      'Jaarafrekening stroom   05-02-2025',
      'Periode 01-01-2024 t/m 31-12-2024',
      'Verbruik normaal   1.210 kWh   € 0,2500   € 302,50',
      'Verbruik dal   1.340 kWh   € 0,2300   € 308,20',
      'Totaal verbruik   2.550 kWh',
      'Energiebelasting   2.550 kWh   € 0,1200   € 306,00',
    ),
  ).toEqual(['electricity 1210 kWh', 'electricity 1340 kWh'])
})

test('the reading before and the use come to the reading after, wherever the use is printed', () => {
  expect(
    countedOn(
      'Kaukolämpölasku   07.02.2025',
      'Jakso 01.01.2025 - 31.01.2025',
      'Lukema 31.12.2024   1 114,8 MWh   Lukema 31.01.2025   1 145,4 MWh',
      'Kulutus   30,600 MWh',
      'Energiamaksu   30,600 MWh   70,00 €/MWh   2 142,00',
    ),
  ).toEqual(['heat 30.6 MWh'])
})
