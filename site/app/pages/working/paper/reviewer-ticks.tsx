import { reviewTicks, type ReviewTickName } from '@doublerule/carbon/working/review-ticks.ts'
import { describeTick, type LineTick } from '@doublerule/carbon/working/standing-ticks.ts'

type ReviewerTicksProps = {
  reference: string
  chosen: readonly LineTick[]
  onToggle: (name: ReviewTickName) => void
}

/** Ticks that only a person sets: what the reviewer has done on this line, as it stands. */
export function ReviewerTicks({ reference, chosen, onToggle }: ReviewerTicksProps) {
  return (
    <fieldset className="reviewer-ticks">
      <legend className="type-column text-ink-2">Reviewer’s ticks on {reference}</legend>
      {reviewTicks.map((name) => {
        const tick = chosen.find((each) => each.name === name)
        return (
          <label key={name}>
            <input type="checkbox" checked={tick?.isStanding === true} onChange={() => onToggle(name)} />
            {describeTick(tick ?? { name, isStanding: true })}
          </label>
        )
      })}
    </fieldset>
  )
}
