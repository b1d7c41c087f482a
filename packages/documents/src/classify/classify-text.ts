import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import { readPageWords } from '../candidates/page-words.ts'
import type { ReadLine } from '../layout/read-line.ts'
import type { Concept } from '../lexicon/concept.ts'
import type { Mention } from '../lexicon/mention.ts'
import { says as saysOf } from '../lexicon/says.ts'
import { type TypeCue, billedWords, meteredCue, offerWords, termsHead, typeCues } from './type-cues.ts'

export type Classified = { type: DocumentType; confidence: number; reasons: string[] }

/** What the activity readers found, which outweighs any word. */
export type ActivitySigns = {
  /** Litres × price = amount beside a fuel product. */
  hasPumpSum: boolean
  /** Kilowatt-hours of a charging session. */
  hasCharging: boolean
  /** Fuel with a quantity, by whatever sign. */
  hasFuel: boolean
  /** Rows of fuel in a table. */
  fuelRows: number
  /** Rides of a table, by kind. */
  drivenRows: readonly string[]
  /** Distances driven, which count where a vehicle was hired. */
  hiredDistances: number
  /** A distance driven with the time that it took. */
  hasTimedRide: boolean
  flightLegs: number
  roomNights: number
  /** Commodities with a chosen use. */
  commodities: readonly string[]
  hasTotal: boolean
  /** Any amount of money at all. */
  hasMoney: boolean
  /** Rides of a rail or coach ticket, and whether they are by train. */
  rides: number
  hasTrain: boolean
  /** A docket of one load, by what it carried. */
  load: 'material' | 'waste' | null
  /** Lines of goods by mass or volume whose quantity × rate = amount. */
  goods: number
  /** Whether most of the lines that measure goods name waste. */
  isWasteSold: boolean
}

type Score = { type: DocumentType; score: number; reasons: string[] }

const utilities: readonly DocumentType[] = ['electricity-bill', 'gas-bill', 'water-bill']
const journeys: readonly DocumentType[] = ['flight-record', 'rail-record', 'travel-record']
// What a paper calls itself that carries somebody.
const ticketWords: readonly Concept[] = ['ticket', 'booking', 'itinerary', 'expense-report']
const leastScore = 6
const leastSaid = 3
// A letter about meters names everything that a bill names, but neither use nor money; a hirer's invoice names what it hires.
const unusedShare = 0.35
const letterWords =
  /^dear\b|yours (?:sincerely|faithfully|truly)|(?:kind|best) regards|sehr geehrte|mit freundlichen|^(?:madame|monsieur)\b|estimad[oa]s?\b|to whom it may concern/
const titleLines = 3
const titleWords = 3
const ruleBook =
  /\b(?:policy|policies|guidelines?|handbook|procedures?|terms (?:and|&) conditions|richtlinie|reglement)\s*(?:v(?:ersion)?\b.*)?$|\b(?:meeting|committee|board)\b.*\bminutes\b|\bminutes (?:of|from) (?:the\b|\d)|^(?:agenda|programme)\b/
const secondUtilityShare = 0.45
// An invoice for gas by the dekatherm is a gas bill, though invoices have more words of their own.
const invoicedShare = 0.6
const headLines = 8
// Payments in and out: what was bought stands on other documents.
const statementHead = /\b(?:debits?|withdrawals?)\b.*\b(?:credits?|deposits?)\b.*\bbalance\b/
const cardStatement =
  /^\W*(?:[a-z.&]+ ){0,2}(?:(?:credit|debit|charge) card|bank)(?: account)? statement(?: (?:for|of|period|date|from)\b.*|\W*\d.*)?$/
const accountWords =
  /(?:previous|opening|closing) balance|minimum (?:payment|amount)|credit limit|total amount due/
// What an invoice is about tells more than that it is one.
const specialScores: Partial<Record<DocumentType, number>> = {
  'waste-docket': 8,
  'material-invoice': 8,
  'freight-document': 12,
}

