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

const fileName = 'fuel-docket.jpg'

const litres = decimal('62.48')
const dollarsPerLitre = decimal('1.899')
const paid = decimal('118.65')

/** The photographed specimen of the same name. */
const document: SpecimenDocument = {
  fileName,
  page: 1,
  pages: 1,
  supplier: 'Saltbush Fuel',
  supplierNote: 'Specimen. Invented supplier and figures.',
  title: { text: 'Tax invoice, pump 04', step: 2 },
  facts: [
    { label: 'Date', value: '14/08/2025, 07:42' },
    { label: 'Site', value: '61 Marshall Street, Goondiwindi QLD 4390' },
    { label: 'Rego', value: '482 XKD', step: 4 },
  ],
  columns: ['Item', 'Litres', 'Price', 'Amount'],
  rows: [{ cells: ['Diesel', '62.48 L', '189.9 c/L', '$118.65'], step: 3 }],
  closing: [
    { label: 'Total', value: '$118.65', step: 5 },
    { label: 'GST included', value: '$10.79' },
  ],
}

const uses = [
  { value: 'road', label: 'Ute or car' },
  { value: 'truck', label: 'Truck, Euro IV or newer' },
  { value: 'plant', label: 'Generator or plant' },
] as const

/** The diesel docket: one word with more than one right factor, so the paper asks what burnt it. */
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
    optionSwitch: { legend: 'A rego is printed, but not what it drives', options: uses },
    steps: [
      { title: stepTitles[0], text: 'The docket is a photo. We keep the place of every word.' },
      { title: stepTitles[1], text: 'Litres, a pump and a price: a fuel receipt.' },
      { title: stepTitles[2], text: 'One line of diesel, in litres.' },
      { title: stepTitles[3], text: 'Diesel has several right factors. We ask which.' },
      { title: stepTitles[4], text: 'Litres times price against the amount paid.' },
      { title: stepTitles[5], text: 'Each scope is one multiplication. Together they make the total.' },
    ],
    entries: [
      { step: 1, title: 'Evidence', working: [`${fileName}, a photo`], kg: null, marks: [] },
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
        working: [readFigure('62.48 L', document, '62.48 L @ 189.9 c/L'), ' diesel, 14 Aug 2025'],
        kg: null,
        marks: traceMarks(document, '62.48 L'),
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
        working: ['62.48 L × $1.899 = $118.65, as paid'],
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
