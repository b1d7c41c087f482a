import { expect, test } from 'vitest'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { detectCountry } from '../../lay-out/layout/country.ts'
import { assumeCurrency, findCurrency } from '../../judge/known/currency.ts'
import { findIdentifiers } from './identifiers.ts'
import { knowDates } from '../../judge/known/know-page.ts'
import { findSupplier } from './supplier.ts'
import { findSupplyPlace } from './supply-place.ts'
import { findTotals } from '../../judge/known/totals.ts'

function periodOf(...lines: readonly string[]) {
  const period = knowDates(layoutOfText(...lines)).period?.value
  return period === undefined ? null : `${period.start}..${period.end}`
}

function issueDateOf(layout: ReturnType<typeof layoutOfText>) {
  return knowDates(layout).issueDate
}

test.each([
  ['a labelled range', ['Billing period: Jul 29, 2024 to Aug 27, 2024'], '2024-07-29..2024-08-27'],
  ['a range under its label', ['Billing period', '18/06/2024 - 20/07/2024'], '2024-06-18..2024-07-20'],
  [
    'a range without years',
    ['Bill date Jul 22, 2024', 'Service period', 'Jun 18 - Jul 20'],
    '2024-06-18..2024-07-20',
  ],
  ['a French range', ['Consommation du 28/11/2020 au 27/01/2021'], '2020-11-28..2021-01-27'],
  [
    'reading dates in two columns',
    ['Current Reading Date  Previous Reading Date', '04/02/2020  04/01/2020  472'],
    '2020-01-04..2020-02-04',
  ],
  [
    'the first two of three reading days',
    [
      'Data de emissão 04/04/2025',
      'Leitura anterior  Leitura atual  Próxima leitura',
      '04/03/2025  03/04/2025  05/05/2025',
    ],
    '2025-03-04..2025-04-03',
  ],
  ['a month in numbers', ['Mês de referência 03/2025', 'Consumo 198 kWh'], '2025-03-01..2025-03-31'],
  ['two labelled days', ['Service from  05/13/2024', 'Service to  06/14/2024'], '2024-05-13..2024-06-14'],
  [
    'two days under their titles',
    ['Meter  Service From  Service To  Previous  Present', '88112  05/14/2024  06/13/2024  61204  62561'],
    '2024-05-14..2024-06-13',
  ],
  [
    'a named month',
    ['HT bill for the month of APR-2025', 'Units  412', 'Due date 20-05-2025'],
    '2025-04-01..2025-04-30',
  ],
])('reads %s', (_, lines, expected) => {
  expect(periodOf(...lines)).toBe(expected)
})

test('one of the rows on both sides of a new price is not the period', () => {
  expect(
    periodOf(
      'Invoice date 4 Jul 2025',
      'Electricity used',
      '1 Apr 2025 - 30 Apr 2025  212 kWh  $60.10',
      '1 May 2025 - 30 Jun 2025  398 kWh  $117.01',
    ),
  ).toBeNull()
})

test('the dates of an offer are no period', () => {
  expect(periodOf('Bill date 6/05/2024', 'Price to compare effective 6/1/2024 to 8/31/2024')).toBeNull()
})

test('the total of the period comes before what is due with arrears', () => {
  const { total } = findTotals(
    layoutOfText(
      'Previous balance  $38.00',
      'Total from this billing period  $257.04',
      'Total amount due  $295.04',
    ),
  )
  expect(total?.value).toBe('257.04')
})

test('a subtotal and a tax that add up name the total', () => {
  const totals = findTotals(layoutOfText('Subtotal  262.90', 'Tax 15%  16.94', 'Total  279.84'))
  expect([totals.subtotal?.value, totals.tax?.value, totals.total?.value]).toEqual([
    '262.90',
    '16.94',
    '279.84',
  ])
})

test('cash given and change are no total', () => {
  expect(findTotals(layoutOfText('Total  8.60', 'Cash tendered  10.00', 'Change  1.40')).total?.value).toBe(
    '8.60',
  )
})

test('the supplier is the head of the page, not the customer', () => {
  expect(
    findSupplier(
      layoutOfText('Paperbark Power Pty Ltd', 'ABN 51 824 753 556', 'Bill to', 'Acme Holdings Pty Ltd'),
    )?.value,
  ).toBe('Paperbark Power Pty Ltd')
})

