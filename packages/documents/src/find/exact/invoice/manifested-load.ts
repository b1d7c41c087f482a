import { compare } from '@doublerule/carbon/decimal.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { parseExactNumber } from '../exact-number.ts'
import { type Leaf, type Part, attributeOf, leafAt, partsAt } from '../tree.ts'
import { describe, toDraft } from './moved.ts'
import { unitOfCode } from './unit-codes.ts'

// MOC MDF-e 3.00: the kinds of transport, and the codes of units that weigh.
const manifestModes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1': 'road freight',
    '2': 'air freight',
    '3': 'sea freight',
    '4': 'rail freight',
  }),
)
const manifestUnits: ReadonlyMap<string, string> = new Map(Object.entries({ '01': 'KGM', '02': 'TNE' }))
// UNECE Recommendation 19, modes of transport.
const modes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1': 'sea freight',
    '2': 'rail freight',
    '3': 'road freight',
    '4': 'air freight',
    '8': 'inland waterway freight',
  }),
)

/** The load of a Brazilian manifest (MDF-e): all that a vehicle carries. */
export function readManifestedLoad(manifest: Part): ActivityDraft[] {
  return toLoad(
    leafAt(manifest, 'tot', 'qCarga'),
    manifestUnits.get(leafAt(manifest, 'tot', 'cUnid')?.text ?? ''),
    manifestModes.get(leafAt(manifest, 'ide', 'modal')?.text ?? ''),
    leafAt(manifest, 'ide', 'infMunCarrega', 'xMunCarrega'),
    leafAt(manifest, 'infDoc', 'infMunDescarga', 'xMunDescarga'),
  )
}

/** What a shipment (UBL 2) weighs, where none of the lines beside it says what goods of it weigh. */
export function readDespatchedLoad(advice: Part): ActivityDraft[] {
  const lines = partsAt(advice, 'DespatchLine', 'DeliveredQuantity')
  const isWeighed = lines.some(
    (line) => unitOfCode(attributeOf(line, 'unitCode') ?? '')?.unit.dimension === 'mass',
  )
  if (isWeighed) return []
  const [stage, ...others] = partsAt(advice, 'Shipment', 'ShipmentStage')
  const code = others.length > 0 ? null : leafAt(stage ?? null, 'TransportModeCode')
  return toLoad(
    leafAt(advice, 'Shipment', 'GrossWeightMeasure'),
    leafAt(advice, 'Shipment', 'GrossWeightMeasure', '@unitCode')?.text,
    modes.get(code?.text ?? ''),
    leafAt(advice, 'DespatchSupplierParty', 'Party', 'PostalAddress', 'CityName') ??
      leafAt(advice, 'Shipment', 'ShipmentStage', 'LoadingPortLocation', 'Description|Name'),
    leafAt(advice, 'Shipment', 'Delivery', 'DeliveryAddress', 'CityName') ??
      leafAt(advice, 'Shipment', 'ShipmentStage', 'UnloadingPortLocation', 'Description|Name'),
  )
}

function toLoad(
  leaf: Leaf | null,
  unitCode: string | undefined,
  mode: string | undefined,
  from: Leaf | null,
  to: Leaf | null,
): ActivityDraft[] {
  const value = parseExactNumber(leaf?.text ?? '')
  const unit = unitOfCode(unitCode ?? '')
  if (leaf === null || value === null || compare(value, '0') <= 0) return []
  if (unit?.unit.dimension !== 'mass' || unit.scale !== '1') return []
  const places = { origin: from?.text ?? null, destination: to?.text ?? null }
  const name = describe(['Freight', mode], places)
  return [toDraft('freight', { ...leaf, text: value }, unit.unit.unit, name, places)]
}