/** The type of a document by weighted words and by what was found on it, with the reasons that weighed. */
export function classifyText(layout: ReadLayout, signs: ActivitySigns): Classified {
  const scores = new Map<DocumentType, Score>()
  const add = (type: DocumentType, weight: number, reason: string) => {
    const score = scores.get(type) ?? { type, score: 0, reasons: [] }
    scores.set(type, { type, score: score.score + weight, reasons: [...score.reasons, reason] })
  }
  const words = readPageWords()
  const isSaid = (line: ReadLine, all: TypeCue['concepts']) =>
    all.length > 0 &&
    all.every((any) =>
      words.of(line).some((mention) => isSure(mention, line) && any.includes(mention.concept)),
    )
  for (const { type, reason, weight, most, pattern, concepts } of typeCues) {
    const known = layout.lines.filter(({ folded }) => pattern.test(folded)).length
    const hits = known > 0 ? known : layout.lines.filter((line) => isSaid(line, concepts)).length
    if (hits > 0) add(type, weight * Math.min(hits, most), reason)
  }
  const namedUtility = utilities.map((type) => scores.get(type)).filter((score) => score !== undefined)
  const [utility] = namedUtility.sort((a, b) => b.score - a.score)
  const metered = layout.lines.filter(({ folded }) => meteredCue.pattern.test(folded)).length
  if (utility !== undefined && metered > 0)
    add(utility.type, meteredCue.weight * Math.min(metered, meteredCue.most), meteredCue.reason)
  const fuel = scores.get('fuel-receipt')
  // Vouchers of a supermarket name fuel and a price per litre as well, and the shop of a station its pump.
  if (
    fuel !== undefined &&
    !signs.hasFuel &&
    !['pump', 'fuel product'].every((reason) => fuel.reasons.includes(reason))
  )
    scores.set('fuel-receipt', { ...fuel, score: fuel.score * unusedShare })
  if (signs.hasTotal) add('invoice', 1, 'a total')
  if (signs.hasPumpSum && signs.fuelRows < 2) add('fuel-receipt', 14, 'litres × price = amount')
  else if (signs.hasFuel && signs.fuelRows === 0) add('fuel-receipt', 6, 'litres of a fuel')
  if (signs.hasCharging) add('fuel-receipt', 16, 'a charging session')
  if (signs.fuelRows > 1) add('fuel-log', 22, 'rows of fuel')
  else if (signs.fuelRows === 1) add('fuel-receipt', 10, 'a row of fuel')
  if (signs.drivenRows.length > 0)
    add(signs.drivenRows.includes('taxi') ? 'taxi-receipt' : 'travel-record', 10, 'rides with a distance')
  const says = (concept: Concept) => layout.lines.some((line) => isSaid(line, [[concept]]))
  if (signs.hasTimedRide && (scores.has('taxi-receipt') || says('taxi')))
    add('taxi-receipt', 12, 'a distance and the time it took')
  else if (signs.hiredDistances > 0 && scores.has('taxi-receipt')) add('taxi-receipt', 4, 'a distance driven')
  if (signs.hiredDistances > 0 && scores.has('travel-record'))
    add('travel-record', 10, 'distance of a hired vehicle')
  if (signs.rides > 0)
    add(signs.hasTrain && scores.has('rail-record') ? 'rail-record' : 'travel-record', 7, 'rides')
  if (signs.isWasteSold) add('waste-docket', 8, 'lines of waste')
  if (signs.load !== null)
    add(signs.load === 'waste' ? 'waste-docket' : 'material-invoice', 10, 'the load of a docket')
  if (signs.flightLegs > 0 && signs.roomNights > 0) add('travel-record', 30, 'flights and nights in a room')
  if (signs.flightLegs > 0) add('flight-record', 8 + signs.flightLegs, 'flight legs')
  if (signs.roomNights > 0) add('hotel-receipt', says('hotel') ? 10 : 6, 'nights in a room')
  for (const commodity of signs.commodities) {
    const type = billOf(commodity)
    if (type !== null) add(type, 5, `${commodity} used in the period`)
  }
  const hasTrip =
    signs.flightLegs + signs.roomNights + signs.rides + signs.drivenRows.length + signs.hiredDistances > 0
  const isTicket = hasTrip || layout.lines.some((line) => isSaid(line, [ticketWords]))
  const isGone: Partial<Record<DocumentType, boolean>> = {
    'flight-record': signs.flightLegs > 0 || (isTicket && signs.rides === 0),
    'rail-record': signs.rides > 0 || (isTicket && signs.flightLegs === 0),
    'travel-record': isTicket,
  }
  for (const type of journeys) {
    const score = scores.get(type)
    if (score !== undefined && isGone[type] !== true)
      scores.set(type, { ...score, score: score.score * unusedShare })
  }
  const isOffer = layout.lines.some(({ folded }) => offerWords.test(folded))
  for (const type of utilities) {
    const score = scores.get(type)
    const isLetter = !signs.hasMoney && layout.lines.some(({ folded }) => letterWords.test(folded))
    const isBill = metered > 0 || (isBilled(layout, signs) && score?.reasons.some(namesBill) === true)
    const isUnused = isLetter || (signs.commodities.length === 0 && (!isBill || !signs.hasMoney))
    if (score !== undefined && (isUnused || isOffer))
      scores.set(type, { ...score, score: score.score * unusedShare })
  }
  return decide(
    [...scores.values()].sort((a, b) => b.score - a.score),
    signs,
    layout,
  )
}