test('a web address that spells a name outweighs the first line', () => {
  expect(
    findSupplier(
      layoutOfText(
        'Residential statement',
        'Jane Citizen',
        'Contact Riverland Water',
        'www.riverlandwater.example',
      ),
    )?.value,
  ).toBe('Riverland Water')
})

test('a label names the seller', () => {
  expect(
    findSupplier(
      layoutOfText('Summary', 'Verkäufer:', 'Globale Nummer 4000', 'Lieferwerk GmbH', 'Käufer:', 'Kunden AG'),
    )?.value,
  ).toBe('Lieferwerk GmbH')
})

test('only a valid business number is an ABN', () => {
  expect(findIdentifiers(layoutOfText('ABN 51 824 753 556')).supplierId?.value).toBe('ABN 51 824 753 556')
  expect(findIdentifiers(layoutOfText('ABN 51 824 753 557')).supplierId).toBeNull()
})

test('meter and account numbers are read without their spaces and labels', () => {
  const found = findIdentifiers(
    layoutOfText('Account number  4410 2297 8', 'NMI 6203 3456 789', 'MIRN 5321 0045 678'),
  )
  expect([found.account?.value, found.nmi?.value, found.mirn?.value]).toEqual([
    '4410 2297 8',
    '62033456789',
    '53210045678',
  ])
})

test('the issue date is neither the due date nor the next reading', () => {
  const layout = layoutOfText('Due date 30/07/2024', 'Next read date 20/08/2024', 'Invoice date 22/07/2024')
  expect(issueDateOf(layout)?.value).toBe('2024-07-22')
})

test('a receipt prints its date bare, and the expiry of the card is none', () => {
  expect(
    issueDateOf(
      layoutOfText("Date d'expiration 31/05/18", '07-04-2017 18:49', 'TICKET CLIENT', 'Total TTC 33,10 EUR'),
    )?.value,
  ).toBe('2017-04-07')
})

test('a bare dollar sign takes its country, and without one stays open', () => {
  expect(findCurrency(layoutOfText('ABN 51 824 753 556', 'Total  $12.00'))?.value).toBe('AUD')
  expect(findCurrency(layoutOfText('AUSTIN, TX 78701', 'Total  $12.00'))?.value).toBe('USD')
  expect(findCurrency(layoutOfText('Total  $12.00'))).toBeNull()
})

test.each([
  ['AU', 'Acme Pty Ltd ABN 51 824 753 556'],
  ['US', '17 Bay St, Tacoma, WA 98402'],
  ['IN', 'GSTIN 27AAECM2933K1ZB'],
  ['AT', '1100 Wien, UID ATU12345678'],
  ['DE', 'USt-IdNr. DE123456789'],
])('recognises %s by its marks', (country, line) => {
  expect(detectCountry([line], null)).toBe(country)
})

test.each([
  ['es', ['Factura de energía', 'Total a pagar  84,20 €'], 'ES'],
  ['es', ['Factura de energía', 'Total a pagar  $ 84.200'], null],
  ['es', ['Factura de energía', 'Total a pagar  Q 842.00'], 'GT'],
  ['es', ['Factura de energía', 'Tel. +56 2 2811 4400', 'Total  $ 84.200'], 'CL'],
  ['fr', ["Facture d'électricité", 'Total TTC  84,200 DT'], 'TN'],
  ['nl', ['Jaarafrekening', 'Totaal  84,20 €'], null],
  ['it', ['Benetti Carburanti SpA', 'Via Roma 4'], 'IT'],
  ['de', ['Rechnung', '1100 Wien, Österreich'], 'AT'],
  ['sv', ['Elräkning', 'Att betala  842 kr'], 'SE'],
  ['cs', ['Vyúčtování'], 'CZ'],
  ['es', ['Factura de energía'], null],
  ['en', ['Tel. +41 44 118 22 04', 'Tel. +33 1 44 18 22 04'], null],
])('%s with %j comes from %s', (language, lines, country) => {
  expect(detectCountry(lines, language)).toBe(country)
})

test('the supply address comes before the postal address', () => {
  const layout = layoutOfText(
    'ABN 51 824 753 556',
    'PO Box 1, SYDNEY NSW 2001',
    'Supply address',
    '9 Fig St NORTHCOTE VIC 3070',
  )
  const { clues } = findSupplyPlace(layout, findIdentifiers(layout), { supplier: null, country: 'AU' })
  expect([clues.addressState, clues.postcode]).toEqual(['VIC', '3070'])
})

