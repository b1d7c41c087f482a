import type { Activity, Analysis, Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** One multiplication of the working paper, or a line for which there is none. */
export type WorkingRow = {
  /** L1, L2, … in the order of the document. */
  reference: string
  activity: Activity
  emission: Emission | null
  factor: Factor | null
  /** Rows that this activity takes, on its first one; 0 on the others. */
  span: number
}

/** Every line of the document with its sums. */
export function workingRows({ activities, factors }: Analysis): WorkingRow[] {
  return activities.flatMap((activity, index): WorkingRow[] => {
    const reference = `L${index + 1}`
    if (activity.emissions.length === 0)
      return [{ reference, activity, emission: null, factor: null, span: 1 }]
    return activity.emissions.map((emission, row) => ({
      reference,
      activity,
      emission,
      factor: factors[emission.factor] ?? null,
      span: row === 0 ? activity.emissions.length : 0,
    }))
  })
}
