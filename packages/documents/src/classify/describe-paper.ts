import { type DocumentType, documentTypes } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { PageWords } from '../judge/candidates/page-words.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'
import { type Concept, spokenConcepts } from '../lay-out/lexicon/concept.ts'
import { dimensions } from '../lay-out/values/unit-words.ts'
import type { ActivitySigns } from './activity-signs.ts'
import { isSure } from './is-sure.ts'

type Described = { name: string; of: (paper: Seen) => number }

type Seen = {
  signs: ActivitySigns
  said: ReadonlySet<Concept>
  measured: ReadonlySet<string>
  points: ReadonlyMap<DocumentType, number>
  lineCount: number
  moneyCount: number
}

const leastSaid = 2
const most = 2
const mostPoints = 30
const perPoint = 1 / 6
// Brings counts of lines and amounts near to the yes and no of the others.
const perLogLine = 1 / 3
const perLogAmount = 1 / 2

const signFeatures: readonly Described[] = (
  [
    ['litres × price = amount', ({ hasPumpSum }) => hasPumpSum],
    ['a charging session', ({ hasCharging }) => hasCharging],
    ['litres of a fuel', ({ hasFuel }) => hasFuel],
    ['rows of fuel', ({ fuelRows }) => fuelRows],
    ['rides with a distance', ({ drivenRows }) => drivenRows.length > 0],
    ['a distance driven', ({ hiredDistances }) => hiredDistances > 0],
    ['a distance and the time it took', ({ hasTimedRide }) => hasTimedRide],
    ['flight legs', ({ flightLegs }) => flightLegs],
    ['nights in a room', ({ roomNights }) => roomNights > 0],
    ['rides', ({ rides }) => rides > 0],
    ['rides by train', ({ hasTrain }) => hasTrain],
    ['a load of waste', ({ load }) => load === 'waste'],
    ['a load of material', ({ load }) => load === 'material'],
    ['goods by mass or volume', ({ goods }) => goods],
    ['lines of waste', ({ isWasteSold }) => isWasteSold],
    ['a total', ({ hasTotal }) => hasTotal],
    ['money', ({ hasMoney }) => hasMoney],
  ] satisfies [string, (signs: ActivitySigns) => boolean | number][]
).map(([name, of]) => ({ name, of: ({ signs }) => Math.min(Number(of(signs)), most) }))

/** What is looked at to tell what a paper is: the same order as the weights. */
export const paperFeatures: readonly Described[] = [
  ...spokenConcepts.map((concept) => ({
    name: `says ${concept}`,
    of: ({ said }: Seen) => Number(said.has(concept)),
  })),
  ...dimensions.map((dimension) => ({
    name: `measures ${dimension}`,
    of: ({ measured }: Seen) => Number(measured.has(dimension)),
  })),
  ...signFeatures,
  ...documentTypes.map((type) => ({
    name: `points for ${type}`,
    of: ({ points }: Seen) => Math.min(mostPoints, points.get(type) ?? 0) * perPoint,
  })),
  { name: 'lines', of: ({ lineCount }) => Math.log1p(lineCount) * perLogLine },
  { name: 'amounts', of: ({ moneyCount }) => Math.log1p(moneyCount) * perLogAmount },
]

/** A document in numbers, one a feature: what its words say in any language, what it measures, what the readers found. */
export function describePaper(
  { lines }: ReadLayout,
  words: PageWords,
  signs: ActivitySigns,
  points: ReadonlyMap<DocumentType, number>,
): Float32Array {
  const said = new Set(
    lines.flatMap((line) =>
      words
        .of(line)
        .filter((mention) => isSure(mention, line, leastSaid))
        .map(({ concept }) => concept),
    ),
  )
  const paper: Seen = {
    signs,
    said,
    measured: new Set(lines.flatMap(({ numbers }) => numbers.flatMap(({ unit }) => unit?.dimension ?? []))),
    points,
    lineCount: lines.length,
    moneyCount: lines.reduce((sum, { numbers }) => sum + numbers.filter(({ isMoney }) => isMoney).length, 0),
  }
  return Float32Array.from(paperFeatures, ({ of }) => of(paper))
}