test('the tax within a total is not the total', () => {
  expect(findTotals(layoutOfText('Total AUD 1,833.00 GST 166.64')).total?.value).toBe('1833.00')
  expect(findTotals(layoutOfText('Total paid   $61.02  (GST $5.55)')).total?.value).toBe('61.02')
})

test('a number that follows the supplier on its line is no part of the name', () => {
  const layout = layoutOfText('Acme Pty Ltd ABN 51 824 753 556', '1 Main St Dalby QLD 4405', 'Total  12.00')
  expect(findSupplier(layout)?.value).toBe('Acme Pty Ltd')
})

test('the end of a journey is no supplier', () => {
  const layout = layoutOfText(
    'Greenlane Coaches',
    'From  Canberra',
    'To  Sydney, Central Station',
    'Fare  $84.00',
  )
  expect(findSupplier(layout)?.value).toBe('Greenlane Coaches')
})

test('a name may hold the letters of another word', () => {
  expect(findSupplier(layoutOfText('Solmar Comercializadora S.L.', 'NIF B12345678'))?.value).toBe(
    'Solmar Comercializadora S.L.',
  )
})

test('the amount beside a total with its tax is the total', () => {
  expect(findTotals(layoutOfText('Total inc GST  $500.00', 'GST included  $45.45')).total?.value).toBe(
    '500.00',
  )
})

test('a slip without a total charged its amount', () => {
  expect(
    findTotals(layoutOfText('GAZOLE', 'MONTANT REEL 79,67 EUR', 'DONT TVA 20% 13,28 EUR')).total?.value,
  ).toBe('79.67')
})

test('the day of booking is the issue date, the day of travel is none', () => {
  expect(issueDateOf(layoutOfText('Outbound  Fri 17 Oct 2025', 'Booked on 02 Sep 2025'))?.value).toBe(
    '2025-09-02',
  )
  expect(issueDateOf(layoutOfText('Outbound  Fri 17 Oct 2025'))).toBeNull()
})

test('an item with a price is no supplier, whatever it is called', () => {
  expect(
    findSupplier(
      layoutOfText(
        'Wattle Bulk Supply',
        'Product  Litres  Amount',
        'Tank rental  1  $45.00',
        'GST  $4.50',
        'Total  $49.50',
      ),
    )?.value,
  ).toBe('Wattle Bulk Supply')
})

test('what a scan makes of hyphens and capitals is put right', () => {
  expect(findSupplier(layoutOfText('MEIER -MARKT GmbH', 'Bon-Nr. 5512'))?.value).toBe('MEIER-MARKT GmbH')
  expect(findSupplier(layoutOfText('wWaipuna Motors', 'GST No. 104-228-917'))?.value).toBe('Waipuna Motors')
})

test('a New Zealand tax number names the country', () => {
  expect(detectCountry(['Tasman Gas Ltd', 'GST 55-123-987', 'Amount due $165.17'], null)).toBe('NZ')
})

test('kilograms in a title are no legal form', () => {
  expect(
    findSupplier(
      layoutOfText('Ironline Steel Distribution', 'Item  Qty  Mass kg  Amount', 'Beam  6  2,908  6,253.92'),
    )?.value,
  ).toBe('Ironline Steel Distribution')
})

test('this reading and the last one bound the period in either order', () => {
  expect(periodOf('This reading 11 Jul 2024 — Last reading 11 Jun 2024')).toBe('2024-06-11..2024-07-11')
})

test('a title, a class, a quantity or a town is nobody that sells', () => {
  const supplierOf = (...lines: readonly string[]) => findSupplier(layoutOfText(...lines))?.value
  expect(supplierOf('Waste docket', 'Date 12/08/2025')).toBeUndefined()
  expect(supplierOf('Economy', 'QZ 520 BNE - SYD')).toBeUndefined()
  expect(supplierOf('General waste 2.5 t')).toBeUndefined()
  expect(supplierOf('Dalby QLD', 'Date 12/08/2025')).toBeUndefined()
  expect(supplierOf('Dalby Roadhouse QLD', 'Date 12/08/2025')).toBe('Dalby Roadhouse QLD')
})

