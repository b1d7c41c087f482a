import type { Relations } from '../relations/find-relations.ts'
import { isCharged } from '../relations/is-charged.ts'
import type { Figure } from './figures.ts'

/**
 * At how many rates a figure is charged, each for an amount of its own: energy and network, tariff and levy. Rates of a
 * figure that is smaller than they are, are its quantities; one that is printed with its own unit is no rate.
 */
export function countRates({ best, printings }: Figure, { of }: Relations): number {
  const value = Math.abs(Number(best.number.value))
  const charged = printings
    .flatMap(({ number }) => of(number).products)
    .filter(
      (product) =>
        isCharged(product) &&
        product.partner.number.unit === null &&
        Number(product.amount.number.value) !== 0,
    )
  const rateOf = ({ partner }: (typeof charged)[number]) => Math.abs(Number(partner.number.value))
  const own = charged.filter((product) => rateOf(product) < value)
  const amounts = new Set(own.map(({ amount }) => amount.number.value))
  return Math.min(new Set(own.map(rateOf)).size, amounts.size)
}
