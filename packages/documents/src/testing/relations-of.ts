import { layoutOfText } from './layout-of-text.ts'
import { findRelations } from '../judge/relations/find-relations.ts'
import type { Placed } from '../judge/relations/number-relations.ts'

/** What the first number of this value has to do with the others of the lines, told by their values. */
export function relationsOf(value: string, ...lines: readonly string[]) {
  return relationsOnPages(value, [lines])
}

/** The same where the lines stand on several pages. */
export function relationsOnPages(value: string, pages: readonly (readonly string[])[]) {
  const pageOf = pages.flatMap((lines, page) => lines.map(() => page + 1))
  const lines = layoutOfText(...pages.flat()).lines.map((line) => ({
    ...line,
    page: pageOf[line.index] ?? line.page,
  }))
  const number = lines.flatMap(({ numbers }) => numbers).find((one) => one.value === value)
  if (number === undefined) throw new Error(`${value} is not printed`)
  const { products, resultOf, differences, totalOf, partOf, readingOf, repeats } =
    findRelations(lines).of(number)
  return {
    products: products.map(({ partner, amount }) => [valueOf(partner), valueOf(amount)]),
    scales: products.map(({ scale }) => scale),
    resultOf: resultOf.map(({ partner, amount, scale }) => [valueOf(partner), valueOf(amount), scale]),
    differences: differences.map(({ end, start, multiplier }) => [valueOf(end), valueOf(start), multiplier]),
    totalOf: totalOf.map((parts) => parts.map(valueOf)),
    partOf: partOf.map(valueOf),
    readingOf: readingOf.map(valueOf),
    repeats: repeats.length,
  }
}

function valueOf({ number }: Placed): string {
  return number.value
}
