import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { UncountedLine } from '@doublerule/carbon/working/paper-standing.ts'
import { unitsOfKind } from '@doublerule/carbon/working/units-of-kind.ts'
import { useMemo } from 'react'
import { OptionTotal } from './option-total.tsx'
import { useForeseen } from './use-foreseen.ts'
import type { QuestionProps } from './question-props.ts'

/** A line whose unit is not printed, or is none that its kind is measured in: asked with those that it is. */
export function UnitQuestion({ analysis, line: { activity }, hands }: QuestionProps) {
  const { description, quantity, unit: printed } = activity
  const changes = useMemo(() => changesOf(activity), [activity])
  const totals = useForeseen(hands, analysis, changes)
  return (
    <fieldset className="paper-question screen-only">
      <legend>In which unit is {groupDigits(quantity)}?</legend>
      <p>
        “{description}” {printed === null ? 'has no unit that was read' : `is printed in “${printed}”`}, and
        is not counted until it has one of these.
      </p>
      <ul>
        {changes.map((change, index) => (
          <li key={change.unit}>
            <button type="button" onClick={() => void hands.correct([change])}>
              <span className="type-figure">
                {groupDigits(quantity)} {change.unit}
              </span>
              <OptionTotal kg={totals[index]} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** One correction for each unit that the kind is measured in. */
function changesOf({ id, kind, quantity, unit: printed }: UncountedLine['activity']) {
  return unitsOfKind(kind)
    .filter((unit) => unit !== printed)
    .map((unit) => ({
      type: 'amount' as const,
      activity: id,
      quantity,
      unit,
      reason: 'unit not on the document',
    }))
}
