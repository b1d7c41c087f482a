import type { TableQuantity } from './table-quantity.ts'

const metered: readonly TableQuantity['kind'][] = [
  'electricity',
  'electricity-export',
  'natural-gas',
  'water',
  'wastewater',
  'heat',
]

/** Whether a meter counts it: rows and columns of a meter tell of one use in several ways, those of goods do not. */
export function isMetered({ kind }: Pick<TableQuantity, 'kind'>): boolean {
  return metered.includes(kind)
}
