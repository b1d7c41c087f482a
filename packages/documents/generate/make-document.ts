import { makeAdjustment } from './adjustment.ts'
import { makeBulkDelivery, makeFuelCard, makeFuelReceipt } from './fuel.ts'
import { makeMaterialInvoice, makeNothingCounted } from './goods.ts'
import type { MadeDocument } from './made-document.ts'
import { makeOffer } from './offers.ts'
import { type Medium, putOnPages } from './put-on-pages.ts'
import { type Scene, openScene } from './scene.ts'
import { makeHotelBill, makeRefrigerantService } from './services.ts'
import { settleMarks } from './settle-marks.ts'
import type { Sheet } from './sheet.ts'
import { makeUsageTable } from './usage-table.ts'
import { makeUtilityBill } from './utility.ts'
import { makeFreight, makeWeighDocket, makeWeighTable } from './weighed.ts'

/** How often each sort of paper is made, of 100. */
const makers: readonly (readonly [share: number, make: (scene: Scene) => Sheet])[] = [
  [45, makeUtilityBill],
  [1, makeAdjustment],
  [7, makeUsageTable],
  [7, makeFuelReceipt],
  [4, makeFuelCard],
  [2, makeBulkDelivery],
  [5, makeWeighDocket],
  [3, makeWeighTable],
  [8, makeMaterialInvoice],
  [4, makeFreight],
  [2, makeRefrigerantService],
  [3, makeHotelBill],
  [6, makeNothingCounted],
  [3, makeOffer],
]

/** A made document with the truth about its numbers: the same seed gives the same document. */
export function makeDocument(seed: number): MadeDocument {
  const scene = openScene(seed)
  const { random, locale, relations } = scene
  const sheet = chooseMaker(random.int(1, 100))(scene)
  const medium: Medium = sheet.isTable ? 'rows' : random.pick(['print', 'print', 'scan', 'text'])
  const { document, marked } = putOnPages(random, sheet, medium)
  return {
    name: `${sheet.layout}/${medium}/${seed}`,
    layout: sheet.layout,
    language: locale.language,
    country: locale.country,
    type: sheet.type,
    document,
    ...settleMarks(marked),
    relations,
  }
}

function chooseMaker(roll: number): (scene: Scene) => Sheet {
  let left = roll
  for (const [share, make] of makers) {
    left -= share
    if (left <= 0) return make
  }
  return makeOffer
}
