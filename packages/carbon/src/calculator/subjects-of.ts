import type { Subject } from './calculator-words.ts'
import type { Item } from './item.ts'

export function subjectsOf(items: readonly Item[]): Subject[] {
  return items.flatMap((item) => (item.kind === 'subject' ? [item.subject] : []))
}
