import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import { describeDay, describeDays } from '@doublerule/carbon/working/describe-day.ts'
import type { PaperPointers } from './paper-context.ts'

type Fact = { id: string; name: string; value: string; isTraced: boolean }

function factsOf(analysis: Analysis): Fact[] {
  const { supplier, supplierId, account, issueDate, period, place, total, currency } = analysis
  const described = describeDays(period)
  const facts: (Fact | null)[] = [
    supplier && {
      id: 'supplier',
      name: 'Supplier',
      value: supplier.value,
      isTraced: supplier.evidence !== null,
    },
    supplierId && {
      id: 'number',
      name: 'Supplier’s business number',
      value: supplierId.value,
      isTraced: supplierId.evidence !== null,
    },
    account && { id: 'account', name: 'Account', value: account.value, isTraced: account.evidence !== null },
    described === null
      ? null
      : { id: 'period', name: 'Period', value: described, isTraced: (period?.evidence ?? null) !== null },
    issueDate && {
      id: 'issued',
      name: 'Issued',
      value: describeDay(issueDate.value),
      isTraced: issueDate.evidence !== null,
    },
    total && {
      id: 'amount',
      name: 'Amount',
      value: [groupDigits(total.value), currency?.value].filter(Boolean).join(' '),
      isTraced: total.evidence !== null,
    },
    place && {
      id: 'place',
      name: 'Place',
      value: `${placeName(place.region)}: ${place.because}`,
      isTraced: place.evidence !== null,
    },
  ]
  return facts.filter((fact) => fact !== null)
}

/** What the document says of itself; a fact that was read leads to its place. */
export function PaperFacts({ analysis, pointers }: { analysis: Analysis; pointers: PaperPointers }) {
  const facts = factsOf(analysis)
  if (facts.length === 0) return null
  return (
    <dl className="paper-facts">
      {facts.map(({ id, name, value, isTraced }) => (
        <div key={id} data-active={pointers.active === id}>
          <dt>{name}</dt>
          <dd>
            {isTraced ? (
              <button
                type="button"
                id={`entry-${id}`}
                className="paper-fact"
                onPointerEnter={() => pointers.onPoint(id)}
                onPointerLeave={() => pointers.onPoint(null)}
                onFocus={() => pointers.onPoint(id)}
                onBlur={() => pointers.onPoint(null)}
                onClick={() => pointers.onTrace(id)}
              >
                {value}
                <span className="sr-only">, show on the document</span>
              </button>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
