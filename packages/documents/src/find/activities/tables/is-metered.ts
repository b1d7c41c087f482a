import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { meteredKinds } from '../../../judge/candidates/kind-group.ts'

const metered: ReadonlySet<ActivityKind> = new Set(meteredKinds)

/** Whether a meter counts it. */
export function isMetered({ kind }: { kind: ActivityKind }): boolean {
  return metered.has(kind)
}
