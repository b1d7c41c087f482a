import { factorById } from '../factors/factor-library.ts'
import { workOutEmission } from '../work-out/work-out-emission.ts'
import type { Activity, Emission } from '../analysis/analysis-schema.ts'
import {
  absent,
  type FigurePlace,
  findDifference,
  type ReplayDifference,
  tellDifference,
} from './describe-difference.ts'

/** Where a line or a factor stands in the object, and its name for a person. */
export type NamedPlace = { path: string; words: string }

/** A figure of a line or factor: its path below theirs, its name behind theirs. */
export function within({ path, words }: NamedPlace, name: string, what: string, unit?: string): FigurePlace {
  return { path: `${path}.${name}`, words: `${words}, ${what}`, ...(unit !== undefined && { unit }) }
}

function nameEmission({ scope, method, counted }: Emission): string {
  return `Scope ${scope}${method === null ? '' : `, ${method}`}${counted ? '' : ', memo'}`
}

type ReplayedEmission = { again: Emission | null; differences: ReplayDifference[] }

/** One multiplication done again, and each figure that came out otherwise; `again` is null where it cannot be done. */
export function replayEmission(activity: Activity, stored: Emission, line: NamedPlace): ReplayedEmission {
  const place = { path: line.path, words: `${line.words}, ${nameEmission(stored)}` }
  const factor = factorById(stored.factor)
  if (factor === null) {
    const gone = tellDifference(within(place, 'factor', 'factor'), stored.factor, absent)
    return { again: null, differences: [gone] }
  }
  const replayed = workOutEmission(activity, factor)
  if (!replayed.ok) {
    return { again: null, differences: [tellDifference(place, stored.expression, replayed.problem.text)] }
  }
  const again = replayed.value
  const differences = [
    ...findDifference(within(place, 'expression', 'sum'), stored.expression, again.expression),
    ...findDifference(
      within(place, 'factorQuantity', 'quantity in the unit of the factor', factor.unit),
      stored.factorQuantity,
      again.factorQuantity,
    ),
    ...findDifference(within(place, 'steps', 'steps'), stored.steps, again.steps),
    ...findDifference(within(place, 'kgCO2e', 'emissions', 'kg CO2e'), stored.kgCO2e, again.kgCO2e),
    ...findDifference(
      within(place, 'gases', 'CO2, CH4 and N2O'),
      stored.gases && [stored.gases.co2, stored.gases.ch4, stored.gases.n2o],
      again.gases && [again.gases.co2, again.gases.ch4, again.gases.n2o],
    ),
    ...findDifference(
      within(place, 'scope', 'scope, category and whether it is counted'),
      [stored.scope, stored.category, stored.counted],
      [again.scope, again.category, again.counted],
    ),
  ]
  return { again, differences }
}
