import type { Quantity } from './read-quantity.ts'
import type { Item } from './scan-message.ts'

export function quantitiesOf(items: readonly Item[]): Quantity[] {
  return items.flatMap((item) => (item.kind === 'quantity' ? [item.quantity] : []))
}
