import type { Quantity } from './read-quantity.ts'
import type { Item } from './item.ts'

export function quantitiesOf(items: readonly Item[]): Quantity[] {
  return items.flatMap((item) => (item.kind === 'quantity' ? [item.quantity] : []))
}
