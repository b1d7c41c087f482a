import type { Frame, PaperLine, Piece } from './mark.ts'
import { type Pair, type PairStyle, type TableRow, layPairs, layProse, layTable } from './paper.ts'
import { type Scene, addDays } from './scene.ts'
import { type Supply, markBeside } from './supply.ts'
import { writeUse } from './meter-block.ts'

/** Earlier months, across or down the page; the last of them may be this bill's own figure once more. */
export function layHistory(scene: Scene, supply: Supply, frame: Frame): PaperLine[] {
  const { random, say, figures } = scene
  const count = random.int(5, 13)
  const unitText = random.chance(0.7) ? supply.unitText : ''
  const hasOwn = random.chance(0.5)
  const months = Array.from({ length: count }, (_, index): readonly [Piece, Piece, Piece] => {
    const isOwn = hasOwn && index === count - 1
    const value = isOwn ? supply.use : near(scene, supply)
    const back = count - 1 - index + (hasOwn ? 0 : 1)
    const unit = unitText === '' ? null : supply.unit
    const marks = isOwn ? [markBeside(supply, value, 'echo', { unit })] : []
    return [
      { text: figures.month(addDays(scene.period.end, -30 * back)) },
      { text: writeUse(scene, supply, value, false), marks },
      { text: String(random.pick([28, 29, 30, 31, 32])) },
    ]
  })
  if (random.chance(0.25)) months.reverse()
  const title = {
    text: unitText === '' ? say('history') : random.pick([`${say('history')} (${unitText})`, say('history')]),
  }
  const head: TableRow = [
    { text: say('month') },
    { text: unitText === '' ? say('use') : unitText },
    { text: say('days') },
  ]
  const width = random.chance(0.5) ? 2 : 3
  const down = [head, ...months].map((row) => row.slice(0, width))
  const across: TableRow[] = [
    [{ text: say('month') }, ...months.map(([name]) => name)],
    [{ text: unitText || say('use') }, ...months.map(([, use]) => use)],
  ]
  const twice: TableRow[] = pairUp(months).map((pair) => pair.flatMap(([name, use]) => [name, use]))
  const rows = random.pick([down, down, across, twice])
  if (random.chance(0.2))
    rows.push([{ text: say('total') }, { text: figures.number(near(scene, supply) * count, 0) }])
  return [...layProse([title], frame), ...layTable(random, rows, frame)]
}

function pairUp<Item>(items: readonly Item[]): Item[][] {
  const half = Math.ceil(items.length / 2)
  return items.slice(0, half).map((item, index) => [item, ...items.slice(half + index, half + index + 1)])
}

/** A figure of the same size that is not this bill's. */
function near({ random }: Scene, { use, places }: Supply): number {
  const value = Number((use * random.decimal(0.45, 1.7, 3)).toFixed(places))
  return value === use ? value + 1 : value
}

/** Last year, a day, a year, the neighbours, the year to come: figures in the right unit that are not counted. */
export function layComparisons(scene: Scene, supply: Supply, style: PairStyle, frame: Frame): PaperLine[] {
  const { random, say, figures } = scene
  const text = (value: number, places = supply.places) => ({
    text: random.chance(0.85)
      ? `${figures.number(value, places)} ${supply.unitText}`
      : figures.number(value, places),
  })
  const all: Pair[] = [
    { label: say('last-year'), value: text(near(scene, supply)) },
    { label: say('last-period'), value: text(near(scene, supply)) },
    { label: say('daily-average'), value: text(supply.use / scene.period.days, 2) },
    { label: say('annual'), value: text(near(scene, supply) * 11, 0) },
    { label: say('forecast'), value: text(near(scene, supply) * 12, 0) },
    { label: say('similar'), value: text(near(scene, supply)) },
    {
      label: say('carbon'),
      value: {
        text: `${figures.number(supply.use * 0.41, random.int(0, 2))} ${random.pick(['kg', 'kg CO2', 'kgCO2e', 't'])}`,
      },
    },
    { label: say('temperature'), value: { text: `${random.int(-4, 31)} °C` } },
    {
      label: say('contract-power'),
      value: {
        text: `${figures.number(random.int(3, 900), random.int(0, 1))} ${random.pick(['kW', 'kVA', 'A'])}`,
      },
    },
    { label: say('power-factor'), value: { text: figures.number(random.decimal(0.7, 1, 2), 2) } },
    { label: say('allowance'), value: text(random.pick([40, 50, 100, 300]), 0) },
  ]
  const isPower = supply.kind === 'electricity'
  const fitting = all.filter(
    ({ label }) => isPower || (label !== say('contract-power') && label !== say('power-factor')),
  )
  return layPairs(random, random.sample(fitting, random.int(1, 5)), style, frame)
}

/** Steps of a tariff with their limits and prices, without any use. */
export function layTariff(scene: Scene, supply: Supply, frame: Frame): PaperLine[] {
  const { random, say, figures } = scene
  const limits = [
    random.pick([50, 100, 120, 200]),
    random.pick([300, 400, 500]),
    random.pick([800, 1000, 1500]),
  ]
  const rows = limits.map((limit, index): TableRow => {
    const from = limits[index - 1]
    const range =
      from === undefined
        ? `${say('first-step')} ${limit} ${supply.unitText}`
        : random.pick([
            `${from + 1} - ${limit} ${supply.unitText}`,
            `${say('next-step')} ${limit - from} ${supply.unitText}`,
          ])
    return [{ text: range }, { text: figures.number(supply.rate[0] * (1 + index * 0.3), 4) }]
  })
  return layTable(
    random,
    [[{ text: say('use') }, { text: `${say('price')} / ${supply.unitText}` }], ...rows],
    frame,
  )
}
