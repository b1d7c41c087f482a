import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ChargeStyle, layCharges } from './charge-block.ts'
import { makeChargeLines } from './charge-lines.ts'
import { wrap } from './furniture.ts'
import type { Sheet } from './sheet.ts'
import type { Frame, PaperLine, Piece } from './mark.ts'
import { layMeter, layUsePairs, writeUse } from './meter-block.ts'
import { type PairStyle, type TableRow, layBeside, layProse, layTable, stackTitles } from './paper.ts'
import type { Scene } from './scene.ts'
import { type Commodity, type Supply, makeSupply, markBeside, markTotal, round } from './supply.ts'
import { layComparisons, layHistory, layTariff } from './usage-distractors.ts'

const mixes: readonly [readonly Commodity[], ...(readonly Commodity[])[]] = [
  ['electricity'],
  ['electricity'],
  ['electricity'],
  ['electricity'],
  ['natural-gas'],
  ['natural-gas'],
  ['water'],
  ['water'],
  ['heat'],
  ['electricity', 'natural-gas'],
  ['electricity', 'water'],
  ['electricity', 'natural-gas', 'water'],
]
const typeOf: Readonly<Record<Commodity, DocumentType>> = {
  electricity: 'electricity-bill',
  'natural-gas': 'gas-bill',
  water: 'water-bill',
  heat: 'utility-bill',
}
const titleOf: Readonly<Record<Commodity, string>> = {
  electricity: 'electricity-bill',
  'natural-gas': 'gas-bill',
  water: 'water-bill',
  heat: 'heat-bill',
}
const frame: Frame = { left: 0.06, right: 0.94 }
const halves: readonly [Frame, Frame] = [
  { left: 0.06, right: 0.47 },
  { left: 0.53, right: 0.94 },
]
const pairStyles = ['one-cell', 'label-left', 'label-above', 'label-right', 'label-below'] as const

/** A bill of one or several commodities at one or several premises, laid out as chance has it. */
export function makeUtilityBill(scene: Scene): Sheet {
  const { random } = scene
  const mix = random.pick(mixes)
  const premises = random.chance(0.15) ? random.int(2, 5) : 1
  const pairStyle = random.pick(pairStyles)
  const chargeStyle = random.pick<ChargeStyle>(['table', 'table', 'sentence', 'amounts'])
  const isCommoditiesBeside = mix.length === 2 && random.chance(0.4)
  const sites = Array.from({ length: premises }, (_, site) =>
    mix.map((commodity) => makeSupply(scene, commodity, `${site}.${commodity}`)),
  )
  const style = { pairStyle, chargeStyle }
  const body = sites.flatMap((supplies, site) => [
    ...(premises > 1
      ? layProse(
          [
            {
              text: `${scene.say('address')} ${site + 1}: ${random.int(1, 99)} ${random.pick(scene.locale.cities)}`,
            },
          ],
          frame,
        )
      : []),
    ...(mix.length > 1 && random.chance(0.4) ? layUseTable(scene, supplies) : []),
    ...laySite(scene, supplies, style, isCommoditiesBeside),
  ])
  const title = mix.length > 1 ? 'utility-bill' : titleOf[mix[0] ?? 'electricity']
  const all = sites.flat()
  return {
    layout: `utility/${premises > 1 ? 'sites' : mix.length > 1 ? 'mixed' : mix[0]}/${chargeStyle}/${pairStyle}`,
    type: mix.length > 1 ? 'utility-bill' : typeOf[mix[0] ?? 'electricity'],
    lines: wrap(
      scene,
      title,
      [...body, ...layWholes(scene, premises > 1 ? all : [], mix), ...layAround(scene, all, pairStyle)],
      frame,
    ),
    isTable: false,
  }
}

type Style = { pairStyle: PairStyle; chargeStyle: ChargeStyle }

function laySite(scene: Scene, supplies: readonly Supply[], style: Style, isBeside: boolean): PaperLine[] {
  const [first, second] = supplies
  if (isBeside && first !== undefined && second !== undefined) {
    return layBeside(
      laySupply(scene, first, style, halves[0]),
      laySupply(scene, second, style, halves[1]),
      scene.random.int(0, 1),
    )
  }
  if (supplies.length > 1 && scene.random.chance(0.3)) {
    const charges = supplies.flatMap((supply) => makeChargeLines(scene, supply))
    return [...layMeter(scene, supplies, frame), ...layCharges(scene, charges, style.chargeStyle, frame)]
  }
  return supplies.flatMap((supply) => laySupply(scene, supply, style, frame))
}