test('the name over the letterhead is the supplier, the site under it is not', () => {
  const name = findSupplier(
    layoutOfText(
      'WATTLE FUEL',
      'Dalby Roadhouse',
      '61 Marshall Street',
      'DALBY QLD 4405',
      'ABN 10 845 200 181',
    ),
  )?.value
  expect(name?.toLowerCase()).toBe('wattle fuel')
})

test('a row or a key names the state where no address does, several states none', () => {
  const none = { account: null, supplierId: null, nmi: null, mirn: null }
  const stateOf = (...lines: readonly string[]) =>
    findSupplyPlace(layoutOfText(...lines), none, { supplier: null, country: null }).clues.addressState
  expect(stateOf('Electricity NSW  500  kWh')).toBe('NSW')
  expect(stateOf('state  VIC', 'electricity_kwh  1200')).toBe('VIC')
  expect(stateOf('Electricity NSW  500  kWh', 'Electricity VIC  400  kWh')).toBeNull()
  expect(stateOf('Electricity Act 1994')).toBeNull()
})

test('a name keeps the dot of its legal form and loses what the letterhead prints behind it', () => {
  const nameOf = (...lines: readonly string[]) => findSupplier(layoutOfText(...lines))?.value
  expect(nameOf('INVOICE', 'Vendor: Valley Produce Co.')).toBe('Valley Produce Co.')
  expect(nameOf('Thames Clearance Ltd Carrier licence CBDU 288110', 'Waste note')).toBe(
    'Thames Clearance Ltd',
  )
  expect(nameOf('Balaji Roadlines', 'Lorry receipt 11820')).toBe('Balaji Roadlines')
  expect(nameOf('SENDER/EXPORTER:', 'Global Suppliers Ltd.', 'RECIPIENT:', 'Retail Chile S.A.')).toBe(
    'Global Suppliers Ltd.',
  )
})

test('a despatch and a tax point date a document', () => {
  expect(issueDateOf(layoutOfText('Ship Date: 2024-09-29 | Delivery Date: 2024-10-01'))?.value).toBe(
    '2024-09-29',
  )
  expect(issueDateOf(layoutOfText('Invoice 118842 Tax point 31/05/2025'))?.value).toBe('2025-05-31')
})

test('sums printed in one line are told apart by the label before each', () => {
  const { total, subtotal, tax } = findTotals(
    layoutOfText('Split system  $2,964.00', 'Subtotal $2,964.00 GST $296.40 Total $3,260.40'),
  )
  expect([subtotal?.value, tax?.value, total?.value]).toEqual(['2964.00', '296.4', '3260.40'])
})

test.each([
  ['US', ['Billing period 7/02/2025 - 9/02/2025', 'Usage  184 HCF']],
  ['IE', ['Unit 4 Harbour Court, Galway H91 X2P7', 'MPRN 10006118223']],
  ['IN', ['KVAH  124001.2  124970.2  969']],
  ['ZA', ['Service charge R 611.20', 'Refuse R 188.00']],
])('units, codes and money name %s', (country, lines) => {
  expect(detectCountry(lines, null)).toBe(country)
})

test('a range may go on in the next line', () => {
  expect(periodOf('Abrechnungszeitraum: 01.06.2024 bis', '30.06.2024')).toBe('2024-06-01..2024-06-30')
})

test('totals of each supply are parts; their printed sum is the total', () => {
  const lines = ['Total electricity charges  £67.30', 'Total gas charges  £66.87']
  expect(findTotals(layoutOfText('New charges  £134.17', ...lines)).total?.value).toBe('134.17')
  expect(findTotals(layoutOfText(...lines)).total).toBeNull()
})

test('the tax in brackets is within the total', () => {
  expect(
    findTotals(layoutOfText('Total this bill (GST $58.38 included)  $642.19', 'Credit  -$46.44')).total
      ?.value,
  ).toBe('642.19')
})

test('a line may tell its own period and then the readings before it', () => {
  expect(periodOf('Gas usage 12/06/24 to 14/07/24 (33 days): Present 1188 Previous 1170')).toBe(
    '2024-06-12..2024-07-14',
  )
})

test.each([
  [['Driver ID 20774', 'GST 92-118-340'], 'NZ'],
  [['Boise, ID 83702', 'SUBTOTAL 40.00'], 'US'],
  [['TAUPO - SPA ROAD (UNMANNED)'], null],
] as const)('%s is %s', (lines, country) => {
  expect(detectCountry([...lines], null)).toBe(country)
})