function decide(ranked: readonly Score[], signs: ActivitySigns, layout: ReadLayout): Classified {
  const [first, second] = ranked
  if (first === undefined || first.score < leastScore) {
    if (signs.goods > 0)
      return { type: 'material-invoice', confidence: 0.7, reasons: ['goods by mass or volume'] }
    return {
      type: 'other',
      confidence: 0.6,
      reasons: ['no words of a bill, receipt, invoice or travel document'],
    }
  }
  if (signs.commodities.length === 0 && isStatement(layout))
    return { type: 'other', confidence: 0.85, reasons: ['a statement of account'] }
  if (utilities.includes(first.type) && !isBilled(layout, signs))
    return { type: 'other', confidence: 0.75, reasons: ['terms, prices or a letter, and nothing billed'] }
  const invoiced = ranked.find(({ type }) => utilities.includes(type))
  if (
    first.type === 'invoice' &&
    signs.commodities.length > 0 &&
    invoiced !== undefined &&
    invoiced.score >= first.score * invoicedShare
  )
    return decide([invoiced, ...ranked.filter((score) => score !== invoiced)], signs, layout)
  if (!signs.hasTotal && layout.lines.slice(0, titleLines).some(({ folded }) => ruleBook.test(folded)))
    return { type: 'other', confidence: 0.85, reasons: ['rules, not a record of what was done'] }
  const special =
    first.type === 'invoice'
      ? ranked.find(({ type, score }) => score >= (specialScores[type] ?? Infinity))
      : undefined
  if (special !== undefined)
    return { type: special.type, confidence: 0.8, reasons: [...new Set(special.reasons)] }
  const metered = new Set<DocumentType>(signs.commodities.map(billOf).filter((type) => type !== null))
  const named = ranked.filter(({ type, score }) => utilities.includes(type) && score >= leastScore)
  if (utilities.includes(first.type) && (metered.size > 1 || (metered.size === 0 && named.length > 1))) {
    return {
      type: 'utility-bill',
      confidence: 0.9,
      reasons: ['several utilities on one bill', ...first.reasons],
    }
  }
  const rival = ranked.find(
    (score) => score !== first && !(utilities.includes(score.type) && utilities.includes(first.type)),
  )
  const margin = first.score - (rival?.score ?? 0)
  const isClose =
    second !== undefined && utilities.includes(first.type) && second.score > first.score * secondUtilityShare
  const confidence = Math.min(0.98, 0.55 + margin / (first.score + 6) / 2 + (isClose ? 0 : 0.05))
  return { type: first.type, confidence, reasons: [...new Set(first.reasons)] }
}

/** Printed letters are what they are: only a scan can have meant another word. */
function isSure({ strength, isMended }: Mention, { readConfidence }: ReadLine): boolean {
  return strength >= leastSaid && (readConfidence < 1 || !isMended)
}

function namesBill(reason: string): boolean {
  return /^names an? .*bill$/.test(reason)
}

/** A utility that charges for a period, in money, unless the page is headed as terms or a list of prices. */
function isBilled({ lines }: ReadLayout, signs: ActivitySigns): boolean {
  if (isHeadedAsTerms(lines)) return false
  return signs.commodities.length > 0 || lines.some((line) => billedWords.test(line.folded) || isTitled(line))
}

/** "Fatura no  881", "Faktura: 12.05.2024": a bill by name in a few words, with what only this one has beside them. */
function isTitled({ cells, folded }: ReadLine): boolean {
  return (
    /\d/.test(folded) &&
    cells.some(({ start, end }) => {
      const title = folded
        .slice(start, end)
        .replace(/[^\p{L} ].*$/u, '')
        .trim()
      return title.split(' ').length <= titleWords && saysOf(title, ['bill', 'invoice'])
    })
  )
}

function isHeadedAsTerms(lines: ReadLayout['lines']): boolean {
  return lines.slice(0, headLines).some(({ folded }) => termsHead.test(folded))
}

/** True for a page that is headed as terms or a list of prices and says nothing that a bill says: no figure of it is a use. */
export function setsTerms({ lines }: ReadLayout): boolean {
  return isHeadedAsTerms(lines) && !lines.some(({ folded }) => billedWords.test(folded))
}

/** Of a bank, or of a card that pays for anything: a line of it tells that money moved, not what was used. */
function isStatement({ lines }: ReadLayout): boolean {
  const names = (pattern: RegExp) => lines.some(({ folded }) => pattern.test(folded))
  return names(statementHead) || (names(cardStatement) && names(accountWords))
}

function billOf(commodity: string): DocumentType | null {
  if (commodity === 'electricity' || commodity === 'electricity-export') return 'electricity-bill'
  if (commodity === 'natural-gas') return 'gas-bill'
  if (commodity === 'heat') return 'utility-bill'
  return commodity === 'water' || commodity === 'wastewater' ? 'water-bill' : null
}
