import { layCharges } from './charge-block.ts'
import type { ChargeLine } from './charge-lines.ts'
import { wrap } from './furniture.ts'
import { type Ware, frame, makePieces, markWare, toLine } from './goods.ts'
import type { Piece } from './mark.ts'
import { type Pair, type TableRow, layPairs, layTable } from './paper.ts'
import { type Scene, addDays } from './scene.ts'
import type { Sheet } from './sheet.ts'

const gases = ['R410A', 'R-32', 'R134a', 'R404A', 'R-407C', 'R448A', 'R290'] as const

/** Work on a cooling plant: what was topped up counts; what the plant holds and what was taken out does not. */
export function makeRefrigerantService(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const places = random.pick([1, 2, 3])
  const quantity = random.decimal(0.2, 24, places)
  const gas = random.pick(gases)
  const unitText = random.pick(['kg', 'KG', 'kgs'])
  const ware: Ware = {
    label: `${say('refrigerant')} ${gas}`,
    quantity,
    places,
    unitText,
    unit: 'kg',
    kind: 'refrigerant',
    price: [30, 190],
  }
  const pairs: Pair[] = random.sample(
    [
      {
        label: say('system-charge'),
        value: { text: `${figures.number(random.decimal(quantity, 90, 1), 1)} kg` },
      },
      { label: say('recovered'), value: { text: `${figures.number(random.decimal(0, quantity, 2), 2)} kg` } },
      { label: 'GWP', value: { text: figures.number(random.pick([675, 1430, 2088, 3922]), 0) } },
      { label: say('meter-no'), value: { text: String(random.int(10_000, 99_999)) } },
    ],
    random.int(0, 4),
  )
  const style = random.pick(['label-left', 'one-cell', 'label-above'] as const)
  const isLog = random.chance(0.4)
  const number = `${figures.number(quantity, places)} ${unitText}`
  const body = isLog
    ? layPairs(
        random,
        [{ label: ware.label, value: { text: number, marks: markWare(ware, 'gas') } }, ...pairs],
        style,
        frame,
      )
    : [
        ...layPairs(random, pairs, style, frame),
        ...layCharges(
          scene,
          random.sample([toLine(scene, ware, 0), toLine(scene, makePieces(scene, 'service-work'), 1)]),
          'table',
          frame,
        ),
      ]
  return {
    layout: `service/refrigerant/${isLog ? 'log' : 'invoice'}`,
    type: 'invoice',
    lines: wrap(scene, 'invoice', [...body], frame),
    isTable: false,
  }
}

/** Nights as a printed number, among breakfasts and taxes by the piece. */
export function makeHotelBill(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const nights = random.int(1, 9)
  const arrival = scene.period.start
  const ware: Ware = {
    label: say('room'),
    quantity: nights,
    places: 0,
    unitText: say('nights').toLowerCase(),
    unit: 'room-night',
    kind: 'hotel',
    price: [55, 290],
  }
  const extras = Array.from({ length: random.int(0, 3) }, (_, index): ChargeLine =>
    toLine(scene, makePieces(scene, 'breakfast'), index + 1),
  )
  const pairs: Pair[] = [
    { label: say('arrival'), value: { text: figures.date(arrival) } },
    { label: say('departure'), value: { text: figures.date(addDays(arrival, nights)) } },
    { label: say('room'), value: { text: String(random.int(101, 1290)) } },
  ]
  const printsPair = random.chance(0.5)
  const nightsPair: Pair = {
    label: say('nights'),
    value: { text: String(nights), marks: markWare(ware, 'item.0') },
  }
  const title: Piece = { text: say('nights') }
  const room: TableRow = [
    { text: ware.label },
    { text: String(nights), marks: markWare(ware, 'item.0') },
    { text: figures.money(nights * 90) },
  ]
  const body = random.chance(0.5)
    ? layCharges(scene, [toLine(scene, ware, 0), ...extras], random.pick(['table', 'sentence']), frame)
    : layTable(random, [[{ text: say('description') }, title, { text: say('amount') }], room], frame)
  return {
    layout: `service/hotel/${printsPair ? 'pairs' : 'table'}`,
    type: 'hotel-receipt',
    lines: wrap(
      scene,
      'folio',
      [
        ...layPairs(
          random,
          random.sample(printsPair ? [...pairs, nightsPair] : pairs),
          random.pick(['label-left', 'label-above', 'one-cell']),
          frame,
        ),
        ...body,
      ],
      frame,
    ),
    isTable: false,
  }
}
