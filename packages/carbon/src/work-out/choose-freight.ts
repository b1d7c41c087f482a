import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { factorById, factorsByIds } from '../factors/factor-library.ts'
import { unitById } from '../units/unit-table.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { chooseNationalRow } from './choose-national-row.ts'

type Carrier = { label: string; stem: string; wellToTank: string | null; isNamed: boolean }

function named(label: string, stem: string, wellToTank: string | null = `${stem}-wtt`): Carrier {
  return { label, stem, wellToTank, isNamed: true }
}

const truck: Carrier = { ...named('Road, average truck', 'hgv-all-avg'), isNamed: false }

/** Rows of DEFRA's freight sheet by the words of a consignment note, the most telling first. */
const carriers: readonly (readonly [RegExp, Carrier])[] = [
  [
    /\b(?:air ?freight|airway ?bill|awb|air cargo|by air)\b/i,
    named(
      'Air freight, outside the UK',
      'air-freight-international-non-uk-rf',
      'air-freight-international-non-uk-wtt',
    ),
  ],
  [/\b(?:rail freight|by rail|intermodal|rail)\b/i, named('Rail freight', 'rail-freight')],
  [/\b(?:bulk carrier|bulk ship)\b/i, named('Bulk carrier', 'bulk-carrier-average')],
  [
    /\b(?:sea ?freight|ocean|container|fcl|lcl|teu|vessel|bill of lading)\b/i,
    named('Container ship', 'container-ship-average'),
  ],
  [/\bpetrol van\b|\bvan\b.*\bpetrol\b|\bpetrol\b.*\bvan\b/i, named('Van, petrol', 'van-average-petrol')],
  [/\b(?:van|ute|courier|parcel)\b/i, named('Van, diesel', 'van-average-diesel')],
  [/\b(?:refrigerated|reefer|chilled)\b/i, named('Refrigerated truck', 'refrigerated-hgv-all-avg', null)],
  [
    /\b(?:semi(?:-?trailer)?|b[- ]?double|road train|artic(?:ulated)?|prime mover|line ?haul)\b/i,
    named('Articulated truck over 33 t', 'artic-33t-plus-avg'),
  ],
  [/\b(?:rigid|tipper|tip truck|tray truck)\b/i, named('Rigid truck', 'rigid-all-avg')],
]

/** What New Zealand's guide calls the carriers. */
const nationalStems: Readonly<Record<string, string>> = {
  'hgv-all-avg': 'road-freight-all-trucks',
  'artic-33t-plus-avg': 'road-freight-long-haul-heavy-truck',
  'rail-freight': 'rail-freight',
  'container-ship-average': 'sea-freight-container-ship-average',
  'bulk-carrier-average': 'sea-freight-bulk-carrier-average',
}

/** Freight by mode, per tonne-kilometre, or per kilometre of the truck where no mass is on the document. */
export function chooseFreight(situation: Situation): Choice {
  const { line, place, date } = situation
  const carrier = carriers.find(([pattern]) => pattern.test(line.description))?.[1] ?? truck
  const dimension = line.unit === null ? null : unitById(line.unit)?.dimension
  const isVehicleOnly =
    (dimension === 'distance' || dimension === 'vehicle-distance') && !line.details?.massTonnes
  const unit = isVehicleOnly ? 'km' : 'tkm'
  const nationalStem = nationalStems[carrier.stem]
  const national =
    nationalStem === undefined
      ? null
      : chooseNationalRow(
          { label: carrier.label, category: 'freight', stems: [nationalStem], unit },
          situation,
        )
  if (national !== null) return { ...national, needsReview: national.needsReview || !carrier.isNamed }
  if (isVehicleOnly && /\b(?:electric|ev|bev|battery|hydrogen)\b/i.test(line.description))
    return noFactor('No factor for an electric truck or van per km: give the kWh that charged it.')
  const editions = ['2025', '2026'].filter(
    (year) => factorById(`gb-defra-${year}-${carrier.stem}-scope3-${unit}`) !== null,
  )
  if (editions.length === 0) return noFactor(`No factor for ${carrier.label.toLowerCase()} per ${unit}.`)
  const edition = chooseCalendarEdition(date, editions, 'DESNZ/Defra')
  const factors = factorsByIds(
    `gb-defra-${edition.edition}-${carrier.stem}-scope3-${unit}`,
    ...(carrier.wellToTank === null ? [] : [`gb-defra-2025-${carrier.wellToTank}-scope3-${unit}`]),
  )
  const isProxy = place.country !== 'GB'
  return {
    ...emptyChoice,
    options: [{ label: carrier.label, factors }],
    confidence: carrier.isNamed ? 0.92 : 0.8,
    isProxy,
    needsReview: isProxy || edition.isOutsideRange || !carrier.isNamed,
    reasons: [
      `${carrier.label}${carrier.isNamed ? '' : ', because the document does not name the vehicle'}.`,
      ...(isProxy
        ? ['No freight factor for this place is in the library; the United Kingdom one stands in.']
        : []),
      `${edition.because}.`,
      ...(isVehicleOnly
        ? ['A vehicle of your own is Scope 1: the litres of its fuel give the better figure.']
        : []),
    ],
  }
}
