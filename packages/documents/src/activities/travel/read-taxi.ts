import Big from 'big.js'
import { evidenceOf } from '../../layout/evidence.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import type { ActivityDraft } from '../activity-draft.ts'

/** A ride with its printed distance; a fare alone is only money. */
export function readTaxi(lines: readonly ReadLine[]): ActivityDraft[] {
  for (const line of lines) {
    const distance = line.numbers.find(
      ({ unit, isRate, isMoney, value }) =>
        unit?.dimension === 'distance' && !isRate && !isMoney && Big(value).gt(0),
    )
    if (distance?.unit === undefined || distance.unit === null || /per |speed|rate|radius/.test(line.folded))
      continue
    return [
      {
        description: 'Taxi ride',
        kind: 'taxi',
        quantity: Big(distance.value).toFixed(),
        unit: distance.unit.unit,
        estimated: false,
        period: null,
        details: null,
        evidence: evidenceOf(line),
        read: line.readConfidence,
        meaning: 0.9,
      },
    ]
  }
  return []
}
