import { layCharges } from './charge-block.ts'
import { wrap } from './furniture.ts'
import { frame, makeMaterial, toLine } from './goods.ts'
import { type TableRow, layProse, layTable } from './paper.ts'
import type { Scene } from './scene.ts'
import type { Sheet } from './sheet.ts'

/** Papers with quantities of the right units that nobody used yet, or used elsewhere: offers, stock, reports, banks. */
export function makeOffer(scene: Scene): Sheet {
  return scene.random.pick([makeQuote, makePriceList, makeReport, makeStockList, makeBankStatement])(scene)
}

function makeQuote(scene: Scene): Sheet {
  const wares = Array.from({ length: scene.random.int(1, 6) }, () => ({ ...makeMaterial(scene), kind: null }))
  const lines = wares.map((ware, index) => toLine(scene, ware, index))
  return {
    layout: 'offer/quote',
    type: 'other',
    lines: wrap(scene, 'quote', [...layCharges(scene, lines, 'table', frame)], frame),
    isTable: false,
  }
}

function makePriceList(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const unitText = random.pick(['kWh', 'm3', 't', 'L'])
  const rows = Array.from({ length: random.int(4, 12) }, (_, index): TableRow => [
    { text: random.pick([say('energy-charge'), say('sand'), say('diesel'), say('concrete')]) },
    { text: `${index * 500} - ${(index + 1) * 500} ${unitText}` },
    { text: figures.number(random.decimal(0.05, 90, 4), 4) },
  ])
  const head = [
    { text: say('description') },
    { text: say('quantity') },
    { text: `${say('price')} / ${unitText}` },
  ]
  return {
    layout: 'offer/price-list',
    type: 'other',
    lines: wrap(scene, 'price-list', [...layTable(random, [head, ...rows], frame)], frame),
    isTable: random.chance(0.3),
  }
}

function makeReport(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const year = random.int(2017, 2024)
  const years = [year, year + 1, year + 2]
  const head: TableRow = [{ text: '' }, ...years.map((one) => ({ text: String(one) })), { text: '%' }]
  const rows = ['electricity', 'natural-gas', 'water', 'waste-mixed', 'carbon'].map((concept): TableRow => [
    {
      text: `${say(concept)} (${concept === 'carbon' ? 'tCO2e' : concept === 'waste-mixed' ? 't' : concept === 'electricity' ? 'MWh' : 'm3'})`,
    },
    ...years.map(() => ({ text: figures.number(random.int(90, 90_000), 0) })),
    { text: `${random.int(-30, 30)} %` },
  ])
  const prose = [{ text: `${say('carbon')} ${year}: ${figures.number(random.int(100, 9000), 0)} t CO2e` }]
  return {
    layout: 'offer/report',
    type: 'other',
    lines: [
      ...layProse([{ text: say('report') }, ...prose], frame),
      ...layTable(random, random.sample([...rows]).toSpliced(0, 0, head), frame),
    ],
    isTable: false,
  }
}

function makeStockList(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const rows = Array.from({ length: random.int(4, 12) }, (): TableRow => {
    const ware = makeMaterial(scene)
    return [
      { text: String(random.int(1000, 99_999)) },
      { text: ware.label },
      { text: figures.number(ware.quantity, ware.places) },
      { text: ware.unitText },
    ]
  })
  const head = ['code', 'description', 'quantity', 'unit'].map((concept) => ({ text: say(concept) }))
  return {
    layout: 'offer/stock-list',
    type: 'other',
    lines: [...layProse([{ text: say('stock-list') }], frame), ...layTable(random, [head, ...rows], frame)],
    isTable: random.chance(0.5),
  }
}

function makeBankStatement(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const names = ['electricity', 'natural-gas', 'diesel', 'water', 'office-chair', 'room'] as const
  const rows = Array.from({ length: random.int(4, 16) }, (): TableRow => [
    { text: figures.date(random.date()) },
    { text: `${say(random.pick(names))} ${random.int(1000, 999_999)}` },
    { text: figures.number(-random.decimal(5, 900, 2), 2) },
    { text: figures.number(random.decimal(50, 9000, 2), 2) },
  ])
  const head = ['date', 'description', 'amount', 'balance-before'].map((concept) => ({ text: say(concept) }))
  return {
    layout: 'offer/bank-statement',
    type: 'other',
    lines: wrap(scene, 'bank-statement', [...layTable(random, [head, ...rows], frame)], frame),
    isTable: random.chance(0.3),
  }
}
