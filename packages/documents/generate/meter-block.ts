import type { Frame, Mark, PaperLine, Piece } from './mark.ts'
import { type Pair, type PairStyle, type TableRow, layPairs, layTable, stackTitles } from './paper.ts'
import type { Scene } from './scene.ts'
import { type Register, type Supply, markBeside, markPart, markTotal, round } from './supply.ts'

type Column =
  | 'meter'
  | 'register'
  | 'start'
  | 'end'
  | 'before'
  | 'after'
  | 'difference'
  | 'multiplier'
  | 'conversion'
  | 'heating-value'
  | 'use'
  | 'unit'

const orders: readonly [readonly Column[], ...(readonly Column[])[]] = [
  ['meter', 'register', 'before', 'after', 'difference', 'multiplier', 'use'],
  ['meter', 'after', 'before', 'use'],
  ['meter', 'register', 'start', 'before', 'end', 'after', 'multiplier', 'use'],
  ['register', 'after', 'before', 'difference', 'multiplier', 'use', 'unit'],
  ['meter', 'start', 'end', 'before', 'after', 'use', 'unit'],
  ['before', 'after', 'multiplier', 'use'],
]
const concepts: Record<Column, string> = {
  meter: 'meter-no',
  register: 'register',
  start: 'date',
  end: 'date',
  before: 'before',
  after: 'after',
  difference: 'difference',
  multiplier: 'multiplier',
  conversion: 'conversion',
  'heating-value': 'heating-value',
  use: 'use',
  unit: 'unit',
}

/** Readings and the use between them: a row a register, or turned round with a column a register. */
export function layMeter(scene: Scene, supplies: readonly Supply[], frame: Frame): PaperLine[] {
  const { random, say } = scene
  const isConverted = supplies.some(({ conversion }) => conversion !== null)
  const order = random
    .pick(orders)
    .flatMap((column): Column[] =>
      column === 'use' && isConverted
        ? ['difference', 'conversion', 'use']
        : column === 'difference' && isConverted
          ? []
          : [column],
    )
  const units = new Set(supplies.map(({ unitText }) => unitText))
  const unitText = units.size === 1 ? (supplies[0]?.unitText ?? '') : ''
  const unitPlace = order.includes('unit')
    ? 'column'
    : unitText === ''
      ? 'cell'
      : random.pick(['cell', 'head', 'row', 'cell', 'head', 'row', 'nowhere'])
  const titleOf = (column: Column) =>
    column === 'use' && unitPlace === 'head'
      ? random.pick([`${say('use')} ${unitText}`, `${say('use')} (${unitText})`, unitText])
      : say(concepts[column])
  const head = order.map((column): Piece => ({ text: titleOf(column) }))
  const unitRow = order.map((column): Piece => ({ text: column === 'use' ? unitText : '' }))
  const body = supplies.flatMap((supply) =>
    supply.registers.map((register): TableRow =>
      order.map((column) => cellOf(scene, column, supply, register, unitPlace)),
    ),
  )
  const sums = supplies.flatMap((supply): TableRow[] => {
    if (supply.registers.length < 2 || supply.conversion !== null || !random.chance(0.5)) return []
    const mark = markTotal(supply, unitPlace !== 'nowhere')
    scene.relations.push({
      kind: 'sum',
      terms: supply.registers.map(({ use }) => use),
      result: supply.use,
      tolerance: 1e-6,
    })
    const text = writeUse(scene, supply, supply.use, unitPlace === 'cell')
    return [
      order.map((column, index): Piece | null =>
        index === 0 ? { text: say('total-use') } : column === 'use' ? { text, marks: [mark] } : null,
      ),
    ]
  })
  const isTurned = random.chance(0.15)
  const power = supplies.some(({ kind }) => kind === 'electricity') && ['cell', 'column'].includes(unitPlace)
  const rows = [
    ...(isTurned ? [head] : stackTitles(random, head)),
    ...(unitPlace === 'row' ? [unitRow] : []),
    ...body,
    ...(power && random.chance(0.25) ? [powerRow(scene, order, unitPlace === 'cell')] : []),
    ...sums,
  ]
  return layTable(random, isTurned ? turn(rows) : rows, frame)
}

