import { decimal, dividedBy, sumOf, times } from '@doublerule/carbon/decimal.ts'
import { fuelProperty } from '@doublerule/carbon/factors/fuel-properties.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import {
  calculationEntries,
  factorFigure,
  multiply,
  readFigure,
  totalOf,
  traceMarks,
} from './paper-figures.ts'
import { concreteFactor } from './specimen-factors.ts'
import { stepTitles, type PaperFigure, type SpecimenDocument, type SpecimenSheet } from './specimen-sheet.ts'

const fileName = 'concrete-invoice.pdf'

const loads = [decimal('24.6'), decimal('7.2')]
const delivered = sumOf(loads)
const amounts = ['6592.80', '1828.80', '1014.00', '78.00', '95.00'].map(decimal)
const subtotal = decimal('9608.60')

/** The specimen of the same name, in short. */
const document: SpecimenDocument = {
  fileName,
  page: 1,
  pages: 1,
  supplier: 'Ironbark Ridge Concrete',
  supplierNote: 'Specimen. Supplier, customer and figures are invented.',
  title: { text: 'Tax invoice IRC-30418', step: 2 },
  facts: [
    { label: 'Delivered', value: '21/08/2025, Coomera QLD 4209' },
    { label: 'Supplied to', value: 'AS 1379', step: 4 },
  ],
  columns: ['Description', 'Qty', 'Unit price', 'Amount'],
  rows: [
    { cells: ['N32/20/80 concrete', '24.6 m³', '268.00', '6,592.80'], step: 3 },
    { cells: ['N25/20/80 concrete', '7.2 m³', '254.00', '1,828.80'], step: 3 },
    { cells: ['SL82 mesh, sheets', '12 each', '84.50', '1,014.00'] },
    { cells: ['Waiting time', '30 min', '2.60', '78.00'] },
    { cells: ['Short load fee', '1 each', '95.00', '95.00'] },
  ],
  closing: [
    { label: 'Subtotal', value: '9,608.60', step: 5 },
    { label: 'GST 10%', value: '960.86' },
    { label: 'Total AUD', value: '10,569.46' },
  ],
}

/** The concrete invoice: a volume that needs a density, and a factor that stands in for an Australian one. */
export function openConcreteInvoice(): SpecimenSheet {
  const density = fuelProperty('concrete', 'density')
  if (density === null) throw new Error('The library holds no density of concrete')
  const massKg = times(delivered, density.value)
  const massTonnes = dividedBy(massKg, '1000')
  const products = multiply(massTonnes, [concreteFactor])
  const total = totalOf(products)
  const densityFigure: PaperFigure = {
    text: `${groupDigits(density.value)} ${density.unit.replace('m3', 'm³')}`,
    source: { title: 'Density of concrete', lines: [{ label: 'Published in', value: density.source }] },
  }

  return {
    id: 'concrete',
    document,
    option: null,
    optionSwitch: null,
    steps: [
      { title: stepTitles[0], text: 'The invoice has one page. We keep the place of every word.' },
      { title: stepTitles[1], text: 'Mixes, volumes and dockets: a material invoice.' },
      { title: stepTitles[2], text: 'Two mixes of concrete, in cubic metres.' },
      { title: stepTitles[3], text: 'A factor per tonne, and not an Australian one.' },
      { title: stepTitles[4], text: 'Five amounts against the subtotal.' },
      { title: stepTitles[5], text: 'Volume to mass, then one multiplication.' },
    ],
    entries: [
      { step: 1, title: 'Evidence', working: [`${fileName}, page 1 of 1`], kg: null, marks: [] },
      {
        step: 2,
        title: 'Document type',
        working: ['Material invoice: mixes, volumes, dockets'],
        kg: null,
        marks: [],
      },
      {
        step: 3,
        title: 'Activity',
        working: [
          readFigure('24.6 m³', document, 'N32/20/80 premixed concrete  24.6 m³'),
          ' + ',
          readFigure('7.2 m³', document, 'N25/20/80 premixed concrete  7.2 m³'),
          ` = ${delivered} m³`,
        ],
        kg: null,
        marks: [...traceMarks(document, '24.6 m³', '7.2 m³')],
      },
      {
        step: 3,
        title: 'Reinforcing mesh',
        working: ['12 sheets; no mass is printed, so none is counted'],
        kg: null,
        marks: ['notStated'],
      },
      {
        step: 4,
        title: 'Factor, United Kingdom',
        working: ['Stands in for an Australian one: ', factorFigure(concreteFactor), ' kg a tonne'],
        kg: null,
        marks: ['review'],
      },
      {
        step: 5,
        title: 'Review',
        working: ['Five amounts add up to 9,608.60'],
        kg: null,
        marks: sumOf(amounts) === subtotal ? ['footed'] : [],
      },
      {
        step: 6,
        title: 'Mass',
        working: [`${delivered} m³ × `, densityFigure, ` = ${groupDigits(massTonnes)} t`],
        kg: null,
        marks: ['assumed'],
      },
      ...calculationEntries(massTonnes, products),
    ],
    total: {
      title: 'Total, Scope 3',
      working: total.working,
      tonnes: total.tonnes,
      marks: ['review'],
      comparison: null,
    },
  }
}
