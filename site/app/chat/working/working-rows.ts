import type { Activity, Analysis, Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** One multiplication of the working paper, or a line for which there is none. */
export type WorkingRow = {
  reference: string
  activity: Activity
  emission: Emission | null
  factor: Factor | null
}

/** Every line of the document with its sums, in order: L1, L2, … */
export function workingRows({ activities, factors }: Analysis): WorkingRow[] {
  return activities.flatMap((activity, index): WorkingRow[] => {
    const reference = `L${index + 1}`
    if (activity.emissions.length === 0) return [{ reference, activity, emission: null, factor: null }]
    return activity.emissions.map((emission) => ({
      reference,
      activity,
      emission,
      factor: factors[emission.factor] ?? null,
    }))
  })
}
