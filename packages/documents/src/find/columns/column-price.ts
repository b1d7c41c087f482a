import type { ColumnFigures } from './column-figures.ts'

/** What a unit of a column would cost by a column of money beside it. */
export type ColumnPrice = {
  /** Log10 of the middle price; NaN where no money stands beside it. */
  price: number
  /** The share of rows that cost nearly so. */
  steadiness: number
}

const nearShare = 0.25
const leastRows = 2

/** By the column of money that gives the steadiest price. */
export function priceOf(one: ColumnFigures, money: readonly ColumnFigures[]): ColumnPrice {
  const prices = money.flatMap((other) => (other === one ? [] : (priceBy(one, other) ?? [])))
  return prices.toSorted((a, b) => b.steadiness - a.steadiness)[0] ?? { price: NaN, steadiness: 0 }
}

export function isMoney({ column, texts }: ColumnFigures): boolean {
  const printed = texts.filter((text) => /\p{Sc}/u.test(text)).length
  return column.role === 'cost' || printed * 2 > texts.length || /\p{Sc}/u.test(column.title)
}

function priceBy({ figures }: ColumnFigures, { figures: amounts }: ColumnFigures): ColumnPrice | null {
  const prices = figures.flatMap((figure, row) => {
    const amount = amounts[row] ?? NaN
    return figure > 0 && amount > 0 ? [amount / figure] : []
  })
  const middle = prices.toSorted((a, b) => a - b)[prices.length >> 1]
  if (middle === undefined || prices.length < leastRows) return null
  const near = prices.filter((price) => Math.abs(price / middle - 1) < nearShare).length
  return { price: Math.log10(middle), steadiness: near / prices.length }
}
