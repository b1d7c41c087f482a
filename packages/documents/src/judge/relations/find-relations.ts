import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { relateColumnSums } from './column-sums.ts'
import { relateDifferences } from './differences.ts'
import { type NumberRelations, type Placed, startRelations } from './number-relations.ts'
import { relateProducts } from './products.ts'
import { relateRepeats } from './repeats.ts'

/** The arithmetic of a document, found once: what each number has to do with the others. */
export type Relations = { of: (number: LineNumber) => NumberRelations }

const mostNumbers = 20_000
const found = new WeakMap<readonly ReadLine[], Relations>()

/** Looks for products, differences, sums and repeated figures among all numbers of the lines. */
export function findRelations(lines: readonly ReadLine[]): Relations {
  const relations = found.get(lines) ?? relate(lines)
  found.set(lines, relations)
  return relations
}

function relate(lines: readonly ReadLine[]): Relations {
  const known = new Map<LineNumber, NumberRelations>()
  const of = (number: LineNumber) => {
    const relations = known.get(number) ?? startRelations()
    known.set(number, relations)
    return relations
  }
  const placed: Placed[] = lines
    .flatMap((line) => line.numbers.map((number) => ({ line, number })))
    .filter(({ number }) => !number.percent)
    .slice(0, mostNumbers)
  relateProducts(lines, of)
  relateDifferences(lines, placed, of)
  relateColumnSums(lines, of)
  relateRepeats(placed, of)
  return { of }
}
