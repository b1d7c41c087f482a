import type { ActivityLine } from '../src/analysis/analysis-schema.ts'
import type { LogisticWeights } from '../src/matching/match-confidence.ts'
import type { MatchFeatures } from '../src/matching/subject-index.ts'
import { confidenceOf, featureList, fittedWeights } from '../src/matching/match-confidence.ts'
import { subjectKeyOf } from '../src/matching/subjects.ts'
import type { WorkOutContext } from '../src/work-out/choice.ts'
import { situationOf } from '../src/work-out/situation.ts'
import { rankByWords } from '../src/work-out/word-shelves.ts'
import { workOutActivities } from '../src/work-out/work-out-activities.ts'
import type { LabelledPhrase } from './labelled-phrases.ts'
import { labelledPhrases, notActivityPhrases } from './labelled-phrases.ts'

const context: WorkOutContext = {
  region: { region: 'AU-QLD', because: 'measuring' },
  period: { start: '2025-08-01', end: '2025-08-31' },
  issueDate: null,
  country: 'AU',
  documentType: 'other',
  currency: 'AUD',
}

function lineOf({ text, unit, kind }: LabelledPhrase): ActivityLine {
  return {
    id: 'a1',
    description: text,
    kind,
    quantity: '100',
    unit,
    estimated: false,
    period: null,
    details: null,
    evidence: { page: 1, text, box: null, cell: null },
    confidence: { read: '1', meaning: '1' },
  }
}

type Outcome = { phrase: LabelledPhrase; subject: string | null; confidence: number; ms: number }

function run(phrase: LabelledPhrase): Outcome {
  const started = performance.now()
  const { activities } = workOutActivities([lineOf(phrase)], context)
  const ms = performance.now() - started
  const match = activities[0]?.match
  const factor = match?.factors[0]
  return {
    phrase,
    subject: factor === undefined ? null : subjectKeyOf(factor),
    confidence: Number(match?.confidence ?? 0),
    ms,
  }
}

/** One ranked first candidate: its features, and whether it is the right subject. */
type Sample = { features: MatchFeatures; right: number }

function samplesOf(phrases: readonly LabelledPhrase[]): Sample[] {
  return phrases.flatMap((phrase) => {
    const [best] = rankByWords(situationOf(lineOf(phrase), context))
    return best === undefined
      ? []
      : [{ features: best.features, right: best.subject.key === phrase.subject ? 1 : 0 }]
  })
}

/** Strength of the L2 penalty. */
const penalty = 0.002

/** Gradient descent; few samples, few features, so plain is enough. */
function fit(samples: readonly Sample[]): LogisticWeights {
  let current: LogisticWeights = {
    intercept: 0,
    weights: samples[0] === undefined ? [] : featureList(samples[0].features).map(() => 0),
  }
  for (let step = 0; step < 20_000; step++) {
    let interceptSlope = 0
    const slopes = current.weights.map(() => 0)
    for (const { features, right } of samples) {
      const error = confidenceOf(features, current) - right
      interceptSlope += error
      featureList(features).forEach((value, index) => {
        slopes[index] = (slopes[index] ?? 0) + error * value
      })
    }
    current = {
      intercept: current.intercept - (0.5 * interceptSlope) / samples.length,
      weights: current.weights.map(
        (weight, index) => weight - 0.5 * ((slopes[index] ?? 0) / samples.length + penalty * weight),
      ),
    }
  }
  return current
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
}

function expectedCalibrationError(scored: readonly { probability: number; right: number }[]): number {
  let error = 0
  for (let bin = 0; bin < 10; bin++) {
    const inBin = scored.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === bin)
    if (inBin.length === 0) continue
    const meanProbability = inBin.reduce((sum, item) => sum + item.probability, 0) / inBin.length
    const meanRight = inBin.reduce((sum, item) => sum + item.right, 0) / inBin.length
    error += (inBin.length / scored.length) * Math.abs(meanProbability - meanRight)
  }
  return error
}

/** Ten folds: each sample is scored by weights that never saw it. */
function crossValidate(samples: readonly Sample[]): { probability: number; right: number }[] {
  return Array.from({ length: 10 }, (_, fold) => {
    const weights = fit(samples.filter((_sample, index) => index % 10 !== fold))
    return samples
      .filter((_sample, index) => index % 10 === fold)
      .map(({ features, right }) => ({ probability: confidenceOf(features, weights), right }))
  }).flat()
}

function describe({ intercept, weights }: LogisticWeights): string {
  return `{ intercept: ${intercept.toFixed(2)}, weights: [${weights.map((weight) => weight.toFixed(2)).join(', ')}] }`
}

const outcomes = labelledPhrases.map(run)
const negatives = notActivityPhrases.map(run)
const right = outcomes.filter(({ subject, phrase }) => subject === phrase.subject)
const accepted = outcomes.filter(({ confidence, subject }) => confidence >= 0.9 && subject !== null)
const acceptedRight = accepted.filter(({ subject, phrase }) => subject === phrase.subject)
const matchedNegatives = negatives.filter(({ subject }) => subject !== null)
const times = [...outcomes, ...negatives].map(({ ms }) => ms).sort((left, next) => left - next)

console.log(`phrases: ${outcomes.length}, lines that are no activity: ${negatives.length}`)
console.log(`top-1: ${percent(right.length, outcomes.length)}`)
console.log(
  `confidence from 0.9: ${percent(accepted.length, outcomes.length)}, of these right: ${percent(acceptedRight.length, accepted.length)}`,
)
console.log(`no-activity lines that got a factor: ${matchedNegatives.length}`)
console.log(`median time of a line: ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(2)} ms`)

const byWords = new Set(['material', 'waste', 'spend'])
const worded = labelledPhrases.filter(({ kind }) => byWords.has(kind))
const samples = samplesOf([...worded, ...notActivityPhrases])
const firstRight = samplesOf(worded).filter((sample) => sample.right === 1).length
console.log(
  `words stage alone, top-1 over lines that have a subject: ${percent(firstRight, worded.filter(({ subject }) => subject !== null).length)}`,
)

const scored = crossValidate(samples)
for (const threshold of [0.5, 0.6, 0.7, 0.8, 0.9]) {
  const given = scored.filter((item) => item.probability >= threshold)
  console.log(
    `ten folds from ${threshold}: ${percent(given.length, scored.length)}, right: ${percent(given.filter((item) => item.right === 1).length, given.length)}`,
  )
}
const confident = scored.filter(({ probability }) => probability >= 0.9)
const confidentRight = confident.filter((item) => item.right === 1)
console.log(
  `ten folds: ${percent(confident.length, scored.length)} at 0.9 or more, of these right: ${percent(confidentRight.length, confident.length)}; calibration error ${expectedCalibrationError(scored).toFixed(3)}`,
)
console.log(`weights in use:  ${describe(fittedWeights)}`)
console.log(`weights fitted:  ${describe(fit(samples))}`)

if (process.argv.includes('--misses')) {
  for (const { phrase, subject, confidence } of [...outcomes, ...negatives]) {
    if (subject !== phrase.subject)
      console.log(`${phrase.kind} "${phrase.text}": ${subject} (${confidence}), meant ${phrase.subject}`)
  }
}
