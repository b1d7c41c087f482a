import { type ChargeStyle, layCharges } from './charge-block.ts'
import type { ChargeLine } from './charge-lines.ts'
import { toDigits } from './figures.ts'
import { wrap } from './furniture.ts'
import type { MadeKind, OptionalReason } from './made-document.ts'
import type { Frame, Mark } from './mark.ts'
import { type TableRow, layTable } from './paper.ts'
import { type Scene, priceOf } from './scene.ts'
import type { Sheet } from './sheet.ts'

export const frame: Frame = { left: 0.06, right: 0.94 }

/** Something bought: counted as a kind, or beside what is counted, or neither. */
export type Ware = {
  label: string
  quantity: number
  places: number
  unitText: string
  unit: string | null
  price: readonly [number, number]
  kind: MadeKind | null
  why?: OptionalReason
}

export function toLine(scene: Scene, ware: Ware, index: number): ChargeLine {
  const { label, quantity, places, unitText, price } = ware
  const marks = markWare(ware, `item.${index}`)
  return { label, quantity, places, unitText, ratePlaces: 2, marks, ...priceOf(scene, quantity, price, 2) }
}

export function markWare({ kind, quantity, places, unit, why }: Ware, account: string): Mark[] {
  if (kind === null) return []
  const mark = { account, kind, quantity: toDigits(quantity, places), unit }
  return [why === undefined ? { ...mark, role: 'total' } : { ...mark, role: 'beside', why }]
}

type Material = {
  concept: string
  units: readonly [readonly [text: string, unit: string], ...(readonly [string, string])[]]
  high: number
  places: readonly [number, ...number[]]
}

const materials: readonly [Material, ...Material[]] = [
  {
    concept: 'concrete',
    units: [
      ['m3', 'm3'],
      ['m³', 'm3'],
      ['cbm', 'm3'],
    ],
    high: 60,
    places: [1, 2, 0],
  },
  {
    concept: 'sand',
    units: [
      ['t', 't'],
      ['tonnes', 't'],
      ['TO', 't'],
      ['m3', 'm3'],
    ],
    high: 40,
    places: [2, 3, 1],
  },
  {
    concept: 'steel',
    units: [
      ['kg', 'kg'],
      ['t', 't'],
      ['KG', 'kg'],
    ],
    high: 3000,
    places: [0, 1, 2],
  },
  {
    concept: 'asphalt',
    units: [
      ['t', 't'],
      ['Tonne', 't'],
    ],
    high: 90,
    places: [2, 1],
  },
  {
    concept: 'timber',
    units: [
      ['m3', 'm3'],
      ['m³', 'm3'],
    ],
    high: 12,
    places: [3, 2],
  },
  {
    concept: 'cement',
    units: [
      ['bag', 'bag'],
      ['kg', 'kg'],
      ['bags', 'bag'],
      ['t', 't'],
    ],
    high: 200,
    places: [0],
  },
]

export function makeMaterial({ random, say }: Scene): Ware {
  const { concept, units, high, places } = random.pick(materials)
  const [unitText, unit] = random.pick(units)
  const digits = unit === 'bag' ? 0 : random.pick(places)
  const quantity = random.decimal(unit === 't' ? 1 : 2, unit === 't' ? Math.min(high, 45) : high, digits)
  return { label: say(concept), quantity, places: digits, unitText, unit, price: [8, 290], kind: 'material' }
}

/** Bought by the piece: nothing that a mass can be made of. */
export function makePieces({ random, say }: Scene, concept: string): Ware {
  const unitText = random.pick(['pc', 'pcs', 'ea', 'Stk', 'x', 'EA', 'each', 'unit'])
  return {
    label: say(concept),
    quantity: random.int(1, 40),
    places: 0,
    unitText,
    unit: null,
    price: [0.8, 190],
    kind: null,
  }
}

function makeHours({ random, say }: Scene): Ware {
  const quantity = random.int(1, 24) / 2
  return {
    label: say('service-work'),
    quantity,
    places: 1,
    unitText: random.pick(['h', 'hrs', 'Std']),
    unit: null,
    price: [35, 140],
    kind: null,
  }
}

/** Building materials by mass, volume or bag, among fees and pieces; priced, or a delivery note of amounts alone. */
export function makeMaterialInvoice(scene: Scene): Sheet {
  const { random, say } = scene
  const wares = random.sample([
    ...Array.from({ length: random.int(1, 5) }, () => makeMaterial(scene)),
    ...(random.chance(0.4) ? [makeHours(scene)] : []),
    ...(random.chance(0.4) ? [makePieces(scene, 'office-chair')] : []),
  ])
  if (random.chance(0.3)) {
    const head = ['code', 'description', 'quantity', 'unit'].map((concept) => ({ text: say(concept) }))
    const rows = wares.map((ware, index): TableRow => [
      { text: String(random.int(1000, 99_999)) },
      { text: ware.label },
      { text: scene.figures.number(ware.quantity, ware.places), marks: markWare(ware, `item.${index}`) },
      { text: ware.unitText },
    ])
    const lines = wrap(scene, 'delivery-note', [...layTable(random, [head, ...rows], frame)], frame)
    return { layout: 'goods/delivery-note', type: 'material-invoice', lines, isTable: false }
  }
  const style = random.pick<ChargeStyle>(['table', 'table', 'table', 'sentence'])
  const lines = wares.map((ware, index) => toLine(scene, ware, index))
  return {
    layout: `goods/material/${style}`,
    type: 'material-invoice',
    lines: wrap(scene, 'invoice', [...layCharges(scene, lines, style, frame)], frame),
    isTable: false,
  }
}

const nothing: readonly [readonly [title: string, ware: string], ...(readonly [string, string])[]] = [
  ['receipt', 'food'],
  ['receipt', 'food'],
  ['invoice', 'office-chair'],
  ['invoice', 'phone-plan'],
  ['invoice', 'software'],
  ['invoice', 'service-work'],
  ['payslip', 'salary'],
]

/** Papers on which nothing is counted: shop, telephone, software, work by the hour, pay. */
export function makeNothingCounted(scene: Scene): Sheet {
  const { random } = scene
  const [title, ware] = random.pick(nothing)
  const style = random.pick<ChargeStyle>(['table', 'sentence', 'amounts'])
  const units =
    ware === 'software'
      ? ['GB', 'h', 'user']
      : ware === 'phone-plan'
        ? ['min', 'GB', 'MB']
        : ware === 'salary'
          ? ['h']
          : null
  const wares = Array.from({ length: random.int(2, 9) }, (): Ware => {
    const pieces = makePieces(scene, ware)
    if (ware === 'food' && random.chance(0.25))
      return { ...pieces, quantity: random.decimal(0.1, 2.5, 3), places: 3, unitText: 'kg' }
    return units === null ? pieces : { ...pieces, unitText: random.sample(units, 1)[0] ?? '' }
  })
  const lines = wares.map((one, index) => toLine(scene, one, index))
  return {
    layout: `nothing/${ware}/${style}`,
    type: title === 'receipt' ? 'receipt' : title === 'payslip' ? 'other' : 'invoice',
    lines: wrap(scene, title, [...layCharges(scene, lines, style, frame)], frame),
    isTable: false,
  }
}
