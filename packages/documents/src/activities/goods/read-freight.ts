import Big from 'big.js'
import { beginsWithTotal } from '../../lexicon/begins-with-total.ts'
import { positionAt } from '../../layout/labels.ts'
import type { ReadLayout } from '../../layout/read-layout.ts'
import { isName } from '../../layout/row-label.ts'
import type { LineNumber, ReadLine } from '../../layout/read-line.ts'
import type { LayoutCell } from '../../layout/layout-line.ts'
import { unitWithin } from '../../values/unit-text.ts'
import { type ActivitiesRead, type ActivityDraft, detailsOf, noActivities } from '../activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { type WeighedLoad, findTotalWeight } from './weighed-load.ts'

const fromLabel =
  /^(?:ship ?(?:ped)? from|shipper|from|origin|pick ?up(?: from| address)?|sender|consignor|collection(?: address)?|absender|expediteur|ladeort)\b\s*:?\s*/
const toLabel =
  /^(?:ship to|consignee|to|destination|deliver(?:y|ed)?(?: to| address)?|receiver|empfanger|destinataire|entladeort)\b\s*:?\s*/
const town =
  /^([\p{Lu}][\p{L}' .-]{2,30}),\s*[A-Z]{2,3}\b|\b([A-Z][\p{L}' -]{2,30})\s+(?:NSW|QLD|VIC|TAS|ACT|WA|SA|NT)\s+\d{4}\b/u
// The most telling first; "van" only as what carries.
const vehicleWords: readonly RegExp[] = [
  /air ?freight|air ?waybill|\bawb\b|air cargo/,
  /\b(?:ocean|sea) ?freight|\bvessel\b|ocean bill of lading|\b(?:fcl|lcl)\b/,
  /rail ?freight|by rail|intermodal/,
  /b-?double|road ?train|semi-?trailer|articulated|prime mover|line ?haul|full truckload|\bftl\b/,
  /\brigid\b|\btipper\b|tray truck/,
  /refrigerated|\breefer\b/,
  /\bcourier\b|\bparcels?\b/,
]
const linesOfAddress = 6
const leastTitles = 3

/** A shipment: tonne-kilometres where printed, else its weight with the distance or the two places. */
export function readFreight(layout: ReadLayout): ActivitiesRead {
  const { lines } = layout
  const rows = findConsignments(lines)
  if (rows.length > 1) return { activities: rows, findings: [] }
  const work = firstNumber(lines, ({ unit }) => unit?.dimension === 'freight-work')
  const weight = findTotalWeight(lines) ?? findOnlyMass(lines)
  const found =
    work ?? (weight === null ? null : { line: weight.line, quantity: weight.quantity, unit: weight.unit })
  if (found === null) return noActivities
  const distance = firstNumber(lines, ({ unit, isRate }) => unit?.unit === 'km' && !isRate)
  const [origin, destination] = [placeAfter(lines, fromLabel), placeAfter(lines, toLabel)]
  const route = origin !== null && destination !== null ? `, ${origin}–${destination}` : ''
  return {
    activities: [
      draftOnLine(found.line, {
        description: `Freight${modeOf(lines)}${route}`,
        kind: 'freight',
        quantity: Big(found.quantity).toFixed(),
        unit: found.unit,
        details: {
          ...detailsOf({ origin, destination }),
          distanceKm: work === null && distance !== null ? distance.quantity : null,
        },
        meaning: 0.88,
      }),
    ],
    findings: weight?.findings ?? [],
  }
}

/** What carried it, in the document's own words: the factor follows them. */
function modeOf(lines: readonly ReadLine[]): string {
  for (const words of vehicleWords) {
    for (const { folded } of lines) {
      const match = words.exec(folded)
      if (match !== null) return `, ${match[0]}`
    }
  }
  return ''
}

/** How many rows name where a weight went, and no goods: the list of a carrier. */
export function countConsignments(lines: readonly ReadLine[]): number {
  const titles = lines.flatMap((line) => toTitles(line) ?? [])[0]
  if (titles === undefined || (titles.to ?? titles.from) === undefined) return 0
  return goodsTitle.test(titles.line.folded) ? 0 : findConsignments(lines).length
}

const goodsTitle = /product|material|description|\bitem|goods|waste|stream/

type Titles = {
  line: ReadLine
  weight: LayoutCell
  /** Of the title; null where each row prints its own. */
  unit: string | null
  distance: LayoutCell | undefined
  from: LayoutCell | undefined
  to: LayoutCell | undefined
}

