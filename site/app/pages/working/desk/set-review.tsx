import { compare } from '@doublerule/carbon/decimal.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import type { ReviewItem } from '@doublerule/carbon/working/list-reviews.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'

/** What fits above the tables; the rest is a click away. */
const firstShown = 6

type SetReviewProps = {
  review: readonly ReviewItem[]
  nameOf: (paper: number) => string
  onShow: (paper: number) => void
}

/** What a person should look at first, the heaviest first. */
export function SetReview({ review, nameOf, onShow }: SetReviewProps) {
  if (review.length === 0) return null
  const rest = review.slice(firstShown)
  const list = (items: readonly ReviewItem[]) => (
    <ul className="set-review">
      {items.map(({ paper, activity, lines, kg, because }) => (
        <li key={`${paper}${activity}${because}`}>
          <button type="button" className="text-button" onClick={() => onShow(paper)}>
            {nameOf(paper)}
          </button>
          {lines > 1 && `, ${countNoun(lines, 'line')}`}
          {kg !== null && compare(kg, '0') !== 0 && `, ${describeKg(kg)}`}: {tidyProse(because)}
        </li>
      ))}
    </ul>
  )
  return (
    <section>
      <h3 className="type-column text-ink-2">To look at first</h3>
      {list(review.slice(0, firstShown))}
      {rest.length > 0 && (
        <details>
          <summary className="text-sm text-ink-2">{rest.length} more</summary>
          {list(rest)}
        </details>
      )}
    </section>
  )
}
