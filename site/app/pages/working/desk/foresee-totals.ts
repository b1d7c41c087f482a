import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, decimal, minus, plus } from '@doublerule/carbon/decimal.ts'
import { sumTotals } from '@doublerule/carbon/work-out/sum-totals.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { Change } from './correct-papers.ts'
import type { DeskPorts } from './desk-core.ts'

/** A total in kilograms; or that the change counts nothing yet; or that nobody could be asked. */
export type ForeseenTotal = Decimal | 'uncounted' | 'unknown'

type Touches = (activity: string) => boolean

/** A paper as it was read and as it stands, with the corrections that lead from one to the other. */
type Standing = { analysis: Analysis; worked: WorkedPaper; corrections: readonly Correction[] }

/** Of the changes given, the total that each would lead to, by the engine that would make it. None of them is made. */
export async function foreseeTotals(
  { analysis, worked, corrections }: Standing,
  changes: readonly Change[],
  recalculate: DeskPorts['recalculate'],
): Promise<readonly ForeseenTotal[]> {
  const touches = touchedBy(changes)
  const own = corrections.filter((made) => lineOf(made) === null || touches(lineOf(made) ?? ''))
  const asked = onlyLines(analysis, touches)
  const result = await recalculate({
    analyses: changes.map(() => asked),
    corrections: changes.flatMap((change, paper) =>
      [...own, { ...change, id: 'foreseen', paper }].map((made) => ({ ...made, paper })),
    ),
  })
  const { totals, activities } = worked.analysis
  const changed = sumTotals(activities.filter(({ id }) => touches(id)))
  const others = minus(decimal(totals.kgCO2e), decimal(changed.kgCO2e))
  return changes.map((_change, place) => {
    const outcome = result.ok ? result.value.papers[place] : undefined
    return outcome === undefined ? 'unknown' : totalOf(outcome, others)
  })
}

function totalOf({ analysis, refusals }: WorkedPaper, others: Decimal): ForeseenTotal {
  const isCounted = analysis.activities.some(({ emissions }) => emissions.some(({ counted }) => counted))
  if (!isCounted || refusals.some(({ correction }) => correction === 'foreseen')) return 'uncounted'
  return plus(others, decimal(analysis.totals.kgCO2e))
}

function lineOf(change: Change | Correction): string | null {
  return 'activity' in change ? change.activity : null
}

/** What is changed for the whole paper touches every line. */
function touchedBy(changes: readonly Change[]): Touches {
  const lines = changes.map(lineOf)
  return (activity) => lines.includes(null) || lines.includes(activity)
}

/** The other lines keep their figures, so they need not be sent. */
function onlyLines(analysis: Analysis, touches: Touches): Analysis {
  return {
    ...analysis,
    activities: analysis.activities.filter(({ id }) => touches(id)),
    questions: analysis.questions.filter(({ activity }) => touches(activity)),
    ...(analysis.candidates !== undefined && {
      candidates: analysis.candidates.filter(({ id }) => touches(id)),
    }),
  }
}
