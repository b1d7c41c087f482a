import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { Table } from './table.ts'

const modelTitle = cueFor('catalogue model title')
const offerTitle = cueFor('catalogue offer title')

/** Models by brand with what each uses in a year: a list of goods, without a day or a meter. */
export function isCatalogue({ columns }: Table): boolean {
  const dated = ['date', 'start', 'end', 'meter', 'reading', 'odometer']
  return (
    columns.some(({ folded }) => modelTitle.test(folded)) &&
    columns.some(({ folded }) => offerTitle.test(folded)) &&
    !columns.some(({ role }) => role !== null && dated.includes(role))
  )
}
