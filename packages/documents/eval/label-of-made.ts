import type { MadeDocument, OptionalReason } from '../generate/made-document.ts'
import type { ActivityLabel, DocumentLabel } from './labels.ts'
import { coarseTypeOf } from './score-document.ts'

/** What a reader may list beside the counted figures; sums of rows the scorer takes by itself. */
const allowed: readonly OptionalReason[] = ['export', 'beside', 'damaged']
const unscored = ['supplier', 'issueDate', 'period', 'currency', 'total']

/** The truth of a made document in the shape of labels.json, for the same scorer. */
export function labelOfMade({
  name,
  type,
  counted,
  optional,
  language,
  document,
}: MadeDocument): DocumentLabel {
  const coarse = coarseTypeOf(type)
  return {
    file: name,
    documentType: type,
    productType: coarse,
    // Meters and papers of goods are told apart by their figures alone; the coarse type is not what is tested here.
    acceptTypes: ['invoice', 'other', coarse],
    supplier: null,
    supplierAccept: [],
    issueDate: null,
    period: { start: null, end: null },
    currency: null,
    currencyAccept: [],
    total: null,
    totalAccept: [],
    activities: [
      ...counted.map((number) => toLabel(number, false)),
      ...optional
        .filter(({ why, kind }) => allowed.includes(why) || (why === 'echo' && kind === 'wastewater'))
        .map((number) => toLabel(number, true)),
    ],
    activityTotals: [],
    uncertain: unscored,
    language,
    made: true,
    imageOnly: document.readBy === 'ocr',
  }
}

function toLabel(
  { kind, quantity, unit }: MadeDocument['counted'][number],
  optional: boolean,
): ActivityLabel {
  return { description: kind, kind, quantity: Number(quantity), unit, unitAccept: [], accept: [], optional }
}
