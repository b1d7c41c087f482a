import { decimal, roundTo, sumOf, times } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDeclared } from '../../../testing/made-declared.ts'
import { declaredFormats } from './declared-formats.ts'
import { readInvoiceText } from '../../../testing/read-invoice-text.ts'

async function linesOf(text: string) {
  const read = await readInvoiceText(text)
  return read?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`)
}

const amount = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, thousandths]) => decimal(`${whole}.${`${thousandths}`.padStart(3, '0')}`))
const energy = fc.record({
  quantity: amount,
  price: fc.integer({ min: 1, max: 9999 }).map((units) => decimal(`0.${`${units}`.padStart(4, '0')}`)),
})

test.for(
  declaredFormats.filter(({ lines }) => lines !== '').map((format) => [format.format, format] as const),
)('%s: whatever is written is read back to the last digit', async ([, format]) => {
  const property = fc.asyncProperty(fc.array(energy, { minLength: 1, maxLength: 2 }), async (made) => {
    fc.pre(new Set(made.map(({ quantity }) => quantity)).size === made.length)
    const lines = made.map(({ quantity, price }, index) => ({
      name: `Electricity ${index + 1}`,
      quantity,
      unitCode: 'KWH',
      price,
      amount: decimal(roundTo(times(quantity, price), 2)),
    }))
    const total = sumOf(lines.map((line) => line.amount))
    const read = await readInvoiceText(toDeclared(format, { isCredit: false, lines, total }))
    expect(read?.read.activities.map(({ quantity, unit }) => [quantity, unit])).toEqual(
      lines.map(({ quantity }) => [decimal(quantity), 'kWh']),
    )
    expect(read?.read.findings.filter(({ passed }) => !passed)).toEqual([])
    expect([read?.fields.supplier?.value, read?.fields.issueDate?.value, read?.fields.total?.value]).toEqual([
      'Hill Supplies',
      '2025-08-01',
      // A note of delivery prints no prices.
      format.total === '' ? undefined : total,
    ])
  })
  await fc.assert(property, { numRuns: 20 })
})

const hungarian = (lines: string) => `<?xml version="1.0"?>
<InvoiceData xmlns="http://schemas.nav.gov.hu/OSA/3.0/data"><invoiceIssueDate>2025-05-15</invoiceIssueDate><invoiceMain><invoice>
<invoiceHead><supplierInfo><supplierName>Hegy Kft</supplierName></supplierInfo></invoiceHead>
<invoiceLines>${lines}</invoiceLines></invoice></invoiceMain></InvoiceData>`
const hungarianLine = (nature: string, name: string, quantity: string, unit: string, price: string) =>
  `<line><lineNatureIndicator>${nature}</lineNatureIndicator><lineDescription>${name}</lineDescription>
<quantity>${quantity}</quantity><unitOfMeasure>${unit}</unitOfMeasure><unitPrice>${price}</unitPrice></line>`

test('a discount by the kilogram and work by the tonne are no goods', async () => {
  const text = hungarian(
    hungarianLine('PRODUCT', 'Homok', '12.50', 'TON', '4000') +
      hungarianLine('PRODUCT', 'Engedmény', '12.50', 'TON', '-100') +
      hungarianLine('SERVICE', 'Rakodás', '12.50', 'TON', '300'),
  )
  expect(await linesOf(text)).toEqual(['material 12.5 t'])
})

test('waste that is paid for was taken away; a discount on energy was not used', async () => {
  const waste = (name: string, quantity: string, price: string) =>
    hungarianLine('SERVICE', name, quantity, 'TON', price)
  expect(
    await linesOf(
      hungarian(waste('Cardboard waste collection', '2.5', '-40') + waste('General waste', '3', '90')),
    ),
  ).toEqual(['waste 2.5 t', 'waste 3 t'])
  const energy = (name: string, quantity: string, price: string) =>
    hungarianLine('PRODUCT', name, quantity, 'KWH', price)
  expect(
    await linesOf(
      hungarian(energy('Energia electrica', '300', '0.2') + energy('Bonificacion energia', '130', '-0.5')),
    ),
  ).toEqual(['electricity 300 kWh'])
})

const mexican = (type: string, inner: string) => `<?xml version="1.0"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" TipoDeComprobante="${type}" Fecha="2025-07-10T12:00:00" Total="11.60" Moneda="MXN">
<cfdi:Emisor Nombre="LOMA SA"/><cfdi:Conceptos><cfdi:Concepto Cantidad="3" ClaveUnidad="TNE" Descripcion="Arena" ValorUnitario="10" Importe="30"/></cfdi:Conceptos>
<cfdi:Complemento>${inner}</cfdi:Complemento></cfdi:Comprobante>`

test('a fill that leaves its unit out is in that of the others, and each has its day', async () => {
  const read = await readInvoiceText(
    mexican(
      'I',
      `<e:EstadoDeCuentaCombustible SubTotal="30.00" Total="35.00"><e:Conceptos>
<e:ConceptoEstadoDeCuentaCombustible Fecha="2025-06-02T10:20:30" Cantidad="20.125" Unidad="LTR" NombreCombustible="Diesel"/>
<e:ConceptoEstadoDeCuentaCombustible Fecha="2025-06-19T10:20:30" Cantidad="10" NombreCombustible="Gasolina"/>
</e:Conceptos></e:EstadoDeCuentaCombustible>`,
    ),
  )
  expect(read?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['diesel', '20.125', 'L'],
    ['petrol', '10', 'L'],
  ])
  expect(read?.fields.period?.value).toEqual({ start: '2025-06-02', end: '2025-06-19' })
})

test('goods of the sender on their way were not bought; what a haulier carried is freight', async () => {
  const load =
    '<c:CartaPorte TotalDistRec="120"><c:Mercancias PesoBrutoTotal="840.5" UnidadPeso="KGM"/></c:CartaPorte>'
  expect(await linesOf(mexican('T', load))).toEqual([])
  expect(await linesOf(mexican('I', load))).toEqual(['freight 840.5 kg'])
  expect(await linesOf(mexican('E', load))).toEqual([])
})

test('cement that is carried was not bought; cement with its freight was', async () => {
  const line = (name: string) => hungarian(hungarianLine('PRODUCT', name, '30', 'TON', '9'))
  expect(await linesOf(line('Flete de cemento'))).toEqual([])
  expect(await linesOf(line('Cemento con flete'))).toEqual(['material 30 t'])
})

const brazilian = (lines: string, ide = '') => `<?xml version="1.0"?>
<NFe><infNFe><ide><dhEmi>2025-06-14T12:03:13-03:00</dhEmi>${ide}</ide><emit><xNome>ACO LTDA</xNome></emit>${lines}</infNFe></NFe>`
const brazilianLine = (name: string, quantity: string, unit: string, inner = '') =>
  `<det><prod><xProd>${name}</xProd>${inner}<uCom>${unit}</uCom><qCom>${quantity}</qCom></prod></det>`

test('MT is the metre where it is written so', async () => {
  const tube = brazilianLine('TUBO DE ACO', '6', 'MT')
  expect(await linesOf(brazilian(tube + brazilianLine('AREIA', '2', 'TON')))).toEqual(['material 2 t'])
})

test('what was moved, adjusted or paid in advance was not sold', async () => {
  const sand = (cfop: string) => brazilianLine('AREIA', '2', 'TON', `<CFOP>${cfop}</CFOP>`)
  expect(await linesOf(brazilian(sand('5151')))).toEqual([])
  expect(await linesOf(brazilian(sand('5102') + sand('6557')))).toEqual(['material 2 t'])
  expect(await linesOf(brazilian(sand('5102'), '<finNFe>3</finNFe>'))).toEqual([])
  const austrian = (type: string) => `<?xml version="1.0"?>
<Invoice DocumentType="${type}"><Details><ItemList><ListLineItem><Description>Strom</Description><Quantity Unit="KWH">50</Quantity></ListLineItem></ItemList></Details></Invoice>`
  expect(await linesOf(austrian('Invoice'))).toEqual(['electricity 50 kWh'])
  expect(await linesOf(austrian('InvoiceForAdvancePayment'))).toEqual([])
  expect(await linesOf(austrian('SubsequentCredit'))).toEqual(['electricity -50 kWh'])
  const chilean = (kind: string) => `<?xml version="1.0"?>
<DTE><Documento><Encabezado><IdDoc><TipoDTE>52</TipoDTE><IndTraslado>${kind}</IndTraslado></IdDoc></Encabezado>
<Detalle><NmbItem>Arena</NmbItem><QtyItem>2</QtyItem><UnmdItem>TON</UnmdItem></Detalle></Documento></DTE>`
  expect([await linesOf(chilean('1')), await linesOf(chilean('5'))]).toEqual([['material 2 t'], []])
  const polish = (kind: string) => `<?xml version="1.0"?>
<Faktura><Fa><RodzajFaktury>${kind}</RodzajFaktury><FaWiersz><P_7>Prąd</P_7><P_8A>kWh</P_8A><P_8B>50</P_8B></FaWiersz></Fa></Faktura>`
  expect([await linesOf(polish('VAT')), await linesOf(polish('ZAL'))]).toEqual([['electricity 50 kWh'], []])
  const czech = (kind: string) => `<?xml version="1.0"?>
<Invoice><DocumentType>${kind}</DocumentType><InvoiceLines><InvoiceLine><InvoicedQuantity unitCode="kWh">50</InvoicedQuantity>
<Item><Description>Elektřina</Description></Item></InvoiceLine></InvoiceLines></Invoice>`
  expect([await linesOf(czech('1')), await linesOf(czech('4'))]).toEqual([['electricity 50 kWh'], []])
})

test('of several invoices in one file none is counted, and it is said', async () => {
  const one = brazilian(brazilianLine('AREIA', '2', 'TON')).replace('<?xml version="1.0"?>', '')
  const line =
    '<InvoiceLine><InvoicedQuantity unitCode="KWH">5</InvoicedQuantity><Item><Name>Power</Name></Item></InvoiceLine>'
  const ubl = `<Invoice><IssueDate>2025-01-01</IssueDate>${line}</Invoice>`
  for (const several of [one + one, ubl + ubl]) {
    const read = await readInvoiceText(`<?xml version="1.0"?><all>${several}</all>`)
    expect(read?.read.activities).toEqual([])
    expect(read?.problems.map(({ code }) => code)).toEqual(['several-invoices'])
  }
})

const load = (measures: string, kind = '0') => `<?xml version="1.0"?>
<CTe xmlns="http://www.portalfiscal.inf.br/cte"><infCte><ide><dhEmi>2025-06-14T12:03:13-03:00</dhEmi><tpCTe>${kind}</tpCTe><modal>04</modal>
<xMunIni>OURO</xMunIni><xMunFim>PRATA</xMunFim></ide><emit><xNome>TREM LTDA</xNome></emit><vPrest><vTPrest>47.00</vTPrest></vPrest>
<infCTeNorm><infCarga>${measures}</infCarga></infCTeNorm></infCte></CTe>`
const measure = (unit: string, name: string, quantity: string) =>
  `<infQ><cUnid>${unit}</cUnid><tpMed>${name}</tpMed><qCarga>${quantity}</qCarga></infQ>`

test('a load is moved with its gross weight', async () => {
  const measures =
    measure('01', 'PESO CUBADO', '900.0000') +
    measure('03', 'VOLUME', '7') +
    measure('01', 'Peso Bruto', '500.2500')
  const read = await readInvoiceText(load(measures))
  expect(read?.read.activities).toMatchObject([
    { kind: 'freight', quantity: '500.25', unit: 'kg', description: 'Freight, rail freight, OURO–PRATA' },
  ])
  expect([read?.classified.type, read?.fields.total?.value, read?.fields.currency?.value]).toEqual([
    'freight-document',
    '47',
    'BRL',
  ])
  expect(await linesOf(load(measures, '1'))).toEqual([])
  for (const name of ['PESO CUBADO', 'CUBAGEM', 'PESO TAXADO', 'Peso bruto tarifado'])
    expect(await linesOf(load(measure('01', name, '900.0000')))).toEqual([])
})

test('an electronic ticket is one ride', async () => {
  const read = await readInvoiceText(`<?xml version="1.0"?>
<BPe xmlns="http://www.portalfiscal.inf.br/bpe"><infBPe><ide><modal>1</modal><dhEmi>2025-01-25T15:32:00-02:00</dhEmi></ide>
<infPassagem><xLocOrig>OURO</xLocOrig><xLocDest>PRATA</xLocDest><dhEmb>2025-01-31T15:00:00-02:00</dhEmb></infPassagem>
<infViagem><dhViagem>2025-01-31T15:00:00-02:00</dhViagem></infViagem></infBPe></BPe>`)
  expect(read?.read.activities).toMatchObject([
    { kind: 'bus', quantity: '1', unit: 'passenger-leg', period: { start: '2025-01-31', end: '2025-01-31' } },
  ])
  expect(read?.classified.type).toBe('travel-record')
})

test('a correction takes what was before from what is after', async () => {
  const line = (before: string, quantity: string) =>
    `<FaWiersz><P_7>Energia elektryczna ${quantity}</P_7><P_8A>kWh</P_8A><P_8B>${quantity}</P_8B>${before}</FaWiersz>`
  const text = `<?xml version="1.0"?><Faktura><Podmiot1><DaneIdentyfikacyjne><Nazwa>Prąd SA</Nazwa></DaneIdentyfikacyjne></Podmiot1>
<Fa><P_1>2026-03-01</P_1>${line('<StanPrzed>1</StanPrzed>', '900')}${line('', '850')}</Fa></Faktura>`
  expect(await linesOf(text)).toEqual(['electricity -900 kWh', 'electricity 850 kWh'])
})
