import type { DocumentLabel } from '../eval/labels.ts'
import { bars } from '../src/judge/known/bars.ts'
import { amountFeatures } from '../src/judge/known/amount-features.ts'
import { dateFeatures } from '../src/judge/known/date-features.ts'
import { lettersOf } from '../src/conclude/fields/company-name.ts'
import { nameFeatures } from '../src/conclude/fields/name-features.ts'
import { rangeFeatures } from '../src/judge/known/range-features.ts'

/** A field whose value is chosen among what a document prints: where its rows and weights are, and what labels say of it. */
export type ChoiceFit = {
  field: keyof typeof bars
  /** `fit/<name>.tsv.gz` holds the rows, `fit/<name>.corpus.tsv` the papers written for it. */
  name: string
  weights: string
  features: readonly string[]
  bar: number
  l2: number
  /** What a label says that the value is, as text; none where there is none, null where it does not tell. */
  answersOf: (label: DocumentLabel) => readonly string[] | null
  /** Where an answer need not be printed letter by letter. */
  isSame?: (answer: string, value: string) => boolean
}

const oneDay = 'fuel-receipt'
const shortestName = 3
const dated = 'travel-manifest'

export const choiceFits: readonly ChoiceFit[] = [
  {
    field: 'total',
    name: 'totals',
    weights: 'judge/known/total-weights',
    features: amountFeatures,
    bar: bars.total,
    l2: 10,
    answersOf: ({ total, totalAccept }) => [total, ...totalAccept].flatMap((one) => one?.toFixed(2) ?? []),
  },
  {
    field: 'issueDate',
    name: 'issue-dates',
    weights: 'judge/known/issue-date-weights',
    features: dateFeatures,
    bar: bars.issueDate,
    l2: 20,
    answersOf: ({ issueDate, uncertain }) =>
      uncertain.includes('issueDate') ? null : issueDate === null ? [] : [issueDate],
  },
  {
    field: 'period',
    name: 'periods',
    weights: 'judge/known/period-weights',
    features: rangeFeatures,
    bar: bars.period,
    l2: 10,
    answersOf({ period: { start, end }, uncertain, productType }) {
      // The days of journeys are told by their readers; the day of a receipt is no period.
      if (uncertain.includes('period') || productType === dated) return null
      if (start === null && end === null) return []
      if (start === null || end === null) return null
      return start === end && productType === oneDay ? [] : [`${start}..${end}`]
    },
  },
  {
    field: 'supplier',
    name: 'suppliers',
    weights: 'conclude/fields/supplier-weights',
    features: nameFeatures,
    bar: bars.supplier,
    l2: 30,
    answersOf: ({ supplier, supplierAccept, uncertain }) =>
      uncertain.includes('supplier') ? null : [supplier, ...supplierAccept].flatMap((name) => name ?? []),
    isSame: (answer, value) => isWithin(lettersOf(answer), value) || isWithin(value, lettersOf(answer)),
  },
]

/** A label may hold more or less of a name than the paper prints at one place. */
function isWithin(name: string, other: string): boolean {
  return name.length >= shortestName && other.includes(name)
}
