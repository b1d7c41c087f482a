import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { MeteredKind } from '../candidates/kind-group.ts'
import { type Weighed, keepLikeliestGroup } from './weighed.ts'

const mostOfGroup = 3
const leastOwn = 0.01
const leastOther = 0.05
const groupsOfBill: Partial<Record<DocumentType, readonly MeteredKind[]>> = {
  'electricity-bill': ['electricity'],
  'gas-bill': ['natural-gas'],
  'water-bill': ['water'],
  'utility-bill': [],
}

/**
 * Of a bill that nothing is counted of, or nothing of one of its commodities: the figures with a unit that are likeliest
 * to be what was used, the likeliest first. None of them is asserted.
 */
export function listCandidates<One extends Weighed & { group: MeteredKind }>(
  judged: readonly One[],
  type: DocumentType,
  counted: readonly { kind: ActivityKind }[],
): One[] {
  const own = groupsOfBill[type]
  if (own === undefined) return []
  const isOpen = ({ group }: One) => !counted.some(({ kind }) => kind === group)
  const isUse = ({ shape }: One) => shape.unit !== '' && shape.value > 0 && !shape.isReading
  const open = keepLikeliestGroup(judged).filter((one) => isOpen(one) && isUse(one))
  return [...Map.groupBy(open, ({ group }) => group).values()].flatMap((group) =>
    group
      .filter(({ group: name, probability }) => probability >= (own.includes(name) ? leastOwn : leastOther))
      .slice(0, mostOfGroup),
  )
}
