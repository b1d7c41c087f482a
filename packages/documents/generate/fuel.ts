import { layCharges } from './charge-block.ts'
import { wrap } from './furniture.ts'
import { type Ware, frame, makePieces, markWare, toLine } from './goods.ts'
import type { Frame, PaperLine, Piece } from './mark.ts'
import { type Pair, type TableRow, layPairs, layProse, layTable } from './paper.ts'
import { type Scene, dayWithin, priceOf } from './scene.ts'
import type { Sheet } from './sheet.ts'

type Fuel = 'petrol' | 'diesel' | 'lpg'
const fuels = ['petrol', 'diesel', 'diesel', 'petrol', 'lpg'] as const
const slip: Frame = { left: 0.3, right: 0.7 }

function litresOf({ random, locale }: Scene): { unitText: string; unit: string } {
  if (locale.country === 'US')
    return { unitText: random.pick(['gal', 'GAL', 'G', 'Gallons']), unit: 'gal-us' }
  return { unitText: random.pick(['L', 'l', 'Ltr', 'litres', 'LTR', 'Lt']), unit: 'L' }
}

/** A till slip: fuel by pump, litres and price, with what else was bought. */
export function makeFuelReceipt(scene: Scene): Sheet {
  const { random, say, figures, locale } = scene
  const fuel: Fuel = random.pick(fuels)
  const { unitText, unit } = litresOf(scene)
  const places = random.pick([2, 2, 3])
  const quantity = random.decimal(4, 95, places)
  const { rate, amount } = priceOf(scene, quantity, [0.7, 2.6], 3)
  const style = random.pick(['pairs', 'one-line', 'two-lines', 'line-unit-nowhere'] as const)
  const ware: Ware = {
    label: say(fuel),
    quantity,
    places,
    unitText,
    kind: fuel,
    price: [rate, rate],
    unit: style === 'line-unit-nowhere' ? null : unit,
  }
  const marks = markWare(ware, 'fuel')
  const number = figures.number(quantity, places)
  const rateText = figures.number(rate, 3)
  const body: Record<typeof style, () => PaperLine[]> = {
    pairs: () => {
      const inLabel = random.chance(0.4)
      const pairs: Pair[] = [
        { label: say('pump'), value: { text: String(random.int(1, 16)) } },
        { label: say('description'), value: { text: ware.label } },
        {
          label: inLabel ? `${say('volume')} (${unitText})` : say('volume'),
          value: { text: inLabel ? number : `${number} ${unitText}`, marks },
        },
        { label: `${say('price')}/${unitText}`, value: { text: rateText } },
        { label: say('amount'), value: { text: figures.money(amount) } },
      ]
      return layPairs(
        random,
        pairs,
        random.pick(['one-cell', 'label-left', 'label-above', 'label-left']),
        slip,
      )
    },
    'one-line': () =>
      layTable(
        random,
        [
          [
            { text: ware.label },
            { text: `${number} ${unitText}`, marks },
            { text: rateText },
            { text: figures.money(amount) },
          ],
        ],
        slip,
      ),
    'two-lines': () => [
      ...layTable(random, [[{ text: ware.label }, { text: figures.money(amount) }]], slip),
      ...layProse(
        [
          {
            text: `${number} ${unitText} ${random.pick(['x', '@', 'à', '*'])} ${rateText}${random.pick(['', `/${unitText}`])}`,
            marks,
          },
        ],
        slip,
      ),
    ],
    'line-unit-nowhere': () =>
      layTable(
        random,
        [
          [
            { text: ware.label },
            { text: number, marks },
            { text: rateText },
            { text: figures.money(amount) },
          ],
        ],
        slip,
      ),
  }
  const others = Array.from({ length: random.chance(0.3) ? random.int(1, 3) : 0 }, (_, index) =>
    toLine(scene, makePieces(scene, 'food'), index),
  )
  const total = Number(others.reduce((sum, line) => sum + line.amount, amount).toFixed(2))
  const net = Number((total / (1 + locale.taxPercent / 100)).toFixed(2))
  const tax = Number((total - net).toFixed(2))
  scene.relations.push({ kind: 'sum', terms: [net, tax], result: total, tolerance: 1e-6 })
  const sums: Pair[] = [
    { label: say('subtotal'), value: { text: figures.money(net) } },
    {
      label: `${say('tax')} ${locale.taxPercent}%`,
      value: { text: figures.money(tax) },
    },
    { label: say('total'), value: { text: figures.money(total) } },
    { label: say('card-no'), value: { text: `**** **** **** ${random.int(1000, 9999)}` } },
    ...(random.chance(0.3)
      ? [{ label: say('odometer'), value: { text: figures.number(random.int(900, 320_000), 0) } }]
      : []),
  ]
  return {
    layout: `fuel/receipt/${style}`,
    type: 'fuel-receipt',
    lines: wrap(
      scene,
      'receipt',
      [
        ...body[style](),
        ...layTable(
          random,
          others.map(({ label, amount }) => [{ text: label }, { text: figures.money(amount) }]),
          slip,
        ),
        ...layPairs(random, sums, 'label-left', slip),
      ],
      slip,
    ),
    isTable: false,
  }
}

