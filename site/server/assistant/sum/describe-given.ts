import type { Verdict } from '@doublerule/carbon/calculator/judge-claim.ts'
import type { Claim } from '@doublerule/carbon/calculator/read-claim.ts'
import type { Ratio } from '@doublerule/carbon/calculator/read-ratio.ts'
import type { Given, GivenRow } from '@doublerule/carbon/calculator/work-with-given.ts'
import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import { compare, roundTo, sumOf, type Decimal } from '@doublerule/carbon/decimal.ts'
import { formatKg, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { describeMass } from './describe-activity.ts'
import { warnOfFactor } from './warn-of-factor.ts'

/** Each amount by the factor that the visitor gave for it, line by line, and their total. */
export function describeGiven({ rows, compares }: Given): string[] {
  const total = sumOf(rows.map(({ kg }) => kg))
  return [
    [...rows.map(describeRow), ...new Set(rows.flatMap(warnOfFactor))].join('\n'),
    ...(rows.length < 2 || compares
      ? []
      : [`Total: ${rows.map(({ kg }) => formatKg(kg)).join(' + ')} = ${describeMass(total)}.`]),
    [
      'Say in your report where that factor is from.',
      ...(rows.every(({ isGas }) => isGas)
        ? []
        : ['The kilograms are taken to be of CO2e; of anything else they are no emissions.']),
    ].join(' '),
  ]
}

/** The amount, where it is worked out first, then times its factor; pounds are turned into kilograms last. */
function describeRow({ activity, counts, quantity, of, factor, per, kg, inUnit }: GivenRow): string {
  const steps = activity.multipliers.map(({ text }) => `${text} × `).join('')
  // The published sum below shows it otherwise.
  const amount =
    steps === '' || activity.kind !== null
      ? ''
      : `${steps}${activity.quantity} ${activity.unit} = ${groupDigits(quantity)} ${of}\n`
  const sum = `${counts.map(({ text }) => `${text} × `).join('')}${groupDigits(quantity)} ${of} × `
  const span = activity.period === null ? '' : ` in a ${activity.period}`
  const product =
    inUnit === null
      ? `${factor} kg per ${per} = ${describeMass(kg)}${span}.`
      : `${inUnit.one} ${inUnit.unit} per ${per} = ${groupDigits(inUnit.value)} ${inUnit.unit} CO2e${span}\n${inUnit.expression} CO2e.`
  return cutQuotients(`${amount}With your factor: ${sum}${product}`)
}

const resultOf: Readonly<Record<Verdict['of'], string>> = {
  all: '',
  direct: ' in Scope 1 and 2 alone',
  given: ' by your factor',
}

/** The verdict on a result that the visitor was told, with the difference done again. */
export function describeVerdict(
  { value, unit }: Claim,
  { is, kg, of, claimed, by, percent }: Verdict,
): string[] {
  const named = `${groupDigits(value)} ${unit}`
  const result = `it is ${describeMass(kg)}${resultOf[of]}`
  if (is === 'right') return [`Yes, ${named} is right: ${result}.`]
  const isMore = compare(claimed, kg) > 0
  const [more, less] = isMore ? [claimed, kg] : [kg, claimed]
  return [
    [
      `${is === 'near' ? 'Yes, about' : 'No'}: ${result}, and ${named} is ${isMore ? 'more' : 'less'}.`,
      `Difference: ${groupDigits(more)} kg − ${groupDigits(less)} kg = ${formatKg(by)}`,
      `In percent: ${groupDigits(by)} × 100 ÷ ${groupDigits(kg)} = ${percent} %`,
    ].join('\n'),
  ]
}

/** Emissions of the visitor divided, held against each other, or lowered. */
export function describeRatio(ratio: Ratio): string[] {
  const kilos = (kg: Decimal) => `${groupDigits(kg)} kg`
  switch (ratio.kind) {
    case 'intensity':
      return [
        cutQuotients(
          `${kilos(ratio.kg)} ÷ ${groupDigits(ratio.by)} ${ratio.of} = ${describeMass(ratio.result)} per ${ratio.per}.`,
        ),
        'Both figures are yours: name the year, the scopes and the boundary that they are of.',
      ]
    case 'change':
      return [
        `${kilos(ratio.isLess ? ratio.from : ratio.to)} − ${kilos(ratio.isLess ? ratio.to : ratio.from)} = ${describeMass(ratio.by)} ${ratio.isLess ? 'less' : 'more'}.`,
        `${groupDigits(ratio.by)} × 100 ÷ ${groupDigits(ratio.from)} = ${roundTo(ratio.percent, 2)} % ${ratio.isLess ? 'less' : 'more'}.`,
      ]
    case 'target':
      return [
        `${kilos(ratio.kg)} × ${ratio.percent} ÷ 100 = ${describeMass(ratio.share)} ${ratio.isLess ? 'less' : 'more'}.`,
        `${kilos(ratio.kg)} ${ratio.isLess ? '−' : '+'} ${kilos(ratio.share)} = ${describeMass(ratio.result)}.`,
      ]
  }
}
