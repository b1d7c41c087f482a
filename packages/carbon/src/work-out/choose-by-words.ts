import { findNotActivity } from '../matching/not-an-activity.ts'
import { placeName } from '../regions/place-name.ts'
import { unitById } from '../units/unit-table.ts'
import { chooseWasteStream } from './choose-waste-stream.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { priceYearOf } from './measure-spend.ts'
import type { Candidate } from './word-shelves.ts'
import { findCandidates } from './word-shelves.ts'

/** Below this a candidate is not a match: of our labelled lines, 97 in 100 above it are right (measure-matching.ts). */
const leastConfidence = 0.6

/** Where the words settle it, candidates that they hardly speak for are no alternatives. */
const settledConfidence = 0.9
const likelyConfidence = 0.05

function isLikely({ confidence }: Candidate): boolean {
  return confidence >= likelyConfidence
}

function isMassOrVolume(unit: string | null): boolean {
  const dimension = unit === null ? undefined : unitById(unit)?.dimension
  return dimension === 'mass' || dimension === 'volume'
}

function isFromElsewhere({ factor }: Candidate, { line, place }: Situation): boolean {
  return line.kind !== 'spend' && factor.region !== place.country
}

function reasonsFor(best: Candidate, situation: Situation): string[] {
  const { line, date } = situation
  const percent = Math.round(best.confidence * 100)
  const reasons = [`"${line.description}" is closest to ${best.label} (${percent} % sure).`]
  if (line.kind === 'spend') {
    const year = date === null ? '' : ` The money is of ${date.end.slice(0, 4)}.`
    reasons.push(
      `Screening grade: an American industry average per dollar of ${priceYearOf(best.factor)}, not a measured quantity.${year}`,
    )
  }
  if (isFromElsewhere(best, situation)) {
    reasons.push(`The factor is of ${placeName(best.factor.region)} and stands in.`)
  }
  if (best.edition !== null) reasons.push(`${best.edition.because}.`)
  return reasons
}

/** Waste, materials and spend by their words: aliases first, then character n-grams and BM25 over the library. */
export function chooseByWords(situation: Situation): Choice {
  const { line } = situation
  const notActivity = findNotActivity(line.description)
  if (notActivity !== null) return noFactor(`"${notActivity}" is a charge or a counter, not an activity.`)
  if (line.kind === 'waste' && !isMassOrVolume(line.unit)) {
    return noFactor('Waste needs a mass or a volume; a count of bins or lifts says neither.')
  }
  const found = findCandidates(situation)
  const [best] = found
  const isMatch = best !== undefined && best.confidence >= leastConfidence
  const stream = chooseWasteStream(situation, isMatch)
  if (stream !== null) return stream
  if (best === undefined) return noFactor(`Nothing in the library is close to "${line.description}".`)
  if (!isMatch) {
    return {
      ...noFactor(
        `Nothing in the library is close enough to "${line.description}"; the nearest is ${best.label}.`,
      ),
      method: 'vector',
      confidence: best.confidence,
    }
  }
  const isProxy = isFromElsewhere(best, situation)
  return {
    ...emptyChoice,
    method: best.isDirect ? 'direct' : 'vector',
    options: best.confidence >= settledConfidence ? found.filter(isLikely) : found,
    confidence: best.confidence,
    isProxy,
    needsReview: isProxy || line.kind === 'spend' || best.edition?.isOutsideRange === true,
    reasons: reasonsFor(best, situation),
  }
}
