import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import type { Interpretation, ThresholdTest } from './interpretation.ts'
import { sitePassages } from './site-passages.ts'
import { sumBefore } from './sum/change-sum.ts'

/** The passage a follow-up leans on: the one just given, or the one behind the sum just done. */
export function passageBehind(last: Interpretation | null): Passage | null {
  if (last?.kind === 'passage' || last?.kind === 'more') return last.passage
  if (last?.kind === 'state-comparison') return sitePassages.byId('basics.nga-state') ?? null
  if (last?.kind === 'threshold') return sitePassages.byId(passagesBehindTests[last.test]) ?? null
  const sum = sumBefore(last)
  if (sum === null) return null
  return (
    sitePassages.byId(passagesBehindSums[sum.activities[0]?.kind ?? 'spend'] ?? 'pipeline.calculation') ??
    null
  )
}

const passagesBehindTests: Readonly<Record<ThresholdTest, string>> = {
  nger: 'rules.nger',
  safeguard: 'rules.safeguard',
  group: 'rules.aasb-s2',
}

const passagesBehindSums: Partial<Record<ActivityKind, string>> = {
  electricity: 'basics.nga-state',
  diesel: 'basics.diesel',
  flight: 'basics.travel',
  hotel: 'basics.travel',
  taxi: 'basics.travel',
  train: 'basics.travel',
  waste: 'basics.waste-water',
  water: 'basics.waste-water',
  wastewater: 'basics.waste-water',
  refrigerant: 'basics.refrigerant',
  spend: 'basics.spend',
}
