import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { Finding } from '../../../judge/relations/finding.ts'
import { dayRange, sourced } from '../../../judge/known/sourced.ts'
import { type MeterRegister, spanOf, toMeterActivity } from './meter-register.ts'

type About = {
  reason: string
  findings: readonly Finding[]
  problems: readonly Problem[]
  country: string | null
}

/** Registers of a file of meter data as a document: an activity each, and no fields that such a file does not have. */
export function toMeterDocument(
  registers: readonly MeterRegister[],
  { reason, findings, problems, country }: About,
): DocumentRead {
  const [first] = registers
  const evidence = first?.evidence ?? { page: 1, text: reason, box: null, cell: null }
  const days = registers.flatMap(({ reads }) => {
    const { start, end } = spanOf([...reads.values()])
    return start === null || end === null ? [] : [start, end]
  })
  const meter = first?.meter ?? null
  return {
    classified: { type: 'meter-data', confidence: 0.98, reasons: [reason] },
    read: { activities: registers.flatMap((register) => toMeterActivity(register) ?? []), findings },
    fields: {
      supplier: null,
      account: null,
      issueDate: null,
      currency: null,
      total: null,
      period: dayRange(days, evidence),
      nmi: meter === null || country !== 'AU' ? null : sourced(meter, evidence, 0.98),
      ...(country === null ? {} : { country }),
    },
    problems,
  }
}
