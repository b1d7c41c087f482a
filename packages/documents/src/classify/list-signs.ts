import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import type { ActivitiesFound } from '../find/find-activities.ts'
import { countGoods, listsWaste } from '../find/activities/goods/item-activities.ts'
import { isTimedRide } from '../find/activities/travel/read-taxi.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'
import { cueFor } from '../lay-out/lexicon/cue-for.ts'
import { says } from '../lay-out/lexicon/says.ts'
import type { ActivitySigns } from './activity-signs.ts'

const totalWords = cueFor('list-signs total words')

/** What was found on pages and what their meters count, as far as it tells what the paper is. */
export function listSigns(
  { lines }: ReadLayout,
  found: ActivitiesFound,
  metered: readonly ActivityDraft[],
): ActivitySigns {
  const { pump, fuelRows, charging, drives, load, items, rides } = found
  return {
    hasCharging: charging.length > 0,
    hasPumpSum: pump.findings.length > 0,
    hasFuel: pump.activities.length > 0 || fuelRows.activities.length > 0,
    fuelRows: fuelRows.activities.length,
    drivenRows: drives.activities.map(({ kind }) => kind),
    hiredDistances: found.hiredCar.activities.length,
    hasTimedRide: found.taxi.some(isTimedRide),
    flightLegs: found.flights.activities.length,
    roomNights: found.stay.activities.length,
    metered: metered.map(({ kind }) => kind),
    hasMoney: lines.some(({ numbers }) => numbers.some(({ isMoney }) => isMoney)),
    load: load.activities.length === 0 ? null : load.isWaste ? 'waste' : 'material',
    goods: countGoods(items),
    isWasteSold: listsWaste(items),
    rides: rides.activities.length,
    hasTrain: rides.activities.some(({ kind }) => kind === 'train'),
    hasTotal: lines.some(
      ({ folded, numbers }) => numbers.length > 0 && (totalWords.test(folded) || says(folded, ['total'], 3)),
    ),
  }
}
