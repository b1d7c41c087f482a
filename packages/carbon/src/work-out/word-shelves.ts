import type { ActivityKind, Factor } from '../analysis/analysis-schema.ts'
import { type EditionChoice, chooseCalendarEdition, chooseNgaEdition } from '../factors/choose-edition.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'
import { confidenceOf } from '../matching/match-confidence.ts'
import type { RankedSubject, SubjectIndex } from '../matching/subject-index.ts'
import { buildSubjectIndex } from '../matching/subject-index.ts'
import type { Subject } from '../matching/subjects.ts'
import { allSubjects } from '../matching/subjects.ts'
import { areSameDimension } from '../units/unit-table.ts'
import type { FactorOption, Situation } from './choice.ts'
import { currencyOf } from './measure-spend.ts'

const mostCandidates = 5

/** The part of the library that a line is compared with. */
type Shelf = { name: string; holds: (subject: Subject) => boolean }

const treatments: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:compost(?:ing|ed)?|fogo|organics? (?:bin|recycling|processing))\b/i, /compost/],
  [/\b(?:anaerobic|digest(?:ion|er))\b/i, /anaerobic-digestion/],
  [/\b(?:incinerat\w*|energy from waste|waste to energy|efw|combust\w*)\b/i, /energy-from-waste|combusted/],
  [/\b(?:recycl\w*|comingled?|co-mingled|commingled|scrap|recovered|resource recovery)\b/i, /recycl/],
]

const subjectKeys: ReadonlySet<string> = new Set(allSubjects.map(({ key }) => key))

/** Where a thing is recycled both ways, DEFRA's rows are equal; the closed loop stands for both. */
function isDoubled(key: string): boolean {
  return key.includes('open-loop') && subjectKeys.has(key.replace('open-loop', 'closed-loop'))
}

/** What is done with the waste, by its words; landfill when they do not say. */
export function treatmentOf(description: string): RegExp {
  return treatments.find(([words]) => words.test(description))?.[1] ?? /landfill/
}

const wastePrefixes: Readonly<Record<string, string>> = { US: 'us-epa-', AU: 'au-nga-', NZ: 'nz-mfe-' }

/** Waste by its treatment: the rows of its own country where there are any, DEFRA's otherwise. */
function wasteShelf({ line, place }: Situation): Shelf {
  const treatment = treatmentOf(line.description)
  const home = wastePrefixes[place.country ?? ''] ?? 'gb-defra-'
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
      !isDoubled(key) &&
      factors.some(({ scope }) => scope === 3),
  }
}

/** Materials new, unless the words say recycled or reused. */
function materialShelf({ line }: Situation): Shelf {
  const isReused = /\b(?:re-?used|second-?hand)\b/i.test(line.description)
  const source = /\brecycled\b/i.test(line.description) ? 'recycled' : isReused ? 'reused' : 'primary'
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

/** The factor of a subject for one line, and why its edition. */
export type EditionedFactor = { factor: LibraryFactor; edition: EditionChoice | null }

/** Between these editions only the grid and the waste streams change; one row of Table 15 serves all. */
const ngaEditions = ['2024', '2025', '2026']

/** The factor of a subject that fits the unit and date: its own dimension first, then one that a density bridges. */
export function factorForLine(subject: Subject, situation: Situation): EditionedFactor | null {
  const { unit } = situation.line
  const counted = subject.factors.filter(({ scope }) => scope === 3)
  const sameDimension =
    unit === null ? counted : counted.filter((factor) => areSameDimension(unit, factor.unit))
  const fitting = sameDimension.length > 0 ? sameDimension : counted
  const [only] = fitting
  if (only === undefined) return null
  const edition = editionFor(subject, [...new Set(fitting.map(({ year }) => year))], situation)
  return { factor: fitting.find(({ year }) => year === edition?.edition) ?? only, edition }
}

const publisherNames: Readonly<Record<string, string>> = {
  epa: 'US EPA',
  mfe: 'Ministry for the Environment (New Zealand)',
}

/** Null for money, whose factors have a price year and no editions. */
function editionFor(
  { key, category }: Subject,
  held: readonly string[],
  { date }: Situation,
): EditionChoice | null {
  if (category === 'spend') return null
  if (key.startsWith('au-nga')) {
    if (held.length > 1) return chooseNgaEdition(date, held)
    const edition = chooseNgaEdition(date, ngaEditions)
    const note = 'the factor is the same in the 2024, 2025 and 2026 editions; the 2025 one is cited'
    return { ...edition, because: `${edition.because}; ${note}` }
  }
  return chooseCalendarEdition(date, held, publisherNames[key.split('-')[1] ?? ''] ?? 'DESNZ/Defra')
}

/** The nearest subjects on the shelf of a line, best first, with what the confidence is worked out from. */
export function rankByWords(situation: Situation): RankedSubject[] {
  const shelf = shelves[situation.line.kind]?.(situation)
  return shelf === undefined ? [] : indexOf(shelf).rank(situation.line.description, mostCandidates)
}

export type Candidate = FactorOption & {
  factor: Factor
  edition: EditionChoice | null
  confidence: number
  isDirect: boolean
}

/** The best candidates of a line, with the factor that fits its unit and the confidence of each. */
export function findCandidates(situation: Situation): Candidate[] {
  return rankByWords(situation).flatMap(({ subject, features }) => {
    const found = factorForLine(subject, situation)
    if (found === null) return []
    return [
      {
        ...found,
        label: subject.label,
        factors: [found.factor],
        confidence: confidenceOf(features),
        isDirect: features.directHit === 1,
      },
    ]
  })
}
