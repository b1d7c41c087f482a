import Big from 'big.js'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { type ActivitiesRead, noActivities } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { findGoodsWeight } from './weighed-load.ts'

/** Goods that a delivery note counts in pieces, by what it says they weigh in all; of an invoice the money tells more. */
export function readGoodsWeight({ lines }: ReadLayout): ActivitiesRead {
  const isDelivery = lines.some(({ folded }) => says(folded, ['delivery-note'], 3))
  const found = isDelivery ? findGoodsWeight(lines) : null
  if (found === null) return noActivities
  const goods = {
    description: 'Goods, total weight',
    kind: 'material',
    quantity: Big(found.quantity).toFixed(),
    unit: found.unit,
    meaning: 0.75,
  } as const
  return { activities: [draftOnLine(found.line, goods)], findings: [] }
}