/** One line a commodity: its use, last time's beside it, what it costs. */
function layUseTable(scene: Scene, supplies: readonly Supply[]): PaperLine[] {
  const { random, say, figures } = scene
  const hasLast = random.chance(0.6)
  const isLastFirst = random.chance(0.4)
  const withUnit = random.chance(0.5)
  const head = ['description', ...(isLastFirst ? ['last-period', 'use'] : ['use', 'last-period'])]
  const columns = [...(hasLast ? head : ['description', 'use']), ...(withUnit ? [] : ['unit']), 'amount']
  const rows = supplies.map((supply): TableRow => {
    const last = round(supply.use * random.decimal(0.5, 1.6, 3) + 1, supply.places)
    const texts: Record<string, Piece> = {
      description: { text: say(supply.kind) },
      use: { text: writeUse(scene, supply, supply.use, withUnit), marks: [markTotal(supply, true)] },
      'last-period': { text: writeUse(scene, supply, last, withUnit) },
      unit: { text: supply.unitText },
      amount: { text: figures.money(round(supply.use * supply.rate[0], 2)) },
    }
    return columns.map((column) => texts[column] ?? null)
  })
  const titles = columns.map((column): Piece => ({ text: say(column) }))
  return layTable(random, [...stackTitles(random, titles), ...rows], frame)
}

/** Readings, use and charges of one supply, at least one of which prints the use. */
function laySupply(
  scene: Scene,
  supply: Supply,
  { pairStyle, chargeStyle }: Style,
  place: Frame,
): PaperLine[] {
  const { random, say } = scene
  const hasMeter = random.chance(0.6)
  const hasPairs = random.chance(0.5) || (!hasMeter && chargeStyle === 'amounts' && random.chance(0.85))
  const blocks = [
    ...(hasMeter ? [layMeter(scene, [supply], place)] : []),
    ...(hasPairs ? [layUsePairs(scene, [supply], pairStyle, place)] : []),
    layCharges(scene, makeChargeLines(scene, supply), chargeStyle, place),
  ]
  const heading = random.chance(0.6) ? layProse([{ text: say(supply.kind) }], place) : []
  return [...heading, ...(random.chance(0.3) ? random.sample(blocks) : blocks).flat()]
}

/** "Total usage, all sites": the sum of figures that are counted each for itself. */
function layWholes(scene: Scene, all: readonly Supply[], mix: readonly Commodity[]): PaperLine[] {
  const [commodity] = mix
  const same = all.filter(({ kind }) => kind === commodity)
  const [first] = same
  if (
    first === undefined ||
    new Set(same.map(({ unitText }) => unitText)).size > 1 ||
    scene.random.chance(0.5)
  )
    return []
  const sum = round(
    same.reduce((total, { use }) => total + use, 0),
    3,
  )
  scene.relations.push({ kind: 'sum', terms: same.map(({ use }) => use), result: sum, tolerance: 1e-6 })
  const text = `${scene.say('total-use')} ${scene.figures.number(sum, Math.max(...same.map(({ places }) => places)))} ${first.unitText}`
  return layProse([{ text, marks: [markBeside(first, sum, 'whole')] }], frame)
}

function layAround(scene: Scene, all: readonly Supply[], pairStyle: PairStyle): PaperLine[] {
  const { random, say, figures } = scene
  const [supply] = random.sample(all, 1)
  if (supply === undefined) return []
  const [left, right] = halves
  const history = random.chance(0.55) ? layHistory(scene, supply, random.chance(0.5) ? left : frame) : []
  const comparisons = random.chance(0.6)
    ? layComparisons(scene, supply, pairStyle, history.length > 0 ? right : frame)
    : []
  const tariff = random.chance(0.2) ? layTariff(scene, supply, frame) : []
  const prose = random.chance(0.25)
    ? layProse(
        [
          {
            text: `${say('similar')}: ${figures.number(random.int(2000, 9000), 0)} ${supply.unitText} / ${say('year').toLowerCase()}.`,
          },
        ],
        frame,
      )
    : []
  const isBeside = history.flat().every((placed) => placed.left + placed.width < right.left)
  return [
    ...(isBeside ? layBeside(history, comparisons, 0) : [...history, ...comparisons]),
    ...tariff,
    ...prose,
  ]
}
