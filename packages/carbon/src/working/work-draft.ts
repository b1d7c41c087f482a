import type { Emission, Question } from '../analysis/analysis-schema.ts'
import { factorsByIds } from '../factors/factor-library.ts'
import { countryOf } from '../regions/place-names.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import type { WorkOutContext } from '../work-out/choice.ts'
import { chooseFactors } from '../work-out/choose-factors.ts'
import { situationOf } from '../work-out/situation.ts'
import { workOutEmission } from '../work-out/work-out-emission.ts'
import { type WorkedLine, workOutLine } from '../work-out/work-out-line.ts'
import type { DraftLine } from './draft-line.ts'

function contextOf(draft: DraftLine, context: WorkOutContext): WorkOutContext {
  if (draft.region === null) return context
  return {
    ...context,
    region: { region: draft.region, because: 'set by the preparer' },
    country: countryOf(draft.region),
  }
}

/** The line as the engine works it out today, before any choice of a person. */
function workByEngine(draft: DraftLine, context: WorkOutContext): WorkedLine {
  return workOutLine(draft.line, chooseFactors(situationOf(draft.line, contextOf(draft, context)), null))
}

function workWithFactors(
  draft: DraftLine,
  base: WorkedLine,
  chosen: NonNullable<DraftLine['factors']>,
): Result<WorkedLine, string> {
  const factors = factorsByIds(...chosen.ids)
  const emissions: Emission[] = []
  for (const factor of factors) {
    const emission = workOutEmission(draft.line, factor)
    if (!emission.ok) return fail(emission.problem.text)
    emissions.push(emission.value)
  }
  if (!emissions.some(({ counted }) => counted)) {
    return fail('Market-based figures stand beside the total and are not counted: choose another factor.')
  }
  const memo = base.activity.emissions.filter(
    ({ counted, factor }) => !counted && !chosen.ids.includes(factor),
  )
  return ok({
    activity: {
      ...base.activity,
      match: {
        ...base.activity.match,
        status: 'accept',
        method: 'direct',
        confidence: '1',
        factors: [...chosen.ids],
        proxy: false,
        reason: `Chosen by the preparer${chosen.label === '' ? '' : `: ${chosen.label}`}.`,
      },
      emissions: [...emissions, ...memo],
    },
    question: null,
    factors: [...factors, ...base.factors],
    problems: [],
  })
}

/** Figures of a corrected line. What no correction touched keeps its figures as they were first worked out. */
export function workDraft(
  draft: DraftLine,
  context: WorkOutContext,
  storedQuestion: Omit<Question, 'id'> | null,
): Result<WorkedLine, string> {
  const base =
    draft.printed === null || draft.isReworked
      ? workByEngine(draft, context)
      : { activity: draft.printed, question: storedQuestion, factors: [], problems: [] }
  return draft.factors === null ? ok(base) : workWithFactors(draft, base, draft.factors)
}
