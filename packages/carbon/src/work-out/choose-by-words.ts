import type { ActivityKind, Factor } from '../analysis/analysis-schema.ts'
import { chooseCalendarEdition, chooseNgaEdition } from '../factors/choose-edition.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'
import { confidenceOf } from '../matching/match-confidence.ts'
import { findNotActivity } from '../matching/not-an-activity.ts'
import type { RankedSubject, SubjectIndex } from '../matching/subject-index.ts'
import { buildSubjectIndex } from '../matching/subject-index.ts'
import type { Subject } from '../matching/subjects.ts'
import { allSubjects } from '../matching/subjects.ts'
import { areSameDimension, unitById } from '../units/unit-table.ts'
import type { Choice, FactorOption, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { currencyOf, priceYearOf } from './measure-spend.ts'

/** Below this a candidate is a suggestion, not a match. */
const leastConfidence = 0.5
const mostCandidates = 5

type Shelf = { name: string; holds: (subject: Subject) => boolean }

const treatments: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:compost(?:ing|ed)?|fogo|organics? (?:bin|recycling|processing))\b/i, /compost/],
  [/\b(?:anaerobic|digest(?:ion|er))\b/i, /anaerobic-digestion/],
  [/\b(?:incinerat\w*|energy from waste|waste to energy|efw|combust\w*)\b/i, /energy-from-waste|combusted/],
  [/\b(?:recycl\w*|comingled|co-mingled|commingled|scrap|recovered|resource recovery)\b/i, /recycl/],
]

function treatmentOf(description: string): RegExp {
  return treatments.find(([words]) => words.test(description))?.[1] ?? /landfill/
}

/** Waste by the treatment that its words name, landfill otherwise; Australian rows where there are any. */
function wasteShelf({ line, place }: Situation): Shelf {
  const treatment = treatmentOf(line.description)
  const home = place.country === 'US' ? 'us-epa-' : place.country === 'GB' ? 'gb-defra-' : 'au-nga-'
  const isHeldAtHome = allSubjects.some(
    ({ key, category }) => category === 'waste' && key.startsWith(home) && treatment.test(key),
  )
  const prefix = isHeldAtHome ? home : 'gb-defra-'
  return {
    name: `waste ${prefix} ${treatment.source}`,
    holds: ({ category, key, factors }) =>
      category === 'waste' &&
      key.startsWith(prefix) &&
      treatment.test(key) &&
      factors.some(({ scope }) => scope === 3),
  }
}

/** Materials new unless the words say recycled or reused. */
function materialShelf({ line }: Situation): Shelf {
  const source = /\brecycled\b/i.test(line.description)
    ? 'recycled'
    : /\bre-?used|second-?hand\b/i.test(line.description)
      ? 'reused'
      : 'primary'
  return {
    name: `material ${source}`,
    holds: ({ category, key }) => category === 'material' && key.endsWith(source),
  }
}

function spendShelf({ line }: Situation): Shelf {
  const currency = currencyOf(line)
  return {
    name: `spend ${currency}`,
    holds: ({ category, factors }) => category === 'spend' && factors[0]?.unit === currency,
  }
}

const shelves: Readonly<Partial<Record<ActivityKind, (situation: Situation) => Shelf>>> = {
  material: materialShelf,
  spend: spendShelf,
  waste: wasteShelf,
}

const indexes = new Map<string, SubjectIndex>()

/** One index per shelf, built at first use. */
function indexOf(shelf: Shelf): SubjectIndex {
  const known = indexes.get(shelf.name)
  if (known !== undefined) return known
  const built = buildSubjectIndex(allSubjects.filter(shelf.holds))
  indexes.set(shelf.name, built)
  return built
}

/** The factor of a subject that fits the unit of the line: its own dimension first, then one that a density bridges. */
function factorFor(subject: Subject, { line, date }: Situation): LibraryFactor | null {
  const { unit } = line
  const counted = subject.factors.filter(({ scope }) => scope === 3)
  const sameDimension =
    unit === null ? counted : counted.filter((factor) => areSameDimension(unit, factor.unit))
  const fitting = sameDimension.length > 0 ? sameDimension : counted
  const editions = [...new Set(fitting.map(({ year }) => year))]
  const [only] = fitting
  if (only === undefined) return null
  if (editions.length < 2) return only
  const { edition } = subject.key.startsWith('au-nga')
    ? chooseNgaEdition(date, editions)
    : chooseCalendarEdition(date, editions, '')
  return fitting.find(({ year }) => year === edition) ?? only
}

type Candidate = FactorOption & { confidence: number; factor: Factor }

/** The best candidates of a line's shelf, with the confidence of each. */
export function findCandidates(situation: Situation): Candidate[] {
  const shelf = shelves[situation.line.kind]?.(situation)
  if (shelf === undefined) return []
  return indexOf(shelf)
    .rank(situation.line.description, mostCandidates)
    .flatMap(({ subject, features }: RankedSubject) => {
      const factor = factorFor(subject, situation)
      return factor === null
        ? []
        : [{ label: subject.label, factors: [factor], factor, confidence: confidenceOf(features) }]
    })
}

function isMassOrVolume(unit: string | null): boolean {
  const dimension = unit === null ? undefined : unitById(unit)?.dimension
  return dimension === 'mass' || dimension === 'volume'
}

function reasonsFor({ factor, label, confidence }: Candidate, { line, place, date }: Situation): string[] {
  const percent = Math.round(confidence * 100)
  const reasons = [`"${line.description}" is closest to ${label} (${percent} % sure).`]
  if (line.kind === 'spend') {
    const year = date === null ? '' : ` The money is of ${date.end.slice(0, 4)}.`
    reasons.push(
      `Screening grade: an average of an American industry per dollar of ${priceYearOf(factor)}, not a measured quantity.${year}`,
    )
  } else if (factor.region !== place.country) {
    reasons.push('The factor is of the United Kingdom and stands in.')
  }
  return reasons
}

/** Waste, materials and spend by their words: character n-grams and BM25 over the library's aliases. */
export function chooseByWords(situation: Situation): Choice {
  const { line, place } = situation
  const notActivity = findNotActivity(line.description)
  if (notActivity !== null) return noFactor(`"${notActivity}" is a charge or a counter, not an activity.`)
  if (line.kind === 'waste' && !isMassOrVolume(line.unit)) {
    return noFactor('Waste needs a mass or a volume; a count of bins or lifts says neither.')
  }
  const found = findCandidates(situation)
  const [best] = found
  if (best === undefined) return noFactor(`Nothing in the library is close to "${line.description}".`)
  const isProxy = line.kind !== 'spend' && best.factor.region !== place.country
  const choice = {
    ...emptyChoice,
    method: 'vector' as const,
    confidence: best.confidence,
    isProxy,
    needsReview: isProxy || line.kind === 'spend',
  }
  if (best.confidence >= leastConfidence)
    return { ...choice, options: found, reasons: reasonsFor(best, situation) }
  return {
    ...choice,
    options: [],
    reasons: [
      `Nothing in the library is close enough to "${line.description}"; the nearest is ${best.label}.`,
    ],
  }
}
