import type { Activity, Analysis } from '../analysis/analysis-schema.ts'
import { openCandidates } from './open-candidates.ts'
import { openDisputes } from './open-disputes.ts'
import { unitsOfKind } from './units-of-kind.ts'

/** What keeps a line from being counted. */
export const missingParts = ['place', 'unit', 'distance', 'quantity', 'factor'] as const

export type MissingPart = (typeof missingParts)[number]

/** A line with a quantity that is in no total yet. */
export type UncountedLine = { activity: Activity; missing: MissingPart }

/** How far the total of a paper may be trusted: it is closed only when every line that asks to be counted is. */
export type PaperStanding = {
  /** `empty`: no quantity to count. `nothing`: quantities, none of them counted. `open`: part of it. */
  total: 'empty' | 'nothing' | 'open' | 'closed'
  uncounted: readonly UncountedLine[]
  /** Figures of uses that no line is of: a person chooses among them. */
  toChoose: number
}

/** Kinds whose factor is that of the place where they were used. */
const placedKinds: ReadonlySet<Activity['kind']> = new Set([
  'electricity',
  'natural-gas',
  'heat',
  'hotel',
  'water',
  'wastewater',
])

const partByProblem: Readonly<Record<string, MissingPart>> = {
  unit_unknown: 'unit',
  unit_mismatch: 'unit',
  no_distance: 'distance',
  no_quantity: 'quantity',
}

function isCounted({ emissions }: Activity): boolean {
  return emissions.some(({ counted }) => counted)
}

/** Whether the place of use is known. The union of many grids is no place for a factor. */
export function hasPlace({ place, document }: Pick<Analysis, 'place' | 'document'>): boolean {
  const region = place?.region ?? document.country ?? 'EU'
  return region !== 'EU'
}

/** What is missing: said by the problem that the line left, else by what its kind needs. */
function missingOf(activity: Activity, analysis: Standing): MissingPart {
  const problem = analysis.problems.find(({ text }) => text === activity.match.reason)
  const part = partByProblem[problem?.code ?? '']
  if (part !== undefined) return part
  if (activity.unit === null && unitsOfKind(activity.kind).length > 0) return 'unit'
  return placedKinds.has(activity.kind) && !hasPlace(analysis) ? 'place' : 'factor'
}

type Standing = Pick<Analysis, 'activities' | 'candidates' | 'questions' | 'problems' | 'place' | 'document'>

/** What a paper has counted, and what it has not: nothing counted is never a total of zero. */
export function standingOf(analysis: Standing): PaperStanding {
  // What is fed into the grid is shown and never counted, so nothing is missing there.
  const asking = analysis.activities.filter(({ kind }) => kind !== 'electricity-export')
  const uncounted = asking
    .filter((activity) => !isCounted(activity))
    .map((activity) => ({ activity, missing: missingOf(activity, analysis) }))
  const toChoose = openCandidates(analysis).length
  if (asking.length === 0 && toChoose === 0) return { total: 'empty', uncounted, toChoose }
  if (uncounted.length === asking.length) return { total: 'nothing', uncounted, toChoose }
  const isAsked = analysis.questions.length > 0 || openDisputes(analysis).length > 0
  const isOpen = uncounted.length > 0 || toChoose > 0 || isAsked
  return { total: isOpen ? 'open' : 'closed', uncounted, toChoose }
}
