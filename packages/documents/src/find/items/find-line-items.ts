import Big from 'big.js'
import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { findProduct, isProduct } from '../../lay-out/values/row-product.ts'
import { findItemHeads } from './item-head.ts'
import { isAmount, isTotalLine, withoutSums } from './item-lines.ts'
import { describeItem, nameSteps } from './item-name.ts'
import { findQuantity, unitOfQuantity, unitOfRate } from './item-quantity.ts'
import { type ItemTable, findItemTables, tableOver } from './item-table.ts'
import type { LineItem } from './line-item.ts'

// What a mix was batched from; the load itself stands above.
const recipeTitles = cueFor('find-line-items recipe titles')
const mostNumbers = 14

/** The lines of an invoice's table: by their columns, checked by quantity × rate = amount. */
export function findLineItems(lines: readonly ReadLine[]): LineItem[] {
  const heads = findItemHeads(lines)
  const tables = findItemTables(lines, heads)
  const steps = nameSteps(lines, heads)
  const items = lines.flatMap((line) => {
    const table = tableOver(tables, line)
    if (line.numbers.length === 0 || line.numbers.length > mostNumbers) return []
    if (isTotalLine(line) || heads.some((head) => head.line === line)) return []
    const from = table?.head.line.index ?? line.index
    if (lines.slice(from, line.index).some(isRecipeTitle)) return []
    return toItem(line, table, (quantity) =>
      describeItem(lines, heads, steps, line, quantity, table?.head ?? null),
    )
  })
  return withoutSums(items)
}

function isRecipeTitle({ cells, folded, numbers }: ReadLine): boolean {
  return cells.length > 1 && numbers.length === 0 && recipeTitles.test(folded)
}

function toItem(
  line: ReadLine,
  table: ItemTable | null,
  describe: (quantity: LineNumber) => string | null,
): LineItem[] {
  const numbers = line.numbers.filter(
    ({ percent, isRate, afterLetter, isMoney }) => !percent && !isRate && (!afterLetter || isMoney),
  )
  const quantity = findQuantity(line, numbers, table)
  if (quantity === null || Big(quantity.value).lte(0)) return []
  // A price per kilogram is a term of the sum, though it measures nothing.
  const product = findProduct(
    quantity,
    line.numbers.filter(({ percent }) => !percent),
  )
  const amount =
    product?.amount ??
    numbers.findLast((number) => number !== quantity && number.start > quantity.start && isAmount(number)) ??
    null
  const rate = product?.rate ?? null
  const description = describe(quantity)
  if (description === null) return []
  const unit = unitOfQuantity(line, quantity, table) ?? (rate === null ? null : unitOfRate(line, rate, table))
  // A delivery note prints no prices: there the title or a column of units says what was counted. Without either a line is prose.
  if (amount === null && (unit === null || table === null)) return []
  return [
    {
      description,
      quantity: quantity.value,
      unit,
      rate: rate?.value ?? null,
      amount: amount?.value ?? null,
      isProduct: product === null ? checkPrinted(numbers, quantity, amount) : true,
      evidence: evidenceOf(line),
      read: quantity.ambiguous ? Math.min(0.6, line.readConfidence) : line.readConfidence,
    },
  ]
}

/** False where a rate and an amount are printed and the product misses; discounts and tax make that no error. */
function checkPrinted(
  numbers: readonly LineNumber[],
  quantity: LineNumber,
  amount: LineNumber | null,
): boolean | null {
  const between = numbers.filter(
    (number) => number !== quantity && number !== amount && number.start > quantity.start,
  )
  if (amount === null || between.length !== 1) return null
  const [rate] = between
  return rate === undefined ? null : isProduct(quantity.value, rate.value, amount.value)
}
