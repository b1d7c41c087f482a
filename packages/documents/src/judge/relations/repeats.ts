import type { LineNumber } from '../../lay-out/layout/read-line.ts'
import type { NumberRelations, Placed } from './number-relations.ts'

const fewestDigits = 3
const mostRepeats = 12

/** The same figure printed more than once; figures of one or two digits are the same by chance. */
export function relateRepeats(placed: readonly Placed[], of: (number: LineNumber) => NumberRelations): void {
  const telling = placed.filter(({ number }) => number.value.replace(/\D/g, '').length >= fewestDigits)
  const groups = Map.groupBy(telling, ({ number }) => String(Number(number.value)))
  for (const group of groups.values()) {
    if (group.length < 2) continue
    for (const one of group) {
      of(one.number).repeats.push(...group.filter((other) => other !== one).slice(0, mostRepeats))
    }
  }
}
