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

const fileName = 'specimen-concrete-invoice.pdf'

const loads = [decimal('6'), decimal('6'), decimal('2.4')]
const delivered = decimal('14.4')

const document: SpecimenDocument = {
  fileName,
  supplier: 'Specimen Ready Mix',
  supplierNote: 'Specimen. No such plant, pour or price.',
  title: { text: 'Invoice, pre-mixed concrete', step: 2 },
  facts: [
    { label: 'Delivered', value: '9 Sep 2025, Northgate QLD 4013' },
    { label: 'Mix', value: 'N32, 20 mm aggregate', step: 4 },
  ],
  columns: ['Docket', 'Volume', 'Price', 'Amount'],
  rows: [
    { cells: ['SP-1041', '6.0 m³', '$268.00', '$1,608.00'], step: 3 },
    { cells: ['SP-1042', '6.0 m³', '$268.00', '$1,608.00'], step: 3 },
    { cells: ['SP-1043', '2.4 m³', '$268.00', '$643.20'], step: 3 },
    { cells: ['Volume delivered', '14.4 m³', '', ''], step: 5 },
  ],
  closing: [
    { label: 'GST', value: '$385.92' },
    { label: 'Amount due', value: '$4,245.12' },
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
      { title: stepTitles[0], text: 'One page arrives; its text is read with positions.' },
      { title: stepTitles[1], text: 'Mix, volume and dockets: a material invoice.' },
      { title: stepTitles[2], text: 'Three loads, in cubic metres.' },
      { title: stepTitles[3], text: 'A factor per tonne, and not an Australian one.' },
      { title: stepTitles[4], text: 'Three loads against the volume delivered.' },
      { title: stepTitles[5], text: 'Volume to mass, then one multiplication.' },
    ],
    entries: [
      { step: 1, title: 'Evidence', working: [`${fileName}, 1 page`], kg: null, marks: [] },
      {
        step: 2,
        title: 'Document type',
        working: ['Material invoice: mix, volume, dockets'],
        kg: null,
        marks: [],
      },
      {
        step: 3,
        title: 'Activity',
        working: [readFigure('14.4 m³', fileName, 'Volume delivered  14.4 m³'), ' concrete, 9 Sep 2025'],
        kg: null,
        marks: traceMarks(document, '14.4 m³'),
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
        working: ['6 + 6 + 2.4 = 14.4 m³'],
        kg: null,
        marks: sumOf(loads) === delivered ? ['footed'] : [],
      },
      {
        step: 6,
        title: 'Mass',
        working: ['14.4 m³ × ', densityFigure, ` = ${groupDigits(massTonnes)} t`],
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
