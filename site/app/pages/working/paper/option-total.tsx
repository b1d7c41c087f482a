import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { printKg } from '@doublerule/carbon/working/paper-column.ts'
import type { ForeseenTotal } from '../desk/foresee-totals.ts'

/** The total of the paper that an answer leads to. Tonnes alone would make close answers look the same. */
export function OptionTotal({ kg }: { kg: ForeseenTotal | undefined }) {
  if (kg === 'unknown') return null
  if (kg === undefined || kg === 'uncounted') {
    return <span className="text-ink-3">{kg === undefined ? 'being worked out' : 'no total yet'}</span>
  }
  return (
    <span>
      <span className="text-ink-3">total {groupDigits(printKg(kg))} kg, </span>
      <span className="type-figure">{formatTonnes(kg)}</span>
    </span>
  )
}
