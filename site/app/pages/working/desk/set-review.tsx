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
  // Files stand in the order of what weighs most in them, each once, however much there is to look at.
  const files = [...Map.groupBy(review, ({ paper }) => paper)]
  const rest = files.slice(firstShown)
  const list = (shown: typeof files) => (
    <ul className="set-review">
      {shown.map(([paper, [first, ...others]]) => (
        <li key={paper}>
          <button type="button" className="text-button" onClick={() => onShow(paper)}>
            {nameOf(paper)}
          </button>
          {first !== undefined && describeItem(first)}
          {others.length > 0 && (
            <ul>
              {others.map((item) => (
                <li key={`${item.activity}${item.because}`}>{describeItem(item).replace(/^[,:] /, '')}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section>
      <h3 className="type-column text-ink-2">To look at first</h3>
      {list(files.slice(0, firstShown))}
      {rest.length > 0 && (
        <details>
          <summary className="text-sm text-ink-2">{countNoun(rest.length, 'more document')}</summary>
          {list(rest)}
        </details>
      )}
    </section>
  )
}

/** ", 4 lines, 316.21 kg: which state is the meter in?", after the name of its file. */
function describeItem({ lines, kg, because }: ReviewItem): string {
  const count = lines > 1 ? `, ${countNoun(lines, 'line')}` : ''
  const weight = kg === null || compare(kg, '0') === 0 ? '' : `, ${describeKg(kg)}`
  return `${count}${weight}: ${tidyProse(because)}`
}
