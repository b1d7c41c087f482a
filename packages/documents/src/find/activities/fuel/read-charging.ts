import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { labelBefore } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'

const session = cueFor('read-charging session')
const delivered = cueFor('read-charging delivered')
const notDelivered = cueFor('read-charging not delivered')

/** The electricity of one charging session on its receipt: the kilowatt-hours that were delivered. */
export function readCharging(lines: readonly ReadLine[]): ActivityDraft[] {
  if (!lines.some(({ folded }) => session.test(folded))) return []
  for (const line of lines) {
    const number = line.numbers.find((candidate) => {
      const label = foldText(labelBefore(line, candidate))
      const isAmount = candidate.unit?.unit === 'kWh' && !candidate.isRate && !candidate.isMoney
      return (
        isAmount &&
        Number(candidate.value) > 0 &&
        (label === '' || delivered.test(label)) &&
        !notDelivered.test(label)
      )
    })
    if (number === undefined) continue
    return [
      draftOnLine(line, {
        description: 'Vehicle charging',
        kind: 'electricity',
        quantity: number.value,
        unit: 'kWh',
        meaning: 0.9,
      }),
    ]
  }
  return []
}
