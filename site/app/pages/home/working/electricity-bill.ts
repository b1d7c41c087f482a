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

const fileName = 'specimen-electricity-bill.pdf'

const usage = { peak: decimal('4250'), offPeak: decimal('2130'), total: decimal('6380') }
const meter = { previous: decimal('77830'), present: decimal('84210') }

const printedUsage = `${groupDigits(usage.total)} kWh`
const printedMeter = `${groupDigits(meter.present)} − ${groupDigits(meter.previous)}`

const document: SpecimenDocument = {
  fileName,
  supplier: 'Mangrove Street Energy',
  supplierNote: 'Specimen. No such supplier, meter or site.',
  title: { text: 'Electricity account', step: 2 },
  facts: [
    { label: 'NMI', value: 'QB01SPECMN' },
    { label: 'Billing period', value: '1 Jul 2025 to 30 Sep 2025' },
    { label: 'Supply address', value: '12 Specimen Street, Brisbane QLD 4000', step: 4 },
    { label: 'Meter, present − previous', value: printedMeter, step: 5 },
  ],
  columns: ['Usage and charges', 'Quantity', 'Rate', 'Amount'],
  rows: [
    { cells: ['Peak usage', '4,250 kWh', '28.50 c', '$1,211.25'], step: 3 },
    { cells: ['Off-peak usage', '2,130 kWh', '19.20 c', '$408.96'], step: 3 },
    { cells: ['Total usage', '6,380 kWh', '', ''], step: 6 },
    { cells: ['Supply charge', '92 days', '142.00 c', '$130.64'] },
  ],
  closing: [
    { label: 'GST', value: '$175.09' },
    { label: 'Amount due', value: '$1,925.94' },
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
  const doesMeterAgree = minus(meter.present, meter.previous) === usage.total
  const usageFigure = readFigure(printedUsage, fileName, `Total usage  ${printedUsage}`)

  return {
    id: 'electricity',
    document,
    option: state.value,
    optionSwitch: { legend: 'Grid of the supply address', options: states },
    steps: [
      { title: stepTitles[0], text: 'One page arrives; its text is read with positions.' },
      { title: stepTitles[1], text: 'An NMI and a kWh column: an electricity bill.' },
      { title: stepTitles[2], text: 'Two usage lines, with unit and period.' },
      { title: stepTitles[3], text: 'The address names the grid, the period the edition.' },
      { title: stepTitles[4], text: 'Lines against total, total against the meter.' },
      { title: stepTitles[5], text: 'One multiplication a scope, one total.' },
    ],
    entries: [
      { step: 1, title: 'Evidence', working: [`${fileName}, 1 page`], kg: null, marks: [] },
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
          `${groupDigits(usage.peak)} + ${groupDigits(usage.offPeak)} = ${groupDigits(usage.total)} = ${printedMeter}`,
        ],
        kg: null,
        marks: [
          ...(doesUsageFoot ? (['footed'] as const) : []),
          ...(doesMeterAgree ? (['crossFooted'] as const) : []),
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
