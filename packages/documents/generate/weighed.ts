import { layCharges } from './charge-block.ts'
import { wrap } from './furniture.ts'
import { type Ware, frame, makePieces, markWare, toLine } from './goods.ts'
import type { Piece } from './mark.ts'
import { type Pair, type TableRow, layPairs, layTable } from './paper.ts'
import { type Scene, dayWithin } from './scene.ts'
import type { Sheet } from './sheet.ts'

const streams = ['waste-mixed', 'waste-mixed', 'waste-paper', 'waste-green', 'waste-metal'] as const

type Weighing = { gross: number; tare: number; net: number; places: number; unitText: string; unit: string }

function weigh({ random, relations }: Scene): Weighing {
  const isTonnes = random.chance(0.5)
  const places = isTonnes ? random.pick([2, 3]) : 0
  const step = isTonnes ? 10 ** -places : 20
  const round = (value: number) => Number((Math.round(value / step) * step).toFixed(places))
  const tare = round(random.decimal(1.8, 16, 3) * (isTonnes ? 1 : 1000))
  const net = Math.max(step, round(random.decimal(0.1, 24, 3) * (isTonnes ? 1 : 1000)))
  const gross = Number((tare + net).toFixed(places))
  relations.push({ kind: 'difference', terms: [gross, tare], result: net, tolerance: 1e-6 })
  const unitText = isTonnes ? random.pick(['t', 'tonnes', 'T', 'to']) : random.pick(['kg', 'KG', 'Kg'])
  return { gross, tare, net, places, unitText, unit: isTonnes ? 't' : 'kg' }
}

/** Gross, tare and net on a docket of waste, or of material that was bought by weight. */
export function makeWeighDocket(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const isWaste = random.chance(0.75)
  const { gross, tare, net, places, unitText, unit } = weigh(scene)
  const unitPlace = random.pick(['cell', 'cell', 'label', 'nowhere'])
  const label = say(isWaste ? random.pick(streams) : 'sand')
  const kind = isWaste ? 'waste' : 'material'
  const ware: Ware = {
    label,
    quantity: net,
    places,
    unitText,
    unit: unitPlace === 'nowhere' ? null : unit,
    kind,
    price: [30, 290],
  }
  const value = (amount: number): Piece => {
    const number = figures.number(amount, places)
    return { text: unitPlace === 'cell' ? `${number} ${unitText}` : number }
  }
  const title = (concept: string) => (unitPlace === 'label' ? `${say(concept)} (${unitText})` : say(concept))
  const weights: Pair[] = [
    { label: title('gross'), value: value(gross) },
    { label: title('tare'), value: value(tare) },
    { label: title('net'), value: { ...value(net), marks: markWare(ware, 'item.0') } },
  ]
  const others: Pair[] = [
    { label: say('plate'), value: { text: `${random.pick(['XB', 'KL-'])}${random.int(100, 999)}` } },
    { label: say('description'), value: { text: label } },
    { label: say('capacity'), value: { text: `${random.pick([6, 8, 10, 12, 30])} m3` } },
    { label: say('date'), value: { text: figures.date(dayWithin(scene)) } },
  ]
  const style = random.pick(['label-left', 'one-cell', 'label-above', 'label-below', 'label-right'] as const)
  const isTurned = random.chance(0.3)
  const money = random.chance(0.5)
    ? layCharges(scene, [toLine(scene, ware, 0)], random.pick(['table', 'sentence']), frame)
    : []
  return {
    layout: `weighed/docket/${style}`,
    type: isWaste ? 'waste-docket' : 'material-invoice',
    lines: wrap(
      scene,
      'weigh-docket',
      [
        ...layPairs(random, random.sample(others, random.int(1, 4)), 'label-left', frame),
        ...layPairs(random, isTurned ? weights.toReversed() : weights, style, frame),
        ...money,
      ],
      frame,
    ),
    isTable: false,
  }
}

