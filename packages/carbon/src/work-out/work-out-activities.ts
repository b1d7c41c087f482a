import type {
  Activity,
  ActivityLine,
  Analysis,
  Emission,
  Factor,
  Match,
  Problem,
  Question,
} from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { compare, decimal, roundTo, sumOf } from '../decimal.ts'
import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import { isDisputed } from '../factors/factor-marks.ts'
import type { AiChoices } from './ai-choice.ts'
import { situationOf } from './ai-choice.ts'
import type { Choice, FactorOption, WorkOutContext } from './choice.ts'
import { chooseFactors } from './choose-factors.ts'
import { readUnit } from './measured.ts'
import { sumTotals } from './sum-totals.ts'
import { workOutEmission } from './work-out-emission.ts'

export type WorkedOut = Pick<Analysis, 'activities' | 'questions' | 'totals' | 'factors' | 'problems'>

/** From this confidence a match stands without a look. */
const acceptFrom = 0.9
/** A value that was read with less than this is shown for review. */
const leastReading: Decimal = '0.8'

const noAiChoices: AiChoices = new Map()

type WorkedOption = FactorOption & { emissions: readonly Emission[] }

type WorkedLine = {
  activity: Activity
  question: Omit<Question, 'id'> | null
  factors: readonly Factor[]
  problems: readonly Problem[]
}

function confidenceText(confidence: number): string {
  return decimal(roundTo(decimal(confidence.toFixed(6)), 2))
}

/** The emissions of an option, or the problem that keeps one of its factors from being applied. */
function workOption(
  line: ActivityLine,
  option: FactorOption,
): { worked: WorkedOption; problem: null } | { worked: null; problem: Problem } {
  const emissions: Emission[] = []
  for (const factor of option.factors) {
    const emission = workOutEmission(line, factor)
    if (!emission.ok) return { worked: null, problem: emission.problem }
    emissions.push(emission.value)
  }
  return { worked: { ...option, emissions }, problem: null }
}

function totalOf(emissions: readonly Emission[]): Decimal {
  return sumOf(emissions.filter(({ counted }) => counted).map(({ kgCO2e }) => decimal(kgCO2e)))
}

function idsOf(factors: readonly Factor[]): string[] {
  return factors.map(({ id }) => id)
}

function describeScopes(emissions: readonly Emission[]): string {
  const scopes = [...new Set(emissions.map(({ scope }) => scope))].sort((left, right) => left - right)
  return `Scope ${scopes.join(' and ')}`
}

function isReadWell(line: ActivityLine): boolean {
  const { read, meaning } = line.confidence
  return compare(decimal(read), leastReading) >= 0 && compare(decimal(meaning), leastReading) >= 0
}

function statusOf(choice: Choice, line: ActivityLine, factors: readonly Factor[]): Match['status'] {
  if (choice.question !== null) return 'ask'
  const read = readUnit(line)
  const isUnitAssumed = read.ok && read.value.isAssumed && line.kind !== 'flight'
  const isSettled = choice.confidence >= acceptFrom && !choice.needsReview && !factors.some(isDisputed)
  return isSettled && isReadWell(line) && !isUnitAssumed ? 'accept' : 'review'
}

function unmatched(line: ActivityLine, choice: Choice, problem: Problem | null): WorkedLine {
  const reason = problem?.text ?? choice.reasons.join(' ')
  const match: Match = {
    status: 'none',
    method: choice.method,
    confidence: confidenceText(choice.confidence),
    factors: [],
    proxy: false,
    reason,
    alternatives: [],
  }
  const isExpected = line.kind === 'electricity-export'
  return {
    activity: { ...line, match, emissions: [] },
    question: null,
    factors: [],
    problems: isExpected ? [] : [problem ?? { code: 'no_factor', text: `${line.description}: ${reason}` }],
  }
}

function workOutLine(line: ActivityLine, choice: Choice): WorkedLine {
  const [first, ...others] = choice.options
  if (first === undefined || first.factors.length === 0) return unmatched(line, choice, null)
  const best = workOption(line, first)
  if (best.worked === null) return unmatched(line, choice, best.problem)

  const alternatives = others
    .map((option) => workOption(line, option).worked)
    .filter((option) => option !== null)
  const shown = workOption(line, { label: 'shown', factors: choice.shown }).worked
  const status = statusOf(choice, line, first.factors)
  const disputes = first.factors.filter(isDisputed)
  const match: Match = {
    status,
    method: choice.method,
    confidence: confidenceText(choice.confidence),
    factors: idsOf(first.factors),
    proxy: choice.isProxy,
    reason: [...choice.reasons, ...disputes.map(({ notes }) => notes)].join(' '),
    alternatives: alternatives.map((option) => ({
      label: option.label,
      factors: idsOf(option.factors),
      confidence: confidenceText(option.confidence ?? (1 - choice.confidence) / alternatives.length),
      kgCO2e: totalOf(option.emissions),
    })),
  }
  const question: WorkedLine['question'] =
    choice.question === null
      ? null
      : {
          activity: line.id,
          text: choice.question,
          options: [best.worked, ...alternatives].map((option) => ({
            label: option.label,
            factors: idsOf(option.factors),
            kgCO2e: totalOf(option.emissions),
            scope: describeScopes(option.emissions),
          })),
        }
  return {
    activity: { ...line, match, emissions: [...best.worked.emissions, ...(shown?.emissions ?? [])] },
    question,
    factors: [first, ...alternatives, ...(shown === null ? [] : [shown])].flatMap(({ factors }) => factors),
    problems: disputes.map(({ id, notes }) => ({ code: 'disputed_factor', text: `${id}: ${notes}` })),
  }
}

/** The factor records of an analysis, without the matcher's words, in order of first use. */
function recordFactors(worked: readonly WorkedLine[]): Record<string, Factor> {
  const records = new Map<string, Factor>()
  for (const factor of worked.flatMap(({ factors }) => factors)) {
    const held = records.has(factor.id) ? null : factorById(factor.id)
    if (held !== null) records.set(factor.id, toAnalysisFactor(held))
  }
  return Object.fromEntries(records)
}

function uniqueProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.code} ${problem.text}`, problem])).values()]
}

/**
 * Chooses factors for the lines of a document and works out every figure. Pure and deterministic: the same lines and
 * context give the same object. Totals count each activity once; market-based figures stand beside and are not counted.
 * @param aiChoices answers from `chooseWithAi`; without them the AI stage is off.
 */
export function workOutActivities(
  lines: readonly ActivityLine[],
  context: WorkOutContext,
  aiChoices: AiChoices = noAiChoices,
): WorkedOut {
  const worked = lines.map((line) =>
    workOutLine(line, chooseFactors(situationOf(line, context), aiChoices.get(line.id) ?? null)),
  )
  const activities = worked.map(({ activity }) => activity)
  const questions = worked.map(({ question }) => question).filter((question) => question !== null)
  return {
    activities,
    questions: questions.map((question, index) => ({ id: `q${index + 1}`, ...question })),
    totals: sumTotals(activities),
    factors: recordFactors(worked),
    problems: uniqueProblems(worked.flatMap(({ problems }) => problems)),
  }
}