/** A fleet account: a row a fill, with odometers, cards and a sum of the litres. */
export function makeFuelCard(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const { unitText, unit } = litresOf(scene)
  const isOneFuel = random.chance(0.5)
  const only = random.pick(fuels)
  const unitPlace = random.pick(['head', 'cell', 'head', 'nowhere'])
  const columns = random.sample(['plate', 'card-no', 'odometer', 'address', 'pump'], random.int(1, 3))
  const order = ['date', ...columns, 'description', 'volume', 'price', 'amount']
  const fills = Array.from({ length: random.int(2, 14) }, (_, index) => {
    const fuel = isOneFuel ? only : random.pick(fuels)
    const quantity = random.decimal(12, 240, 2)
    const ware: Ware = {
      label: say(fuel),
      quantity,
      places: 2,
      unitText,
      unit: unitPlace === 'nowhere' ? null : unit,
      kind: fuel,
      price: [0.7, 2.6],
    }
    return { ware, index, ...priceOf(scene, quantity, ware.price, 3) }
  })
  const rows = fills.map(({ ware, index, rate, amount }): TableRow => {
    const number = figures.number(ware.quantity, 2)
    const texts: Record<string, Piece> = {
      date: { text: figures.date(dayWithin(scene)) },
      plate: {
        text: `${random.pick(['AB', 'XK', 'WR'])}${random.int(10, 99)} ${random.pick(['KLM', 'TRE'])}`,
      },
      'card-no': { text: String(random.int(70_000_000, 79_999_999)) },
      odometer: { text: figures.number(random.int(9000, 320_000), 0) },
      address: { text: random.pick(scene.locale.cities) },
      pump: { text: String(random.int(1, 12)) },
      description: { text: ware.label },
      volume: {
        text: unitPlace === 'cell' ? `${number} ${unitText}` : number,
        marks: markWare(ware, `fill.${index}`),
      },
      price: { text: figures.number(rate, 3) },
      amount: { text: figures.number(amount, 2) },
    }
    return order.map((column) => texts[column] ?? null)
  })
  const head = order.map((concept): Piece => ({
    text:
      concept === 'volume' && unitPlace === 'head'
        ? random.pick([unitText, `${say('volume')} (${unitText})`])
        : say(concept),
  }))
  const litres = Number(fills.reduce((sum, { ware }) => sum + ware.quantity, 0).toFixed(2))
  scene.relations.push({
    kind: 'sum',
    terms: fills.map(({ ware }) => ware.quantity),
    result: litres,
    tolerance: 1e-6,
  })
  const whole: Ware = {
    label: '',
    quantity: litres,
    places: 2,
    unitText,
    unit,
    kind: isOneFuel ? only : null,
    price: [0, 0],
    why: 'whole',
  }
  const sum = order.map((column, index): Piece | null =>
    index === 0
      ? { text: say('total') }
      : column === 'volume'
        ? { text: figures.number(litres, 2), marks: markWare(whole, 'fill.0') }
        : null,
  )
  const isTable = random.chance(0.4)
  const table = layTable(random, [head, ...rows, ...(random.chance(0.6) ? [sum] : [])], frame)
  return {
    layout: `fuel/card/${unitPlace}`,
    type: 'fuel-log',
    lines: isTable ? table : wrap(scene, 'invoice', [...table], frame),
    isTable,
  }
}

/** A tanker's delivery: litres at 15 degrees beside litres as measured, into tanks of so many litres. */
export function makeBulkDelivery(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const unitText = random.pick(['L', 'Ltr', 'litres'])
  const quantity = random.int(300, 30_000)
  const concept = random.pick(['diesel', 'heating-oil', 'lpg'])
  const kind = concept === 'lpg' ? 'lpg' : 'diesel'
  const ware: Ware = {
    label: say(concept),
    quantity,
    places: 0,
    unitText,
    unit: 'L',
    kind,
    price: [0.6, 1.9],
  }
  const observed = quantity + random.int(-90, 90)
  const pairs: Pair[] = [
    { label: say('plate'), value: { text: `T-${random.int(100, 999)}` } },
    {
      label: say('capacity'),
      value: { text: `${figures.number(random.int(10, 60) * 1000, 0)} ${unitText}` },
    },
    { label: say('before'), value: { text: figures.number(random.int(1000, 900_000), 0) } },
    {
      label: `${say('volume')} obs.`,
      value: {
        text: `${figures.number(observed, 0)} ${unitText}`,
        marks: markWare({ ...ware, quantity: observed, why: 'beside' }, 'item.0'),
      },
    },
  ]
  return {
    layout: 'fuel/bulk',
    type: 'fuel-receipt',
    lines: wrap(
      scene,
      'delivery-note',
      [
        ...layPairs(
          random,
          random.sample(pairs, random.int(0, 4)),
          random.pick(['label-left', 'one-cell', 'label-above']),
          frame,
        ),
        ...layCharges(scene, [toLine(scene, ware, 0)], random.pick(['table', 'sentence']), frame),
      ],
      frame,
    ),
    isTable: false,
  }
}
