import type { MadeDocument, MadeNumber, MadePlace, OptionalReason } from './made-document.ts'
import type { Mark } from './mark.ts'

export type MarkedPlace = { mark: Mark; place: MadePlace }

/**
 * Which printed numbers are counted, by the conventions of the labels of real documents: of each account the total where
 * one is printed, else the parts of the first division that is printed in full; each figure once.
 */
export function settleMarks(marked: readonly MarkedPlace[]): Pick<MadeDocument, 'counted' | 'optional'> {
  const counted: MadeNumber[] = []
  const optional: (MadeNumber & { why: OptionalReason })[] = []
  for (const account of Map.groupBy(marked, ({ mark }) => mark.account).values()) {
    const unit = account.find(({ mark }) => mark.role !== 'beside' && mark.unit !== null)?.mark.unit ?? null
    const chosen = chooseCounted(account)
    for (const { mark, place } of account) {
      const made = {
        kind: mark.kind,
        quantity: mark.quantity,
        unit: mark.role === 'beside' ? mark.unit : (mark.unit ?? unit),
        ...place,
      }
      if (chosen.some((one) => one.place === place && one.mark === mark)) counted.push(made)
      else optional.push({ ...made, why: reasonOf(mark, chosen) })
    }
  }
  return { counted, optional }
}

function chooseCounted(account: readonly MarkedPlace[]): readonly MarkedPlace[] {
  if (account.some(({ mark }) => mark.role === 'total' && Number(mark.quantity) === 0)) return []
  const total = account.find(({ mark }) => mark.role === 'total')
  if (total !== undefined) return [total]
  const divisions = Map.groupBy(account, ({ mark }) => (mark.role === 'part' ? mark.division : ''))
  for (const [division, members] of divisions) {
    if (division === '') continue
    const parts = new Map<string, MarkedPlace>()
    for (const member of members) {
      if (member.mark.role === 'part' && !parts.has(member.mark.part)) parts.set(member.mark.part, member)
    }
    const [first] = members
    if (first?.mark.role === 'part' && parts.size === first.mark.parts) return [...parts.values()]
  }
  return []
}

function reasonOf(mark: Mark, chosen: readonly MarkedPlace[]): OptionalReason {
  if (mark.role === 'beside') return mark.why
  if (Number(mark.quantity) === 0) return 'zero'
  if (mark.role === 'total') return 'repeat'
  const isChosenPart = chosen.some(
    (one) => one.mark.role === 'part' && one.mark.division === mark.division && one.mark.part === mark.part,
  )
  return isChosenPart ? 'repeat' : 'part'
}
