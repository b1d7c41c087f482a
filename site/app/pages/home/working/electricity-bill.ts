import { decimal, minus, sumOf } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
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
import { gridFactors } from './specimen-factors.ts'
import { stepTitles, type SpecimenDocument, type SpecimenSheet } from './specimen-sheet.ts'

const fileName = 'electricity-bill.pdf'

const usage = { peak: decimal('3184'), offPeak: decimal('1642'), total: decimal('4826') }
const registers = [
  { start: decimal('48210'), end: decimal('51394'), usage: usage.peak },
  { start: decimal('20975'), end: decimal('22617'), usage: usage.offPeak },
]

const printedUsage = `${groupDigits(usage.total)} kWh`

/** Page 2 of the specimen of the same name, in short. */
const document: SpecimenDocument = {
  fileName,
  page: 2,
  pages: 2,
  supplier: 'Mulga Creek Energy',
  supplierNote: 'Specimen. Supplier, customer and figures are invented.',
  title: { text: 'Electricity bill', step: 2 },
  facts: [
    { label: 'NMI', value: '31209844712' },
    { label: 'Billing period', value: '1 July 2025 to 30 September 2025' },
    { label: 'Supply address', value: '14 Boronia Street, Rocklea QLD 4106', step: 4 },
    { label: 'Meter, peak', value: '51,394 less 48,210', step: 5 },
    { label: 'Meter, off-peak', value: '22,617 less 20,975', step: 5 },
  ],
  columns: ['Charges', 'Quantity', 'Rate', 'Amount'],
  rows: [
    { cells: ['Peak usage', '3,184 kWh', '34.100 c', '$1,085.74'], step: 3 },
    { cells: ['Off-peak usage', '1,642 kWh', '22.550 c', '$370.27'], step: 3 },
    { cells: ['Total used from the grid', '4,826 kWh', '', ''], step: 6 },
    { cells: ['Supply charge', '92 days', '143.000 c', '$131.56'] },
    { cells: ['Solar feed-in', '612 kWh', '6.600 c', '-$40.39'] },
  ],
  closing: [
    { label: 'GST at 10%', value: '$158.76' },
    { label: 'Amount due', value: '$1,705.94' },
  ],
}

const states = [
  { value: 'QLD', label: 'QLD', title: 'Queensland' },
  { value: 'NSW', label: 'NSW', title: 'New South Wales' },
  { value: 'VIC', label: 'VIC', title: 'Victoria' },
  { value: 'SA', label: 'SA', title: 'South Australia' },
  { value: 'WA', label: 'WA', title: 'Western Australia, South West grid' },
  { value: 'TAS', label: 'TAS', title: 'Tasmania' },
  { value: 'NT', label: 'NT', title: 'Northern Territory, Darwin and Katherine grid' },
  { value: 'ACT', label: 'ACT', title: 'Australian Capital Territory' },
] as const

const printedState = 'QLD'

/** The electricity bill worked out with the factors of a state, beside the total of the state chosen before. */
export function openElectricityBill(option: string | null, before: string | null): SpecimenSheet {
  const state = states.find(({ value }) => value === option) ?? states[0]
  const factors = gridFactors(`AU-${state.value}`)
  const products = multiply(usage.total, factors)
  const total = totalOf(products)
  const doesUsageFoot = sumOf([usage.peak, usage.offPeak]) === usage.total
  const doMetersAgree = registers.every(({ start, end, usage: read }) => minus(end, start) === read)
  const usageFigure = readFigure(
    printedUsage,
    document,
    `Total electricity used from the grid: ${printedUsage}`,
  )

  return {
    id: 'electricity',
    document,
    option: state.value,
    optionSwitch: { legend: 'Grid of the supply address', options: states },
    steps: [
      { title: stepTitles[0], text: 'The bill has two pages. We keep the place of every word.' },
      { title: stepTitles[1], text: 'An NMI and a kWh column: an electricity bill.' },
      { title: stepTitles[2], text: 'We take two lines of use, each with its unit and period.' },
      { title: stepTitles[3], text: 'The address names the grid, the period the edition.' },
      { title: stepTitles[4], text: 'The lines add up to the total, and each agrees with its meter.' },
      { title: stepTitles[5], text: 'Each scope is one multiplication. Together they make the total.' },
    ],
    entries: [
      { step: 1, title: 'Evidence', working: [`${fileName}, page 2 of 2`], kg: null, marks: [] },
      {
        step: 2,
        title: 'Document type',
        working: ['Electricity bill: NMI, kWh column'],
        kg: null,
        marks: [],
      },
      {
        step: 3,
        title: 'Activity',
        working: [usageFigure, ', 1 Jul to 30 Sep 2025'],
        kg: null,
        marks: traceMarks(document, printedUsage),
      },
      {
        step: 4,
        title: `Factor, ${state.title}`,
        working: [
          'NGA 2025, Table 1: ',
          ...factors.flatMap((factor, index) => [
            `${index === 0 ? '' : ', '}Scope ${factor.scope} `,
            factorFigure(factor),
          ]),
          state.value === printedState ? '' : ' (the bill says QLD)',
        ],
        kg: null,
        marks: [...vouchMarks(factors), ...(state.value === printedState ? [] : (['assumed'] as const))],
      },
      {
        step: 5,
        title: 'Review',
        working: [
          `${groupDigits(usage.peak)} + ${groupDigits(usage.offPeak)} = ${groupDigits(usage.total)}; both meters agree`,
        ],
        kg: null,
        marks: [
          ...(doesUsageFoot ? (['footed'] as const) : []),
          ...(doMetersAgree ? (['crossFooted'] as const) : []),
        ],
      },
      ...calculationEntries(usage.total, products),
    ],
    total: {
      title: 'Total, Scope 2 and 3',
      working: total.working,
      tonnes: total.tonnes,
      marks: total.marks,
      comparison:
        before === null
          ? null
          : compareTotals(before, totalOf(multiply(usage.total, gridFactors(`AU-${before}`))).kg, total.kg),
    },
  }
}