test.each([
  [
    'beside the title',
    ['Acme Ltd', 'Tax Invoice 118820   30 Jun 2025', 'Date  Docket', '04 Jun 25  W1'],
    '2025-06-30',
  ],
  [
    'under its label, beside a due date',
    ['Invoice date   Due date', '11 Jun 2025    2 Jul 2025'],
    '2025-06-11',
  ],
  [
    'nowhere in a title that names the days of supply',
    ['Invoice for supply from 1 Jun 2025 to 30 Jun 2025'],
    undefined,
  ],
  [
    'nowhere, alone above a journey',
    ['Your flight', '17 June 2025', 'SYD 09:00  MEL 10:30', 'Boarding pass'],
    undefined,
  ],
])('the date of issue stands %s', (_, lines, expected) => {
  expect(issueDateOf(layoutOfText(...lines))?.value).toBe(expected)
})

test('who a page is addressed to is not its supplier, whatever legal form follows the name', () => {
  const supplierOf = (...lines: readonly string[]) => findSupplier(layoutOfText(...lines))?.value
  expect(supplierOf('Tamar Energy', 'Pine & Oak Cafe LLC', '1204 E Pine St', 'Boise ID 83702')).toBe(
    'Tamar Energy',
  )
  expect(supplierOf('Tamar House', 'tamarhouse.example', 'Ms Ann Price', 'Carbon Works Ltd')).toBe(
    'Tamar House',
  )
  expect(supplierOf('Your bill', 'Tamar Power Ltd', '4 Quay St', 'Hobart TAS 7000')).toBe('Tamar Power Ltd')
})

test.each([
  [
    'after its hyphen',
    ['Bill period   12 May 2025 –', 'Account 1     11 Aug 2025'],
    '2025-05-12..2025-08-11',
  ],
  [
    'within its second date',
    ['Account 1   Bill period   12 May 25 – 11', '                          Aug 25'],
    '2025-05-12..2025-08-11',
  ],
])('a range goes on in the next line of its column, %s', (_, lines, expected) => {
  expect(periodOf(...lines)).toBe(expected)
})

test('a brand of three letters heads a page, a first name does not', () => {
  const supplierOf = (...lines: readonly string[]) => findSupplier(layoutOfText(...lines))?.value
  expect(
    supplierOf('KYO', 'Facture 118', 'www.kyo.fr', 'SARL Mercier', '8 rue des Lilas', '69003 LYON'),
  ).toBe('KYO')
  expect(supplierOf('Votre confirmation', 'Prénom :  ANNE')).toBeUndefined()
})

test('one name of a country makes no country', () => {
  expect(detectCountry(['Travelling to Japan? Buy a day pass.'], 'en')).toBeNull()
})

test.each([
  ['a number of a section', ['Meeting notes', 'Section 3.10']],
  ['a measurement', ['pH 7.25', 'Chlorine 0.45 mg/L']],
  ['a number too long for money', [`Amount due  ${'9'.repeat(320)}.00`]],
])('%s is no total', (_, lines) => {
  expect(findTotals(layoutOfText(...lines)).total).toBeNull()
})

test('a total of two supplies is the total, and a number too long for money takes nothing from it', () => {
  const lines = ['Total electric charges  $50.00', 'Total water charges  $20.00']
  const whole = 'Total water and electric charges  $70.00'
  expect(findTotals(layoutOfText(...lines, whole, `Reference ${'9'.repeat(320)}.00`)).total?.value).toBe(
    '70.00',
  )
})

test('sixteen thousand amounts are looked at in time that grows with them', () => {
  const rows = (count: number) =>
    layoutOfText(
      ...Array.from({ length: count }, (_, row) =>
        Array.from({ length: 40 }, (_, column) => `${row * 40 + column + 1}.25`).join('  '),
      ),
      'Previous balance  $4.00',
      'Total due  $90.25',
    )
  const timeOf = (count: number) => {
    const layout = rows(count)
    const times = Array.from({ length: 3 }, () => {
      const started = performance.now()
      findTotals(layout)
      return performance.now() - started
    })
    return Math.min(...times)
  }
  expect(timeOf(400) / timeOf(100)).toBeLessThan(10)
})