/** A statement of loads: a row a load, the weights of each, sums below. */
export function makeWeighTable(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const rows = Array.from({ length: random.int(2, 14) }, () => weigh(scene))
  const [first] = rows
  if (first === undefined) throw new Error('A statement has loads')
  // One statement has one unit: the loads are brought to that of the first.
  const same = rows.filter(({ unit, places }) => unit === first.unit && places === first.places)
  const order = random.pick([['gross', 'tare', 'net'], ['net'], ['net', 'gross', 'tare'], ['gross', 'net']])
  const unitPlace = random.pick(['head', 'cell', 'row', 'head', 'nowhere'])
  const head = ['date', 'invoice-no', 'description', ...order].map((concept): Piece => ({
    text:
      unitPlace === 'head' && order.includes(concept) ? `${say(concept)} (${first.unitText})` : say(concept),
  }))
  const unitRow: TableRow = [null, null, null, ...order.map(() => ({ text: first.unitText }))]
  const body = same.map((load, index): TableRow => {
    const ware: Ware = {
      label: say(random.pick(streams)),
      quantity: load.net,
      places: load.places,
      unitText: first.unitText,
      unit: unitPlace === 'nowhere' ? null : load.unit,
      kind: 'waste',
      price: [0, 0],
    }
    const cell = (column: string): Piece => {
      const amount = column === 'gross' ? load.gross : column === 'tare' ? load.tare : load.net
      const number = figures.number(amount, load.places)
      const marks = column === 'net' ? markWare(ware, `load.${index}`) : []
      return { text: unitPlace === 'cell' ? `${number} ${first.unitText}` : number, marks }
    }
    return [
      { text: figures.date(dayWithin(scene)) },
      { text: String(random.int(10_000, 999_999)) },
      { text: ware.label },
      ...order.map(cell),
    ]
  })
  const nets = same.map(({ net }) => net)
  const whole = Number(nets.reduce((sum, net) => sum + net, 0).toFixed(first.places))
  scene.relations.push({ kind: 'sum', terms: nets, result: whole, tolerance: 1e-6 })
  const wholeWare: Ware = {
    label: '',
    quantity: whole,
    places: first.places,
    unitText: '',
    unit: first.unit,
    kind: 'waste',
    price: [0, 0],
    why: 'whole',
  }
  const sum: TableRow = [
    { text: say('total') },
    null,
    null,
    ...order.map((column) =>
      column === 'net'
        ? { text: figures.number(whole, first.places), marks: markWare(wholeWare, 'load.0') }
        : null,
    ),
  ]
  const isTable = random.chance(0.35)
  const table = layTable(
    random,
    [head, ...(unitPlace === 'row' ? [unitRow] : []), ...body, ...(random.chance(0.5) ? [sum] : [])],
    frame,
  )
  return {
    layout: `weighed/table/${unitPlace}`,
    type: 'waste-docket',
    lines: isTable ? table : wrap(scene, 'invoice', [...table], frame),
    isTable,
  }
}

/** What a carrier moved: chargeable weight counts; pieces, volume and the other weight stand beside it. */
export function makeFreight(scene: Scene): Sheet {
  const { random, say, figures, locale } = scene
  const isPounds = locale.country === 'US' || locale.country === 'CA'
  const [unitText, unit] = isPounds
    ? random.pick([
        ['lbs', 'lb'],
        ['LB', 'lb'],
      ])
    : random.pick([
        ['kg', 'kg'],
        ['KG', 'kg'],
        ['t', 't'],
      ])
  const unitPlace = random.pick(['head', 'cell', 'nowhere', 'cell'])
  const columns = random.sample(['packages', 'distance', 'volume', 'invoice-no'], random.int(1, 3))
  const order = [...random.sample(['date', 'origin', 'destination'], 3), ...columns, 'weight', 'amount']
  const rows = Array.from({ length: random.int(1, 9) }, (_, index): TableRow => {
    const places = unit === 't' ? 2 : random.pick([0, 0, 1])
    const weight = unit === 't' ? random.decimal(0.2, 26, 2) : random.decimal(3, 4200, places)
    const ware: Ware = {
      label: '',
      quantity: weight,
      places,
      unitText: unitText ?? '',
      unit: unitPlace === 'nowhere' ? null : (unit ?? null),
      kind: 'freight',
      price: [0, 0],
    }
    const number = figures.number(weight, places)
    const texts: Record<string, Piece> = {
      date: { text: figures.date(dayWithin(scene)) },
      origin: { text: random.pick(locale.cities) },
      destination: { text: random.pick(locale.cities) },
      packages: { text: String(random.int(1, 40)) },
      distance: { text: `${random.int(9, 1400)} km` },
      volume: { text: `${figures.number(random.decimal(0.1, 30, 2), 2)} m3` },
      'invoice-no': { text: String(random.int(100_000, 9_999_999)) },
      weight: {
        text: unitPlace === 'cell' ? `${number} ${unitText}` : number,
        marks: markWare(ware, `leg.${index}`),
      },
      amount: { text: figures.money(random.decimal(9, 900, 2)) },
    }
    return order.map((column) => texts[column] ?? null)
  })
  const head = order.map((concept): Piece => ({
    text: concept === 'weight' && unitPlace === 'head' ? `${say('weight')} (${unitText})` : say(concept),
  }))
  const pieces = random.chance(0.3)
    ? layCharges(scene, [toLine(scene, makePieces(scene, 'service-work'), 99)], 'amounts', frame)
    : []
  return {
    layout: `weighed/freight/${unitPlace}`,
    type: 'freight-document',
    lines: wrap(scene, 'consignment', [...layTable(random, [head, ...rows], frame), ...pieces], frame),
    isTable: false,
  }
}
