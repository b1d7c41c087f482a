import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { compare } from '@doublerule/carbon/decimal.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { exactDateOf } from '../exact-date.ts'
import { parseExactNumber } from '../exact-number.ts'
import { type Leaf, type Part, leafAt, partsAt } from '../tree.ts'
import { unitOfCode } from './unit-codes.ts'
import { unitOfWord } from '../../../lay-out/values/unit-text.ts'

type Details = Parameters<typeof detailsOf>[0]
type Weight = { leaf: Leaf; unit: string; name: string }

// MOC CT-e 4.00: the kinds of transport, and the codes of units that weigh.
const modes: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    '01': 'road freight',
    '02': 'air freight',
    '03': 'sea freight',
    '04': 'rail freight',
    '06': 'intermodal',
  }),
)
const weightUnits: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({ '01': 'kg', '02': 't' }),
)
const massUnits: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({ kg: 'kg', t: 't', 'short-ton': 't' }),
)
// Which of the weights of a load it is moved with; what its room would weigh or its fare is reckoned by is none.
const weightNames = [/brut/, /real|aferid|declarad/, /^(?!.*liquid)/]
const chargedWeights = /cub|tarif|tax|base/
// MOC BP-e 1.00: rides by road and by rail.
const rideKinds: ReadonlyMap<string, ActivityKind> = new Map<string, ActivityKind>(
  Object.entries({ '1': 'bus', '3': 'train' }),
)

/** The load of a Brazilian transport document (CT-e). */
export function readCarriedLoad(document: Part): ActivityDraft[] {
  const weights = partsAt(document, 'infCTeNorm', 'infCarga', 'infQ')
    .flatMap(toWeight)
    .filter(({ name }) => !chargedWeights.test(name))
  const weight = weightNames
    .map((pattern) => weights.find(({ name }) => pattern.test(name)))
    .find((found) => found !== undefined)
  if (weight === undefined) return []
  const mode = modes.get(leafAt(document, 'ide', 'modal')?.text ?? '')
  const [from, to] = [leafAt(document, 'ide', 'xMunIni'), leafAt(document, 'ide', 'xMunFim')]
  const places = { origin: from?.text ?? null, destination: to?.text ?? null }
  return [toDraft('freight', weight.leaf, weight.unit, describe(['Freight', mode], places), places)]
}

function toWeight(measure: Part): Weight[] {
  const leaf = leafAt(measure, 'qCarga')
  const name = leafAt(measure, 'tpMed')?.text ?? ''
  // A measure that is called by a unit of mass is in that, whatever its code says; a ton of Brazil is metric.
  const named = massUnits.get(unitOfWord(name)?.unit ?? '')
  const unit = named ?? weightUnits.get(leafAt(measure, 'cUnid')?.text ?? '')
  const value = parseExactNumber(leaf?.text ?? '')
  if (leaf === null || unit === undefined || value === null || compare(value, '0') <= 0) return []
  return [{ leaf: { ...leaf, text: value }, unit, name: foldText(name) }]
}

/** The load of a Mexican invoice for transport (complement Carta Porte), with how far it went. */
export function readCartaPorte(invoice: Part): ActivityDraft[] {
  return partsAt(invoice, 'Complemento', 'CartaPorte').flatMap((load) => {
    const leaf = leafAt(load, 'Mercancias', '@PesoBrutoTotal')
    const value = parseExactNumber(leaf?.text ?? '')
    const unit = unitOfCode(leafAt(load, 'Mercancias', '@UnidadPeso')?.text ?? '')
    if (leaf === null || value === null || compare(value, '0') <= 0 || unit?.unit.dimension !== 'mass')
      return []
    const distanceKm = parseExactNumber(leafAt(load, '@TotalDistRec')?.text ?? '')
    return [toDraft('freight', { ...leaf, text: value }, unit.unit.unit, 'Freight', { distanceKm })]
  })
}

/** The ride of a Brazilian ticket (BP-e), for one passenger. */
export function readPassage(ticket: Part): ActivityDraft[] {
  const kind = rideKinds.get(leafAt(ticket, 'ide', 'modal')?.text ?? '')
  return partsAt(ticket, 'infPassagem').flatMap((passage) => {
    const [from, to] = [leafAt(passage, 'xLocOrig'), leafAt(passage, 'xLocDest')]
    if (kind === undefined || from === null || to === null) return []
    const date = exactDateOf(leafAt(passage, 'dhEmb')?.text)
    const places = { origin: from.text, destination: to.text }
    const name = describe([kind === 'train' ? 'Train' : 'Coach'], places).replace(', ', ' ')
    const ride = toDraft(kind, { ...from, text: '1' }, 'passenger-leg', name, {
      ...places,
      travellers: 1,
      date,
    })
    return [{ ...ride, period: date === null ? null : { start: date, end: date } }]
  })
}

export function describe(
  words: readonly (string | undefined)[],
  { origin, destination }: Pick<Details, 'origin' | 'destination'>,
): string {
  const route = origin && destination ? `${origin}–${destination}` : undefined
  return [...words, route].filter((word) => word !== undefined).join(', ')
}

export function toDraft(
  kind: ActivityKind,
  { text, path }: Leaf,
  unit: string,
  description: string,
  details: Details,
): ActivityDraft {
  return {
    description: description.slice(0, 80),
    kind,
    quantity: text,
    unit,
    estimated: false,
    period: null,
    details: detailsOf(details),
    evidence: {
      page: 1,
      text: `${path}: ${text} ${unit}, ${description}`.slice(0, 300),
      box: null,
      cell: path,
    },
    read: 0.99,
    meaning: 0.95,
  }
}
