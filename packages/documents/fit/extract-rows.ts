import { createHash } from 'node:crypto'
import type { FigureShape } from '../src/judge/account/figure-shape.ts'
import type { ActivityLabel } from '../eval/labels.ts'
import { isSameKind } from '../eval/same-kind.ts'
import { isReading } from '../eval/score-activities.ts'
import { isNear, measureQuantity } from '../eval/scoring-units.ts'
import type { MadeDocument, MadeNumber, OptionalReason } from '../generate/made-document.ts'
import type { CellPlace, DocumentText } from '../src/document-text.ts'
import type { Origin, Row } from './row.ts'

/** A candidate as one of the kinds that it could be, with its features; the place is that of its cell, the same object. */
export type FeaturedCandidate = {
  kind: string
  quantity: number
  unit: string | null
  place: CellPlace
  features: Float32Array
  shape: FigureShape
}

export type FeaturesOf = (document: DocumentText) => Iterable<FeaturedCandidate>

/** Real documents are labelled by value, made ones by place. */
export type LabelledDocument =
  | {
      from: 'labels'
      origin: 'real' | 'written'
      group: string
      document: DocumentText
      labels: readonly ActivityLabel[]
    }
  | { from: 'generator'; made: MadeDocument }

export type ExtractOptions = {
  /** What one document may weigh in all, so that a long table teaches no more than a bill. */
  documentWeight: number
  /** How much a document weighs by where it comes from. */
  weights: Readonly<Record<Origin, number>>
  /** Whether a candidate's kind stands for a label's: kinds that are told apart later may go as one. */
  isKind: (given: string, expected: string) => boolean
}

export const extractDefaults: ExtractOptions = {
  documentWeight: 30,
  weights: { real: 4, written: 2, generated: 1 },
  isKind: isSameKind,
}

type Verdict = { label: 0 | 1; weight: number }

const yes: Verdict = { label: 1, weight: 1 }
const no: Verdict = { label: 0, weight: 1 }
const neither: Verdict = { label: 0, weight: 0 }

/** The counted figure once more is as right as the first; a part beside its total is wrong; the rest teaches nothing. */
const verdictOf: Record<OptionalReason, Verdict> = {
  repeat: yes,
  part: no,
  converted: no,
  whole: neither,
  echo: neither,
  export: neither,
  beside: neither,
  zero: no,
  damaged: neither,
}

export function extractRows(
  documents: readonly LabelledDocument[],
  featuresOf: FeaturesOf,
  given: Partial<ExtractOptions> = {},
): Row[] {
  const options = { ...extractDefaults, ...given }
  return documents.flatMap((labelled, document) => {
    const isMade = labelled.from === 'generator'
    const origin = isMade ? 'generated' : labelled.origin
    const candidates = [...featuresOf(isMade ? labelled.made.document : labelled.document)]
    const judge = isMade ? judgeMade(labelled.made, options) : judgeReal(labelled.labels, candidates, options)
    const group = hashName(isMade ? `made ${labelled.made.layout}` : labelled.group)
    const rows = candidates.map((candidate): Row => {
      const { kind, features, shape } = candidate
      return { origin, group, document, kind, features, shape: withoutWords(shape), ...judge(candidate) }
    })
    const sum = rows.reduce((total, { weight }) => total + weight, 0)
    const scale = Math.min(1, options.documentWeight / Math.max(1, sum)) * options.weights[origin]
    return rows.map((row) => ({ ...row, weight: row.weight * scale }))
  })
}

/** Titles and labels are only compared, so a number stands for each. */
function withoutWords({ title, label, ...shape }: FigureShape): FigureShape {
  return { ...shape, title: hashName(title), label: hashName(label) }
}

function hashName(name: string): string {
  if (name === '') return ''
  return createHash('sha256').update(name).digest('hex').slice(0, 8)
}

function judgeMade(
  { document, counted, optional }: MadeDocument,
  { isKind }: ExtractOptions,
): (candidate: FeaturedCandidate) => Verdict {
  const known = new Map<CellPlace, { number: MadeNumber; verdict: Verdict }[]>()
  const numbers = [
    ...counted.map((number) => ({ number, verdict: yes })),
    ...optional.map((number) => ({ number, verdict: verdictOf[number.why] })),
  ]
  for (const entry of numbers) {
    const { page, row, cell } = entry.number
    const place = document.pages[page - 1]?.rows[row]?.cells[cell]?.place
    if (place !== undefined) known.set(place, [...(known.get(place) ?? []), entry])
  }
  return ({ place, kind, quantity }) => {
    const here = (known.get(place) ?? []).filter(
      ({ number, verdict }) => verdict === neither || isNear(quantity, Number(number.quantity), 1e-9),
    )
    const own = here.find(({ number }) => isKind(kind, number.kind))
    // The counted figure at a place that nobody marked, such as a difference of readings, is no example either way.
    if (
      own === undefined &&
      counted.some((number) => isKind(kind, number.kind) && Number(number.quantity) === quantity)
    )
      return neither
    // A figure that nobody need count is no example against another kind either.
    return own?.verdict ?? (here.some(({ verdict }) => verdict === neither) ? neither : no)
  }
}

/**
 * By value and kind, as the scorer takes it. What adds up several labels is neither; where no single candidate is the
 * labelled quantity, it is a sum of some that nobody marked, and none of the kind teaches anything.
 */
function judgeReal(
  labels: readonly ActivityLabel[],
  candidates: readonly FeaturedCandidate[],
  { isKind }: ExtractOptions,
): (candidate: FeaturedCandidate) => Verdict {
  const isOf = (label: ActivityLabel, { kind, quantity, unit }: FeaturedCandidate) =>
    [label.kind, ...label.accept.flatMap((other) => other.kind ?? [])].some((expected) =>
      isKind(kind, expected),
    ) &&
    (unit === null
      ? [label, ...label.accept].some((reading) => isNear(quantity, reading.quantity ?? label.quantity, 1e-9))
      : isReading(label, measureQuantity(quantity, unit)))
  const required = labels.filter(({ optional }) => !optional)
  const unfound = required.filter((label) => !candidates.some((candidate) => isOf(label, candidate)))
  const sums = [...Map.groupBy(required, ({ kind }) => kind).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      kind: group[0]?.kind ?? '',
      quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
  return (candidate) => {
    const { kind, quantity } = candidate
    if (required.some((label) => isOf(label, candidate))) return yes
    if (labels.some((label) => isOf(label, candidate))) return neither
    if (unfound.some((label) => isKind(kind, label.kind))) return neither
    return sums.some((sum) => isKind(kind, sum.kind) && isNear(quantity, sum.quantity, 0.0005)) ? neither : no
  }
}