/** The rows of a freight invoice: a weight each, with the distance and the places where columns name them. */
function findConsignments(lines: readonly ReadLine[]): ActivityDraft[] {
  const titles = lines.flatMap((line) => toTitles(line) ?? [])[0]
  if (titles === undefined) return []
  const mode = modeOf(lines)
  const below = lines.slice(titles.line.index + 1)
  const foot = below.findIndex(isTotal)
  const rows = below.slice(0, foot < 0 ? below.length : foot).flatMap((line) => {
    const weight = numberUnder(line, titles.weight, titles.line)
    const unit = weight?.unit?.dimension === 'mass' ? weight.unit.unit : titles.unit
    if (
      weight === undefined ||
      unit === null ||
      Big(weight.value).lte(0) ||
      /levy|surcharge/.test(line.folded)
    )
      return []
    const distance =
      titles.distance === undefined ? undefined : numberUnder(line, titles.distance, titles.line)
    const [origin, destination] = [titles.from, titles.to].map((title) =>
      title === undefined ? null : (line.cells.find((cell) => overlaps(cell, title))?.text ?? null),
    )
    return [
      draftOnLine(line, {
        description:
          origin === null || destination === null
            ? `Freight${mode}`
            : `Freight${mode}, ${origin}–${destination}`,
        kind: 'freight',
        quantity: Big(weight.value).toFixed(),
        unit,
        details: {
          ...detailsOf({ origin: origin ?? null, destination: destination ?? null }),
          distanceKm: distance === undefined ? null : Big(distance.value).toFixed(),
        },
        meaning: 0.9,
      }),
    ]
  })
  return withoutSum(rows)
}

function isTotal({ cells, folded }: ReadLine): boolean {
  return cells.some(
    ({ start, end }) =>
      /^(?:sub|grand )?-?total/.test(folded.slice(start)) || beginsWithTotal(folded.slice(start, end)),
  )
}

/** The row at the foot that adds up the others, where nothing calls it a total. */
function withoutSum(rows: readonly ActivityDraft[]): ActivityDraft[] {
  const [last, others] = [rows.at(-1), rows.slice(0, -1)]
  const sum = others.reduce((running, { quantity }) => running.plus(quantity), Big(0))
  return last !== undefined && others.length > 1 && sum.eq(last.quantity) ? others : [...rows]
}

function toTitles(line: ReadLine): Titles | null {
  // "11 Gross weight in kg": the boxes of a form are numbered.
  if (
    line.numbers.some(
      ({ start, end, cell }) => start !== cell.start || !isName(line.text.slice(end, cell.end)),
    )
  )
    return null
  const find = (pattern: RegExp) => {
    const cell = line.cells.find(({ start, end }) => pattern.test(line.folded.slice(start, end)))
    // Narrow titles run together: "Pallets Dead weight (kg)" is over its figures from the word on.
    const offset = cell === undefined ? 0 : line.folded.slice(cell.start, cell.end).search(pattern)
    return cell === undefined ? undefined : { ...cell, left: positionAt(line, cell.start + offset) }
  }
  const weight = find(/weight|gewicht|poids|peso|tonnes/)
  if (weight === undefined || line.cells.length < leastTitles) return null
  const unit = unitWithin(weight.text, ['mass'])
  return {
    line,
    weight,
    unit: unit?.unit ?? null,
    distance: find(/distance|\bkm\b|entfernung/),
    from: find(/^(?:from|origin|pick ?up|sender)/),
    to: find(/^(?:to|destination|deliver|receiver)/),
  }
}

/** By place where the row has as many cells as there are titles, else by position. */
function numberUnder(line: ReadLine, title: LayoutCell, titles: ReadLine): LineNumber | undefined {
  const cell =
    line.cells.length === titles.cells.length
      ? line.cells[titles.cells.findIndex(({ start }) => start === title.start)]
      : undefined
  return line.numbers.find(
    (number) => !number.isMoney && (cell === undefined ? overlaps(number, title) : number.cell === cell),
  )
}

function overlaps(one: { left: number; right: number }, other: { left: number; right: number }): boolean {
  return one.left < other.right && other.left < one.right
}

/** The one mass that a consignment prints, where no label names it. */
function findOnlyMass(lines: readonly ReadLine[]): WeighedLoad | null {
  const masses = lines.flatMap((line) =>
    line.numbers.flatMap(({ value, unit, isRate }) =>
      unit?.dimension === 'mass' && !isRate && Big(value).gt(0)
        ? [{ line, quantity: value, unit: unit.unit }]
        : [],
    ),
  )
  const [only] = masses
  const isOne = masses.every(({ quantity, unit }) => quantity === only?.quantity && unit === only.unit)
  return only === undefined || !isOne ? null : { ...only, findings: [] }
}

function firstNumber(lines: readonly ReadLine[], isWanted: (number: LineNumber) => boolean) {
  for (const line of lines) {
    const number = line.numbers.find((candidate) => isWanted(candidate) && Big(candidate.value).gt(0))
    if (number?.unit !== undefined && number.unit !== null)
      return { line, quantity: number.value, unit: number.unit.unit }
  }
  return null
}

/** The town in the address under a label. */
function placeAfter(lines: readonly ReadLine[], label: RegExp): string | null {
  for (const line of lines) {
    const cell = line.cells.find(({ start, end }) => label.test(line.folded.slice(start, end)))
    if (cell === undefined) continue
    for (let step = 0; step <= linesOfAddress; step++) {
      const below = lines[line.index + step]?.cells.find(
        (other) => other.left < cell.right && cell.left < other.right,
      )
      const match = town.exec(below?.text ?? '')
      if (match !== null) return (match[1] ?? match[2] ?? '').trim()
    }
  }
  return null
}
