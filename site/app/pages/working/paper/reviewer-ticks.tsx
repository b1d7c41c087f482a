import { reviewTicks, type ReviewTickName } from '@doublerule/carbon/working/review-ticks.ts'

const labels: Readonly<Record<ReviewTickName, string>> = {
  traced: 'Traced',
  vouched: 'Vouched',
  recalculated: 'Recalculated',
}

type ReviewerTicksProps = {
  reference: string
  chosen: readonly ReviewTickName[]
  onToggle: (name: ReviewTickName) => void
}

/** Ticks that only a person sets: what the reviewer has done on this line. */
export function ReviewerTicks({ reference, chosen, onToggle }: ReviewerTicksProps) {
  return (
    <fieldset className="reviewer-ticks">
      <legend className="type-column text-ink-2">Reviewer’s ticks on {reference}</legend>
      {reviewTicks.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => onToggle(name)} />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  )
}
