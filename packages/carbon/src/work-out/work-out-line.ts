import type {
  Activity,
  ActivityLine,
  Emission,
  Factor,
  Match,
  Problem,
  Question,
} from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { compare, decimal, roundTo, sumOf } from '../decimal.ts'
import { describeDispute, isDisputed } from '../factors/factor-marks.ts'
import type { Choice, FactorOption } from './choice.ts'
import { readUnit } from './measured.ts'
import { workOutEmission } from './work-out-emission.ts'

/** From this confidence a match stands without a look. */
const acceptFrom = 0.9
/** A value that was read with less than this is shown for review. */
const leastReading: Decimal = '0.8'

type WorkedOption = FactorOption & { emissions: readonly Emission[] }

/** An activity with its figures, and what it adds to the analysis as a whole. */
export type WorkedLine = {
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

function joinSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`).join(' ')
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
  const reason = problem?.text ?? joinSentences(choice.reasons)
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

function matchOf(
  choice: Choice,
  line: ActivityLine,
  best: WorkedOption,
  others: readonly WorkedOption[],
): Match {
  const disputes = best.factors.filter(isDisputed)
  return {
    status: statusOf(choice, line, best.factors),
    method: choice.method,
    confidence: confidenceText(choice.confidence),
    factors: idsOf(best.factors),
    proxy: choice.isProxy,
    reason: joinSentences([...choice.reasons, ...disputes.map(describeDispute)]),
    alternatives: others.map((option) => ({
      label: option.label,
      factors: idsOf(option.factors),
      confidence: confidenceText(option.confidence ?? (1 - choice.confidence) / others.length),
      kgCO2e: totalOf(option.emissions),
    })),
  }
}

function questionOf(
  text: string,
  line: ActivityLine,
  options: readonly WorkedOption[],
): Omit<Question, 'id'> {
  return {
    activity: line.id,
    text,
    options: options.map((option) => ({
      label: option.label,
      factors: idsOf(option.factors),
      kgCO2e: totalOf(option.emissions),
      scope: describeScopes(option.emissions),
    })),
  }
}

/** Turns a choice into figures: the first option is counted, the others are alternatives or answers of a question. */
export function workOutLine(line: ActivityLine, choice: Choice): WorkedLine {
  const [first, ...others] = choice.options
  if (first === undefined || first.factors.length === 0) return unmatched(line, choice, null)
  const best = workOption(line, first)
  if (best.worked === null) return unmatched(line, choice, best.problem)

  const alternatives = others
    .map((option) => workOption(line, option).worked)
    .filter((option) => option !== null)
  const shown = workOption(line, { label: 'shown', factors: choice.shown }).worked
  const worked = [best.worked, ...alternatives]
  return {
    activity: {
      ...line,
      match: matchOf(choice, line, best.worked, alternatives),
      emissions: [...best.worked.emissions, ...(shown?.emissions ?? [])],
    },
    question: choice.question === null ? null : questionOf(choice.question, line, worked),
    factors: [...worked, ...(shown === null ? [] : [shown])].flatMap(({ factors }) => factors),
    problems: first.factors
      .filter(isDisputed)
      .map((factor) => ({ code: 'disputed_factor', text: `${factor.id}: ${describeDispute(factor)}` })),
  }
}
