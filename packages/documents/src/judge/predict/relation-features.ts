import type { Candidate } from '../candidates/candidate.ts'
import { isCharged } from '../relations/is-charged.ts'
import type { NumberRelations, Product } from '../relations/number-relations.ts'
import type { Feature } from './feature.ts'

const largeTimes = 3
const most = 6

/** What the arithmetic of the document says of a number; it says it in every language. */
export const relationFeatures: readonly Feature[] = [
  counted('times a rate is money', '+', ({ products }, own) =>
    products.filter((product) => product.scale === '1' && isCharged(product) && !isRatePart(own, product)),
  ),
  counted('times a rate in cents is money', '+', ({ products }, own) =>
    products.filter((product) => product.scale === '0.01' && isCharged(product) && !isRatePart(own, product)),
  ),
  counted('times a marked rate', '+', ({ products }) =>
    products.filter(({ partner }) => partner.number.isRate || partner.number.isMoney),
  ),
  counted('is the rate of a quantity with a unit', '-', ({ products }, own) =>
    products.filter((product) => isRatePart(own, product)),
  ),
  counted('product without money', '', ({ products }) => products.filter((product) => !isCharged(product))),
  counted('product of others', '', ({ resultOf }) => resultOf),
  counted('difference on its line', '+', ({ differences }, { line }) =>
    differences.filter(({ end, start }) => end.line === line && start.line === line),
  ),
  counted('difference nearby', '', ({ differences }, { line }) =>
    differences.filter(({ end, start }) => end.line !== line || start.line !== line),
  ),
  counted('difference times a multiplier', '+', ({ differences }) =>
    differences.filter(({ multiplier }) => multiplier !== '1'),
  ),
  counted('difference of large figures', '+', ({ differences }, { number }) =>
    differences.filter(({ start }) => Number(start.number.value) > largeTimes * Number(number.value)),
  ),
  counted('is read off before or after', '', ({ readingOf }) => readingOf),
  counted('total', '', ({ totalOf }) => totalOf),
  counted('total of figures in its unit', '', ({ totalOf }, { unit }) =>
    totalOf.filter((parts) => parts.every((part) => unit !== null && part.number.unit?.unit === unit.unit)),
  ),
  counted('part of a total', '', ({ partOf }) => partOf),
  counted('part of a total in its unit', '', ({ partOf }, { unit }) =>
    partOf.filter((total) => unit !== null && total.number.unit?.unit === unit.unit),
  ),
  counted('printed again', '', ({ repeats }) => repeats),
  counted('printed again with a unit', '+', ({ repeats }) =>
    repeats.filter(({ number }) => number.unit !== null),
  ),
  counted('printed again beside money', '', ({ repeats }, { line }) =>
    repeats.filter((again) => again.line !== line && again.line.numbers.some(({ isMoney }) => isMoney)),
  ),
]

function counted(
  name: string,
  sign: Feature['sign'],
  of: (relations: NumberRelations, candidate: Candidate) => readonly unknown[],
): Feature {
  return {
    name,
    sign,
    of: ({ relations, candidate }) => Math.min(most, of(relations, candidate).length),
  }
}

/** The other factor carries the unit: this one is its price. */
export function isRatePart({ unit, unitSource }: Candidate, { partner }: Product): boolean {
  const isPrinted = unit !== null && unitSource === 'printed'
  return !isPrinted && partner.number.unit !== null
}
