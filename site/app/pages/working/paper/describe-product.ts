import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { PaperLine, PaperRow } from '@doublerule/carbon/working/lay-out-paper.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'

/** "4,826 kWh × (0.67 + 0.09)": the folded line says its own sum wherever one bracket can hold it. */
export function describeProduct({ activity, rows, state }: PaperLine): string {
  const amount = describeAmount(activity)
  if (state === 'struck') return amount
  const counted = rows.filter(({ column }) => column === 'counted')
  const [first] = counted
  if (first === undefined) return rows.length === 0 ? `${amount}, not counted` : amount
  const factors = counted.map(({ factor }) => factor?.kgCO2ePerUnit ?? '?').join(' + ')
  const bracket = counted.length === 1 ? factors : `(${factors})`
  const isOneQuantity = counted.every((row) => measureOf(row) === measureOf(first))
  if (!isOneQuantity) return `${amount}, ${counted.length} factors`
  const measured = measureOf(first)
  return measured === amount ? `${amount} × ${bracket}` : `${amount} = ${measured} × ${bracket}`
}

function measureOf({ emission, factor }: PaperRow): string {
  return `${cutQuotients(groupDigits(emission.factorQuantity))} ${factor?.unit ?? ''}`.trim()
}
