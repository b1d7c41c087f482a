import type { ActivityLine } from '../analysis/analysis-schema.ts'
import type { WorkOutContext } from './choice.ts'
import { workOutActivities } from './work-out-activities.ts'

/** What a figure that is not counted would come to. */
export function priceFigure<Figure extends ActivityLine>(
  figure: Figure,
  context: WorkOutContext,
): Figure & { kgCO2e: string } {
  return { ...figure, kgCO2e: workOutActivities([figure], context).totals.kgCO2e }
}