test('a name with its legal form and without it is one, and the fuller is told', () => {
  expect(
    findSupplier(
      layoutOfText(
        'Bluff Energy',
        'Your bill',
        'Amount due $12.00',
        'Bluff Energy Pty Ltd ABN 51 824 753 556',
      ),
    )?.value,
  ).toBe('Bluff Energy Pty Ltd')
})

test('a code that is a unit of goods as well is no money elsewhere', () => {
  expect(findCurrency(layoutOfText('TAX INVOICE', 'Rate 1,250.00 KGS', 'INR 4,100.00'))?.value).toBe('INR')
})

test('a name that an address spells is told as it is printed, with all of it that its line holds', () => {
  const letter = ['Nordhafen Kraft', 'Fragen an service@nordhafenkraft.de', 'www.nordhafenkraft.de']
  expect(findSupplier(layoutOfText('Rechnung 4410', ...letter))?.value).toBe('Nordhafen Kraft')
  const shop = ['MERIT', 'MERIT MAKINE SANAYI A.S.', 'Tel 0212 555 01 99  www.merit.com.tr']
  expect(findSupplier(layoutOfText(...shop))?.value).toBe('MERIT MAKINE SANAYI A.S.')
})

test('a title whose every word papers print is no supplier', () => {
  const quotation = ['QUOTATION', 'Bluepeak Signs', '4 boards  1,250.00  5,000.00', 'Total  5,000.00']
  expect(findSupplier(layoutOfText(...quotation))?.value).toBe('Bluepeak Signs')
})

test('kilograms and a lone abbreviation are no money; a page without a sign is paid in that of its country', () => {
  const bill = ['Kerala, India  GSTIN 32ABCDE1234F1Z5', 'Sheets  805 KGS  232.00', 'Total  186,760.00']
  expect(assumeCurrency(layoutOfText(...bill))?.value).toBe('INR')
  expect(findCurrency(layoutOfText(...bill))).toBeNull()
  const dollars = ['Rechnung  Kantstraße 12, 10623 Berlin, Deutschland', 'Room  $219.00', 'Total  $438.00']
  expect(assumeCurrency(layoutOfText(...dollars))).toBeNull()
})

test('what a company was founded with and what a meter shows are no totals', () => {
  const founded = ['Total de la factura  84,20 €', 'Luz Clara S.A. Capital social 12.500.000,00 €']
  expect(findTotals(layoutOfText(...founded)).total?.value).toBe('84.20')
  const shown = ['Lectura actual  43.772,34', 'Lectura anterior  43.102,12', 'Total factura  157,79 €']
  expect(findTotals(layoutOfText(...shown)).total?.value).toBe('157.79')
})

test('reading days around a period speak for it, and its last day is not the day of issue', () => {
  const bill = [
    'Bolletta n. 4410 del 19/02/2025',
    '01 DICEMBRE 2024 - 31 GENNAIO 2025',
    'Quota energia  01/01/2025  31/01/2025  17,40',
  ]
  expect(periodOf(...bill)).toBe('2024-12-01..2025-01-31')
  expect(issueDateOf(layoutOfText(...bill))?.value).toBe('2025-02-19')
})

test.each([
  ['Total amount due for invoice number 4410: £1,204.50', '1204.50'],
  ['Booking ref 7781 Total £54.50', '54.50'],
  ['Order no 41 Total $55.10', '55.10'],
  ['Total TTC à payer, facture n° 4410 : 1 204,50 €', '1204.50'],
  ['Rechnungsbetrag Vertragskonto 220130: 1.240,00 €', '1240.00'],
])('a number that names an account takes no total away: %s', (line, total) => {
  expect(findTotals(layoutOfText('Invoice', line)).total?.value).toBe(total)
})

test.each(['Airport Taxi', 'Green Energy', 'STATE POWER DISTRIBUTION'])(
  'a name of common words that names no paper is a supplier: %s',
  (name) => {
    expect(findSupplier(layoutOfText(name, 'Receipt 4410', 'Total $54.00'))?.value).toBe(name)
  },
)

test('money that is spelt out is not taken for that of the country', () => {
  const offer = ['Garage Keller AG, Bahnhofstrasse 12, 8001 Zürich, Schweiz', 'Alle Preise in Euro']
  const amounts = ['Arbeit  1200.00', 'Total  2400.00']
  expect(assumeCurrency(layoutOfText(...offer, ...amounts))?.value).not.toBe('CHF')
})
