import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { UncountedLine } from '@doublerule/carbon/working/paper-standing.ts'
import { unitsOfKind } from '@doublerule/carbon/working/units-of-kind.ts'
import type { PaperHands } from './paper-context.ts'

/** A line whose unit is not printed, or is none that its kind is measured in: asked with those that it is. */
export function UnitQuestion({ line: { activity }, hands }: { line: UncountedLine; hands: PaperHands }) {
  const { id, description, kind, quantity, unit: printed } = activity
  return (
    <fieldset className="paper-question screen-only">
      <legend>In which unit is {groupDigits(quantity)}?</legend>
      <p>
        “{description}” {printed === null ? 'has no unit that was read' : `is printed in “${printed}”`}, and
        is not counted until it has one of these.
      </p>
      <ul className="paper-units">
        {unitsOfKind(kind)
          .filter((unit) => unit !== printed)
          .map((unit) => (
            <li key={unit}>
              <button
                type="button"
                onClick={() =>
                  void hands.correct([
                    { type: 'amount', activity: id, quantity, unit, reason: 'unit not on the document' },
                  ])
                }
              >
                <span className="type-figure">
                  {groupDigits(quantity)} {unit}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </fieldset>
  )
}
