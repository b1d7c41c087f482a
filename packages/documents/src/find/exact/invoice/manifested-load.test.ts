import { expect, test } from 'vitest'
import { readInvoiceText } from '../../../testing/read-invoice-text.ts'

async function linesOf(text: string) {
  const read = await readInvoiceText(text)
  return read?.read.activities.map(
    ({ kind, quantity, unit, description }) => `${kind} ${quantity} ${unit ?? ''} ${description}`,
  )
}

const manifest = (unit: string, quantity: string, modal = '1') => `<?xml version="1.0"?>
<mdfeProc xmlns="http://www.portalfiscal.inf.br/mdfe"><MDFe><infMDFe><ide><modal>${modal}</modal><dhEmi>2025-03-05T08:29:36-03:00</dhEmi>
<infMunCarrega><xMunCarrega>OURO</xMunCarrega></infMunCarrega></ide><emit><CNPJ>1</CNPJ><xNome>CARGA LTDA</xNome></emit>
<infDoc><infMunDescarga><xMunDescarga>PRATA</xMunDescarga></infMunDescarga></infDoc>
<tot><vCarga>909.00</vCarga><cUnid>${unit}</cUnid><qCarga>${quantity}</qCarga></tot></infMDFe></MDFe></mdfeProc>`

test('a Brazilian manifest is the load of its vehicle, in kilograms or tonnes', async () => {
  expect(await linesOf(manifest('01', '18250.5000'))).toEqual([
    'freight 18250.5 kg Freight, road freight, OURO–PRATA',
  ])
  expect(await linesOf(manifest('02', '12.75', '4'))).toEqual([
    'freight 12.75 t Freight, rail freight, OURO–PRATA',
  ])
  expect(await linesOf(manifest('09', '12.75'))).toEqual([])
})

const despatch = (shipment: string) => `<?xml version="1.0"?>
<DespatchAdvice xmlns="urn:oasis:names:specification:ubl:schema:xsd:DespatchAdvice-2" xmlns:cbc="b" xmlns:cac="a">
<cbc:IssueDate>2025-02-03</cbc:IssueDate>
<cac:DespatchSupplierParty><cac:Party><cac:PartyName><cbc:Name>Nordvarer AS</cbc:Name></cac:PartyName></cac:Party></cac:DespatchSupplierParty>
<cac:Shipment>${shipment}</cac:Shipment>
<cac:DespatchLine><cbc:DeliveredQuantity unitCode="NIU">1</cbc:DeliveredQuantity><cac:Item><cbc:Name>Water can</cbc:Name></cac:Item></cac:DespatchLine>
</DespatchAdvice>`

test('a despatch advice is the gross weight of its shipment', async () => {
  const weight = '<cbc:GrossWeightMeasure unitCode="KGM">1000.001</cbc:GrossWeightMeasure>'
  const stage = '<cac:ShipmentStage><cbc:TransportModeCode>3</cbc:TransportModeCode></cac:ShipmentStage>'
  expect(await linesOf(despatch(weight + stage))).toEqual(['freight 1000.001 kg Freight, road freight'])
  const count = '<cbc:GrossWeightMeasure unitCode="C62">4</cbc:GrossWeightMeasure>'
  expect(await linesOf(despatch(count))).toEqual([])
})

test('a despatch advice whose lines are weighed is the goods of its lines', async () => {
  const line = (unit: string, quantity: string, name: string) =>
    `<cac:DespatchLine><cbc:DeliveredQuantity unitCode="${unit}">${quantity}</cbc:DeliveredQuantity><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item></cac:DespatchLine>`
  const weight = '<cbc:GrossWeightMeasure unitCode="KGM">900</cbc:GrossWeightMeasure>'
  const text = despatch(weight).replace(
    /<cac:DespatchLine>.*/,
    line('KGM', '812.5', 'Steel wire') + line('EA', '4', 'Reel'),
  )
  expect(await linesOf(text)).toEqual(['material 812.5 kg Steel wire'])
})

test('a receipt advice is what was received', async () => {
  const text = `<?xml version="1.0"?><ReceiptAdvice xmlns="r" xmlns:cbc="b" xmlns:cac="a"><cbc:IssueDate>2025-02-03</cbc:IssueDate>
<cac:ReceiptLine><cbc:ReceivedQuantity unitCode="TNE">18.2</cbc:ReceivedQuantity><cbc:ShortQuantity unitCode="TNE">1.8</cbc:ShortQuantity>
<cac:Item><cbc:Name>Gravel</cbc:Name></cac:Item></cac:ReceiptLine></ReceiptAdvice>`
  expect(await linesOf(text)).toEqual(['material 18.2 t Gravel'])
})

test('a waybill is its shipment, by the mode of its only stage', async () => {
  const waybill = (
    stages: string,
  ) => `<?xml version="1.0"?><Waybill xmlns="w" xmlns:cbc="b" xmlns:cac="a"><cbc:IssueDate>2025-02-03</cbc:IssueDate>
<cac:Shipment><cbc:GrossWeightMeasure unitCode="KGM">130</cbc:GrossWeightMeasure><cbc:NetWeightMeasure unitCode="KGM">110</cbc:NetWeightMeasure>${stages}</cac:Shipment></Waybill>`
  const stage = (mode: string) =>
    `<cac:ShipmentStage><cbc:TransportModeCode>${mode}</cbc:TransportModeCode></cac:ShipmentStage>`
  expect(await linesOf(waybill(stage('4')))).toEqual(['freight 130 kg Freight, air freight'])
  expect(await linesOf(waybill(stage('3') + stage('4')))).toEqual(['freight 130 kg Freight'])
})