/** Some bills say beside a reading whether it was read or estimated. */
function readType({ random }: Scene): string {
  return random.chance(0.06) ? random.pick([' A', ' E', ' Actual', ' (R)', '*']) : ''
}

/** A register of power among those of energy: its figure is no use. */
function powerRow({ random, say, figures }: Scene, order: readonly Column[], withUnit: boolean): TableRow {
  const [concept, unitText] = random.pick([
    ['demand', 'kW'],
    ['demand', 'kVA'],
    ['reactive', 'kVArh'],
  ])
  const value = figures.number(random.decimal(1, 900, 2), 2)
  const texts: Partial<Record<Column, string>> = {
    meter: String(random.int(100_000, 9_999_999)),
    register: say(concept ?? 'demand'),
    before: figures.number(0, 0),
    after: value,
    use: withUnit ? `${value} ${unitText}` : value,
    unit: unitText ?? '',
  }
  return order.map((column) => ({ text: texts[column] ?? '' }))
}

function cellOf(
  scene: Scene,
  column: Column,
  supply: Supply,
  { concept, before, after, use }: Register,
  unitPlace: string,
): Piece {
  const { figures, say, period } = scene
  const { conversion, registers, readPlaces } = supply
  switch (column) {
    case 'meter':
      return { text: supply.meter }
    case 'register':
      return { text: say(concept) }
    case 'start':
      return { text: figures.date(period.start) }
    case 'end':
      return { text: figures.date(period.end) }
    case 'before':
      return { text: `${figures.number(before, readPlaces)}${readType(scene)}` }
    case 'after':
      return { text: `${figures.number(after, readPlaces)}${readType(scene)}` }
    case 'difference': {
      const difference = round(after - before, 3)
      const marks =
        conversion === null
          ? []
          : [markBeside(supply, conversion.volume, 'converted', { unit: conversion.unit })]
      return { text: figures.number(difference, readPlaces), marks }
    }
    case 'multiplier':
      return { text: figures.number(supply.multiplier, 0) }
    case 'conversion':
    case 'heating-value':
      return { text: conversion === null ? '' : figures.number(conversion.factor, conversion.factorPlaces) }
    case 'unit':
      return { text: supply.unitText }
    case 'use':
    default: {
      const value = conversion === null && registers.length > 1 ? use : supply.use
      const part = { division: 'registers', part: concept, parts: registers.length }
      const hasUnit = unitPlace !== 'nowhere'
      const mark: Mark =
        registers.length > 1 ? markPart(supply, value, part, hasUnit) : markTotal(supply, hasUnit)
      return { text: writeUse(scene, supply, value, unitPlace === 'cell'), marks: [mark] }
    }
  }
}

export function writeUse(
  { figures }: Scene,
  { places, unitText }: Supply,
  value: number,
  withUnit: boolean,
): string {
  const number = figures.number(value, places)
  return withUnit ? `${number} ${unitText}` : number
}

function turn(rows: readonly TableRow[]): TableRow[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null))
}

/** The use as a label with its value, among readings and days. */
export function layUsePairs(
  scene: Scene,
  supplies: readonly Supply[],
  style: PairStyle,
  frame: Frame,
): PaperLine[] {
  const { random, say, figures } = scene
  const pairs = supplies.flatMap((supply): Pair[] => {
    const [register] = supply.registers
    const unitPlace = random.pick(['cell', 'cell', 'cell', 'label', 'nowhere'])
    const name = random.pick([
      say('total-use'),
      say('use'),
      `${say(supply.kind)} ${say('use').toLowerCase()}`,
    ])
    const value = {
      text: writeUse(scene, supply, supply.use, unitPlace === 'cell'),
      marks: [markTotal(supply, unitPlace !== 'nowhere')],
    }
    const readings: Pair[] =
      register === undefined || supply.registers.length > 1 || random.chance(0.4)
        ? []
        : [
            { label: say('before'), value: { text: figures.number(register.before, supply.readPlaces) } },
            { label: say('after'), value: { text: figures.number(register.after, supply.readPlaces) } },
          ]
    return [
      { label: say('meter-no'), value: { text: supply.meter } },
      ...readings,
      { label: unitPlace === 'label' ? `${name} (${supply.unitText})` : name, value },
    ]
  })
  return layPairs(random, pairs, style, frame)
}
