import type { Decimal } from '@doublerule/carbon/decimal.ts'

/** What a made invoice says, for the generators of its syntaxes. */
export type MadeInvoice = {
  isCredit: boolean
  lines: readonly { name: string; quantity: Decimal; unitCode: string; price: Decimal; amount: Decimal }[]
  total: Decimal
}

export function toUblXml({ isCredit, lines, total }: MadeInvoice): string {
  const [root, line, quantityName] = isCredit
    ? ['CreditNote', 'CreditNoteLine', 'CreditedQuantity']
    : ['Invoice', 'InvoiceLine', 'InvoicedQuantity']
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- made for a test -->
<ubl:${root} xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cbc="urn:b" xmlns:cac="urn:a">
<cbc:IssueDate>2025-08-01</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Hill Supplies</cbc:Name></cac:PartyName>
<cac:PostalAddress><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress></cac:Party></cac:AccountingSupplierParty>
<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">${total}</cbc:LineExtensionAmount><cbc:TaxInclusiveAmount currencyID="EUR">${total}</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
${lines
  .map(
    ({ name, quantity, unitCode, price, amount }, index) => `<cac:${line}><cbc:ID>${index + 1}</cbc:ID>
<cbc:${quantityName} unitCode="${unitCode}">${quantity}</cbc:${quantityName}><cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>
<cac:Item><cbc:Name>${name}</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount></cac:Price></cac:${line}>`,
  )
  .join('\n')}
</ubl:${root}>`
}

export function toCiiXml({ isCredit, lines, total }: MadeInvoice): string {
  return `<?xml version="1.0"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:r" xmlns:ram="urn:m" xmlns:udt="urn:u">
<rsm:ExchangedDocument><ram:ID>1</ram:ID><ram:TypeCode>${isCredit ? 381 : 380}</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20250801</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${lines
  .map(
    ({ name, quantity, unitCode, price, amount }, index) => `<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${unitCode}">${quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>`,
  )
  .join('\n')}
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Hill Supplies</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${total}</ram:LineTotalAmount><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`
}

export function toUblJson({ isCredit, lines, total }: MadeInvoice): string {
  const text = (value: string) => [{ _: value }]
  const [root, line, quantityName] = isCredit
    ? ['CreditNote', 'CreditNoteLine', 'CreditedQuantity']
    : ['Invoice', 'InvoiceLine', 'InvoicedQuantity']
  return JSON.stringify({
    [root]: [
      {
        IssueDate: text('2025-08-01'),
        DocumentCurrencyCode: text('EUR'),
        AccountingSupplierParty: [{ Party: [{ PartyName: [{ Name: text('Hill Supplies') }] }] }],
        LegalMonetaryTotal: [{ LineExtensionAmount: text(total), TaxInclusiveAmount: text(total) }],
        [line]: lines.map(({ name, quantity, unitCode, price, amount }) => ({
          [quantityName]: [{ _: quantity, unitCode }],
          LineExtensionAmount: [{ _: amount, currencyID: 'EUR' }],
          Item: [{ Name: text(name) }],
          Price: [{ PriceAmount: [{ _: price, currencyID: 'EUR' }] }],
        })),
      },
    ],
  })
}

export function toGobl({ isCredit, lines, total }: MadeInvoice): string {
  return JSON.stringify({
    $schema: 'https://gobl.org/draft-0/envelope',
    doc: {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      type: isCredit ? 'credit-note' : 'standard',
      issue_date: '2025-08-01',
      currency: 'EUR',
      supplier: { name: 'Hill Supplies', tax_id: { country: 'DE', code: '111111125' } },
      lines: lines.map(({ name, quantity, unitCode, price, amount }, index) => ({
        i: index + 1,
        quantity,
        item: { name, unit: unitCode, price },
        sum: amount,
        total: amount,
      })),
      totals: { sum: total, total_with_tax: total },
    },
  })
}
