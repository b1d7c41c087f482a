import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'
import type { PageWords } from '../judge/candidates/page-words.ts'
import type { ReadLine } from '../lay-out/layout/read-line.ts'
import type { ActivitySigns } from './activity-signs.ts'
import type { Classified } from '../find/paper/document-read.ts'
import { billTypeOf } from '../find/paper/bill-type.ts'
import { choosePaper } from './choose-paper.ts'
import { describePaper } from './describe-paper.ts'
import { isSure } from './is-sure.ts'
import { type Paper, paperOf, plainTypeOf } from '../find/paper/paper.ts'
import { type TypeCue, typeCues } from './type-cues.ts'

type Score = { type: DocumentType; score: number; reasons: string[] }

const leastSaid = 3
const leastScore = 6
// Goods that multiply out, on a paper that no words tell.
const soldConfidence = 0.7
// What an invoice is about tells more than that it is one.
const specialScores: Partial<Record<DocumentType, number>> = {
  'waste-docket': 8,
  'material-invoice': 8,
  'freight-document': 12,
}

/** The type of a document: the paper by fitted weights, and which of its kind by words and by what was found. */
export function classifyText(
  layout: ReadLayout,
  words: PageWords,
  signs: ActivitySigns,
): Classified & { features: Float32Array } {
  const scores = scoreTypes(layout, words, signs)
  const features = describePaper(
    layout,
    words,
    signs,
    new Map(scores.map(({ type, score }) => [type, score])),
  )
  const chosen = choosePaper(features, papersFound(signs))
  const isNamed = scores.some(({ type, score }) => paperOf[type] === 'other' && score >= leastScore)
  const isSold = chosen.paper === 'other' && !isNamed && (signs.goods > 0 || signs.load !== null)
  const paper = isSold ? 'goods' : chosen.paper
  const ranked = scores.filter(({ type }) => paperOf[type] === paper)
  const type = nameType(paper, ranked, signs)
  const used = paper === 'utility' ? signs.metered.filter((kind) => kind !== 'electricity-export') : []
  const reasons = [
    ...used.map((kind) => `${kind} used in the period`),
    ...ranked.filter((score) => score.type === type).flatMap((score) => score.reasons),
    ...(ranked.length === 0 ? ['what its words say together'] : []),
  ]
  const confidence = isSold ? soldConfidence : chosen.confidence
  return { type, confidence, reasons: [...new Set(reasons)], features }
}

/** The papers that what was found belongs to: the use of a meter, fuel, a journey or a stay. */
function papersFound(signs: ActivitySigns): ReadonlySet<Paper> {
  const isFuel = signs.hasPumpSum || signs.hasFuel || signs.fuelRows > 0
  const isTravel = signs.flightLegs + signs.roomNights + signs.rides > 0 || signs.hasTimedRide
  return new Set([
    ...(signs.metered.length > 0 ? (['utility'] as const) : []),
    ...(isFuel ? (['fuel'] as const) : []),
    ...(isTravel ? (['travel'] as const) : []),
  ])
}

function nameType(paper: Paper, ranked: readonly Score[], signs: ActivitySigns): DocumentType {
  const best = ranked[0]?.type ?? plainTypeOf[paper]
  if (paper === 'utility') {
    const bill = signs.metered.includes('heat') ? 'utility-bill' : billTypeOf(signs.metered)
    if (bill !== null) return bill
    return ranked.filter(({ score }) => score >= leastScore).length > 1 ? 'utility-bill' : best
  }
  if (paper === 'other') return (ranked[0]?.score ?? 0) >= leastScore ? best : 'other'
  return best === 'invoice'
    ? (ranked.find(({ type, score }) => score >= (specialScores[type] ?? Infinity))?.type ?? best)
    : best
}

/** How much speaks for each type, the most first. */
function scoreTypes(layout: ReadLayout, words: PageWords, signs: ActivitySigns): Score[] {
  const scores = new Map<DocumentType, Score>()
  const add = (type: DocumentType, weight: number, reason: string) => {
    const { score, reasons } = scores.get(type) ?? { score: 0, reasons: [] }
    scores.set(type, { type, score: score + weight, reasons: [...reasons, reason] })
  }
  const isSaid = (line: ReadLine, all: TypeCue['concepts']) =>
    all.length > 0 &&
    all.every((any) =>
      words.of(line).some((mention) => isSure(mention, line, leastSaid) && any.includes(mention.concept)),
    )
  for (const { type, reason, weight, most, pattern, concepts } of typeCues) {
    const known = layout.lines.filter(({ folded }) => pattern.test(folded)).length
    const hits = known > 0 ? known : layout.lines.filter((line) => isSaid(line, concepts)).length
    if (hits > 0) add(type, weight * Math.min(hits, most), reason)
  }
  if (signs.hasPumpSum && signs.fuelRows < 2) add('fuel-receipt', 14, 'litres × price = amount')
  if (signs.fuelRows > 1) add('fuel-log', 22, 'rows of fuel')
  if (signs.drivenRows.length > 0)
    add(signs.drivenRows.includes('taxi') ? 'taxi-receipt' : 'travel-record', 10, 'a distance driven')
  if (signs.hasTimedRide) add('taxi-receipt', 12, 'a distance and the time it took')
  else if (signs.hiredDistances > 0)
    add(scores.has('taxi-receipt') ? 'taxi-receipt' : 'travel-record', 10, 'a distance driven')
  if (signs.rides > 0) add(signs.hasTrain ? 'rail-record' : 'travel-record', 7, 'rides')
  if (signs.isWasteSold) add('waste-docket', 8, 'lines of waste')
  if (signs.load !== null)
    add(signs.load === 'waste' ? 'waste-docket' : 'material-invoice', 10, 'the load of a docket')
  if (signs.goods > 0) add('material-invoice', 4, 'goods by mass or volume')
  if (signs.flightLegs > 0 && signs.roomNights > 0) add('travel-record', 30, 'flights and nights in a room')
  if (signs.flightLegs > 0) add('flight-record', 8 + signs.flightLegs, 'flight legs')
  // Nobody flies where all legs that were found are rides.
  if (signs.rides > 0 && signs.flightLegs === 0) scores.delete('flight-record')
  if (signs.roomNights > 0) add('hotel-receipt', 10, 'nights in a room')
  return [...scores.values()].sort((a, b) => b.score - a.score)
}
