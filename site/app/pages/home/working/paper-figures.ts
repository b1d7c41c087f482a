import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { decimal, dividedBy, minus, roundTo, sumOf, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { explainVerification } from '@doublerule/carbon/factors/factor-marks.ts'
import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { TickMarkName } from '#app/ui/tick-mark.tsx'
import type { PaperFactor } from './specimen-factors.ts'
import type { PaperEntry, PaperFigure, SpecimenDocument, TotalComparison } from './specimen-sheet.ts'

const engine = `Engine ${engineVersion.version}, factor library ${engineVersion.factorLibrary}`

/** A figure read from the specimen, with the line it stands on. */
export function readFigure(text: string, document: SpecimenDocument, line: string): PaperFigure {
  return {
    text,
    source: {
      title: 'Read from the document',
      lines: [
        { label: 'Document', value: document.fileName },
        { label: 'Page', value: `${document.page} of ${document.pages}` },
        { label: 'Line', value: line },
        { label: 'Rounding', value: 'None: the digits are kept as printed' },
      ],
    },
  }
}

/** The mark of figures that the document prints, letter for letter. */
export function traceMarks(
  document: SpecimenDocument,
  ...printed: readonly string[]
): readonly TickMarkName[] {
  const cells = document.rows.flatMap((row) => row.cells)
  return printed.every((text) => cells.includes(text)) ? ['traced'] : []
}

/** The mark of factors that were read in the publisher's own file. */
export function vouchMarks(factors: readonly PaperFactor[]): readonly TickMarkName[] {
  return factors.every((factor) => factor.verification.startsWith('A')) ? ['vouched'] : []
}

/** A factor's figure, with its publisher, edition and what was checked. */
export function factorFigure(factor: PaperFactor): PaperFigure {
  return {
    text: factor.kgCO2ePerUnit,
    source: {
      title: factor.name,
      lines: [
        { label: 'Published in', value: factor.source, href: factor.sourceUrl },
        { label: 'Per unit', value: `${factor.kgCO2ePerUnit} kg CO2e per ${factor.unit}` },
        { label: 'Scope', value: `${factor.scope}` },
        { label: 'Region', value: factor.region },
        { label: 'Warming', value: factor.gwp },
        { label: 'Checked', value: explainVerification(factor.verification) },
        { label: 'Uncertainty', value: 'Not stated by the source' },
        { label: 'Licence', value: factor.licence },
        { label: 'Row', value: factor.id },
      ],
    },
  }
}

type Product = { factor: PaperFactor; kg: Decimal; sum: string }

/** One exact multiplication for each factor. */
export function multiply(quantity: Decimal, factors: readonly PaperFactor[]): readonly Product[] {
  return factors.map((factor) => ({
    factor,
    kg: times(quantity, decimal(factor.kgCO2ePerUnit)),
    sum: `${groupDigits(quantity)} ${factor.unit} × ${factor.kgCO2ePerUnit}`,
  }))
}

/** The entries of the calculation. The mark stands because the product divided by the factor gives the quantity again. */
export function calculationEntries(quantity: Decimal, products: readonly Product[]): readonly PaperEntry[] {
  const places = Math.max(...products.map(({ kg }) => countPlaces(decimal(roundTo(kg, 3)))))
  return products.map(({ factor, kg, sum }) => ({
    step: 6,
    title: `Scope ${factor.scope}`,
    working: [sum],
    kg: {
      text: groupDigits(roundTo(kg, places)),
      source: {
        title: `Scope ${factor.scope}, worked out`,
        lines: [
          { label: 'Sum', value: `${sum} kg/${factor.unit} = ${groupDigits(kg)} kg` },
          { label: 'Factor', value: factor.source, href: factor.sourceUrl },
          { label: 'Rounding', value: 'For display only, to the gram; the exact figure goes into the total' },
          { label: 'Made with', value: engine },
        ],
      },
    },
    marks: dividedBy(kg, decimal(factor.kgCO2ePerUnit)) === quantity ? ['recalculated'] : [],
  }))
}

/** Figures that stack have their points in one line, so the column takes the places of its longest one. */
function countPlaces(figure: Decimal): number {
  return figure.split('.')[1]?.length ?? 0
}

/** The sum as the column prints its addends, wherever those add up to the printed total; else with all digits. */
function describeSum(addends: readonly Decimal[], sum: Decimal): string {
  const places = Math.max(...addends.map((kg) => countPlaces(decimal(roundTo(kg, 3)))))
  const printed = addends.map((kg) => roundTo(kg, places))
  const doesFoot = sumOf(printed.map(decimal)) === decimal(roundTo(sum, places))
  const shown = doesFoot ? [...printed, roundTo(sum, places)] : [...addends, sum]
  const [total, ...rest] = shown.toReversed().map(groupDigits)
  return rest.length <= 1 ? `${total} kg` : `${rest.toReversed().join(' + ')} = ${total} kg`
}

type PaperTotal = { kg: Decimal; working: string; tonnes: PaperFigure; marks: readonly TickMarkName[] }

/** The total of the products in tonnes, rounded once, with its sum. Footed: taking the addends off again leaves nothing. */
export function totalOf(products: readonly Product[]): PaperTotal {
  const kg = sumOf(products.map((product) => product.kg))
  const rest = products.reduce((left, product) => minus(left, product.kg), kg)
  const working = describeSum(
    products.map((product) => product.kg),
    kg,
  )
  return {
    kg,
    working,
    marks: rest === '0' ? ['footed'] : [],
    tonnes: {
      text: formatTonnes(kg),
      source: {
        title: 'Total, in tonnes of CO2e',
        lines: [
          { label: 'Sum', value: working },
          { label: 'In tonnes', value: `${groupDigits(kg)} kg ÷ 1,000` },
          { label: 'Rounding', value: 'Once, here, to the kilogram; half away from zero' },
          { label: 'Made with', value: engine },
        ],
      },
    },
  }
}

/** How a total moved when the option changed. */
export function compareTotals(label: string, was: Decimal, now: Decimal): TotalComparison {
  const difference = minus(now, was)
  const isLess = difference.startsWith('-')
  return {
    label,
    was: formatTonnes(was),
    difference: `${isLess ? '−' : '+'}${formatTonnes(isLess ? minus('0', difference) : difference)}`,
  }
}
