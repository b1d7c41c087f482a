import { decimal, roundTo, times } from '@doublerule/carbon/decimal.ts'
import {
  calculationEntries,
  compareTotals,
  factorFigure,
  multiply,
  readFigure,
  totalOf,
  traceMarks,
  vouchMarks,
} from './paper-figures.ts'
import { dieselFactors } from './specimen-factors.ts'
import { stepTitles, type SpecimenDocument, type SpecimenSheet } from './specimen-sheet.ts'

const fileName = 'specimen-fuel-docket.pdf'

const litres = decimal('148.62')
const dollarsPerLitre = decimal('1.899')
const paid = decimal('282.23')

const document: SpecimenDocument = {
  fileName,
  supplier: 'Specimen Fuel Stop',
  supplierNote: 'Specimen. No such station or docket.',
  title: { text: 'Tax invoice, fuel', step: 2 },
  facts: [
    { label: 'Date', value: '14 Aug 2025, 06:12' },
    { label: 'Site', value: 'Pump 4, Rocklea QLD 4106' },
    { label: 'Vehicle', value: 'not printed', step: 4 },
  ],
  columns: ['Item', 'Litres', 'Price', 'Amount'],
  rows: [{ cells: ['Diesel', '148.62 L', '189.9 c', '$282.23'], step: 3 }],
  closing: [
    { label: 'Total paid', value: '$282.23', step: 5 },
    { label: 'GST in total', value: '$25.66' },
    { label: 'Fuel dispensed', value: '148.62 L', step: 6 },
  ],
}

const uses = [
  { value: 'road', label: 'Ute or car' },
  { value: 'truck', label: 'Truck, Euro IV or newer' },
  { value: 'plant', label: 'Generator or plant' },
] as const

/** The diesel docket: one word with more than one right factor, so the paper asks where it was burnt. */
export function openFuelDocket(option: string | null, before: string | null): SpecimenSheet {
  const use = uses.find(({ value }) => value === option) ?? uses[0]
  const earlier = uses.find(({ value }) => value === before)
  const factors = dieselFactors[use.value]
  const products = multiply(litres, factors)
  const total = totalOf(products)
  const doesAmountAgree = roundTo(times(litres, dollarsPerLitre), 2) === paid

  return {
    id: 'diesel',
    document,
    option: use.value,
    optionSwitch: { legend: 'The docket does not say where it was burnt', options: uses },
    steps: [
      { title: stepTitles[0], text: 'One docket arrives; its text is read with positions.' },
      { title: stepTitles[1], text: 'Litres, a pump and a price: a fuel receipt.' },
      { title: stepTitles[2], text: 'One line of diesel, in litres.' },
      { title: stepTitles[3], text: 'Diesel has several right factors. We ask which.' },
      { title: stepTitles[4], text: 'Litres times price against the amount paid.' },
      { title: stepTitles[5], text: 'One multiplication a scope, one total.' },
    ],
    entries: [
      { step: 1, title: 'Evidence', working: [`${fileName}, 1 page`], kg: null, marks: [] },
      {
        step: 2,
        title: 'Document type',
        working: ['Fuel receipt: litres, pump, price'],
        kg: null,
        marks: [],
      },
      {
        step: 3,
        title: 'Activity',
        working: [
          readFigure('148.62 L', fileName, 'Diesel  148.62 L  189.9 c  $282.23'),
          ' diesel, 14 Aug 2025',
        ],
        kg: null,
        marks: traceMarks(document, '148.62 L'),
      },
      {
        step: 4,
        title: `Factor, ${use.label}`,
        working: [
          `NGA 2025, Table ${use.value === 'plant' ? '8' : '9'}: `,
          ...factors.flatMap((factor, index) => [
            `${index === 0 ? '' : ', '}Scope ${factor.scope} `,
            factorFigure(factor),
          ]),
        ],
        kg: null,
        marks: [...vouchMarks(factors), ...(earlier === undefined ? (['assumed'] as const) : [])],
      },
      {
        step: 5,
        title: 'Review',
        working: ['148.62 L × $1.899 = $282.23, as paid'],
        kg: null,
        marks: doesAmountAgree ? ['crossFooted'] : [],
      },
      ...calculationEntries(litres, products),
    ],
    total: {
      title: 'Total, Scope 1 and 3',
      working: total.working,
      tonnes: total.tonnes,
      marks: total.marks,
      comparison:
        earlier === undefined
          ? null
          : compareTotals(
              earlier.label,
              totalOf(multiply(litres, dieselFactors[earlier.value])).kg,
              total.kg,
            ),
    },
  }
}
