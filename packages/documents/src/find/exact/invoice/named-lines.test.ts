import { expect, test } from 'vitest'
import { readInvoiceText } from '../../../testing/read-invoice-text.ts'

const invoice = (unitCode: string, name: string) => `<?xml version="1.0"?>
<Invoice><IssueDate>2025-08-01</IssueDate><DocumentCurrencyCode>AUD</DocumentCurrencyCode>
<AccountingSupplierParty><Party><PartyName><Name>Quarry Pty Ltd</Name></PartyName></Party></AccountingSupplierParty>
<LegalMonetaryTotal><TaxExclusiveAmount>500.00</TaxExclusiveAmount><TaxInclusiveAmount>550.00</TaxInclusiveAmount></LegalMonetaryTotal>
<TaxTotal><TaxAmount>50.00</TaxAmount></TaxTotal>
<InvoiceLine><InvoicedQuantity unitCode="${unitCode}">10</InvoicedQuantity><LineExtensionAmount>500.00</LineExtensionAmount>
<Item><Name>${name}</Name></Item><Price><PriceAmount>50.00</PriceAmount></Price></InvoiceLine></Invoice>`

test('a line in tonnes is material, and the sums of the invoice are checked', async () => {
  const read = await readInvoiceText(invoice('TNE', 'Crushed rock'))
  expect(read?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['material', '10', 't'],
  ])
  expect(read?.fields.supplier?.value).toBe('Quarry Pty Ltd')
  expect(read?.read.findings.map(({ check, passed }) => [check, passed])).toEqual([
    ['line-product', true],
    ['lines-foot', true],
    ['tax', true],
  ])
})

test('a line in pieces is no activity', async () => {
  expect((await readInvoiceText(invoice('EA', 'Product name')))?.read.activities).toEqual([])
})

test('kilowatt hours of an electronic invoice are electricity, and network charges on them are not', async () => {
  const lines = [
    { quantity: '250', unit: 'kWh', name: 'Strom August', price: '0.28', amount: '70.00' },
    { quantity: '250', unit: 'kWh', name: 'Netznutzung', price: '0.08', amount: '20.00' },
    { quantity: '30', unit: 'kWh', name: 'Solar feed-in', price: '0.05', amount: '1.50' },
    { quantity: '31', unit: 'DAY', name: 'Supply charge', price: '1.00', amount: '31.00' },
  ]
  const read = await readInvoiceText(JSON.stringify({ supplier: { name: 'Stadtwerk' }, lines }))
  expect(read?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['electricity', '250', 'kWh'],
    ['electricity-export', '30', 'kWh'],
  ])
  expect(read?.classified.type).toBe('electricity-bill')
})

test('an invoice names its seller and day in whatever keys its program writes', async () => {
  const lines = [{ description: 'Washed sand (m3)', quantity: 4, unit_price: 72, amount: 288 }]
  const fieldsOf = async (made: object) => {
    const fields = (await readInvoiceText(JSON.stringify(made)))?.fields
    return [fields?.supplier?.value, fields?.issueDate?.value, fields?.currency?.value]
  }
  expect(
    await fieldsOf({ vendor_name: 'Hill Supplies', date_issued: '2025-07-09', currency: 'aud', lines }),
  ).toEqual(['Hill Supplies', '2025-07-09', 'AUD'])
  expect(
    await fieldsOf({
      Type: 'ACCPAY',
      Contact: { Name: 'Hill Supplies' },
      DateString: '2025-07-09T00:00:00',
      lines,
    }),
  ).toEqual(['Hill Supplies', '2025-07-09', undefined])
  expect((await fieldsOf({ Type: 'ACCREC', Contact: { Name: 'A customer' }, lines }))[0]).toBeUndefined()
})
