import type { Pair } from './pair.ts'

/** Questions that stand alone, each asked after one about something else: it must not colour the answer. */
export function afterAnother(pairs: readonly Pair[]): Pair[] {
  return pairs
    .filter(({ after, withDocument }) => after.length === 0 && !withDocument)
    .map((pair) => ({ ...pair, after: ['Do you integrate with SAP?'] }))
}
