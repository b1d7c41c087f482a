import { toDigits } from './figures.ts'
import type { Mark, Piece } from './mark.ts'
import type { Scene } from './scene.ts'
import type { Supply } from './supply.ts'

/** What a row of a statement is of: days, or a place. */
export type Entry = {
  use: number
  before: number
  start: string
  end: string
  days: number
  place: string
  meter: string
}

type Column = {
  head: string
  /** The unit that stands under the head where units have a line of their own. */
  unit?: string
  cell: (entry: Entry, index: number) => Piece
  sum?: (entries: readonly Entry[]) => Piece
}

export type StatementStyle = {
  supply: Supply
  isOfPlaces: boolean
  unitPlace: 'head' | 'row' | 'cell' | 'title'
  hasSum: boolean
}

export function leadColumns({ random, say, figures }: Scene, { isOfPlaces }: StatementStyle): Column[] {
  const meter: Column = { head: say('meter-no'), cell: ({ meter: text }) => ({ text }) }
  if (isOfPlaces) {
    const place: Column = { head: say('address'), cell: ({ place: text }) => ({ text }) }
    return random.pick([[meter], [place], [place, meter], [meter, place]])
  }
  const start: Column = { head: say('origin'), cell: (entry) => ({ text: figures.date(entry.start) }) }
  const end: Column = { head: say('destination'), cell: (entry) => ({ text: figures.date(entry.end) }) }
  const date: Column = { head: say('date'), cell: (entry) => ({ text: figures.date(entry.end) }) }
  const range: Column = {
    head: say('period'),
    cell: (entry) => ({ text: `${figures.date(entry.start)} - ${figures.date(entry.end)}` }),
  }
  return random.pick([[date], [date], [start, end], [range], ...(random.chance(0.2) ? [[meter, date]] : [])])
}

/** What may stand before the use. */
export function besideColumns({ random, say, figures }: Scene, { supply }: StatementStyle): Column[] {
  const read = (value: number) => ({ text: figures.number(value, supply.places) })
  return [
    { head: say('days'), cell: ({ days }) => ({ text: String(days) }) },
    { head: say('before'), cell: ({ before }) => read(before) },
    { head: say('after'), cell: ({ before, use }) => read(before + use) },
    { head: say('code'), cell: () => ({ text: random.pick(['A', 'E', 'ACT', 'EST']) }) },
  ]
}

export function columnOfUse({ random, say, figures }: Scene, { supply, unitPlace }: StatementStyle): Column {
  const head =
    unitPlace === 'head'
      ? random.pick([
          `${say('use')} (${supply.unitText})`,
          `${say('use')} ${supply.unitText}`,
          supply.unitText,
        ])
      : say('use')
  const write = (value: number) =>
    figures.number(value, supply.places) + (unitPlace === 'cell' ? ` ${supply.unitText}` : '')
  return {
    head,
    unit: supply.unitText,
    cell: ({ use }, index) => {
      const mark: Mark = {
        account: `${supply.account}.${index}`,
        kind: supply.kind,
        quantity: toDigits(use, supply.places),
        role: 'total',
        unit: supply.unit,
      }
      return { text: write(use), marks: [mark] }
    },
    sum: (entries) => ({ text: write(entries.reduce((sum, { use }) => sum + use, 0)) }),
  }
}

/** What may stand behind the use: money, an average, last year's, a demand, carbon. */
export function trailColumns(
  { random, say, figures }: Scene,
  { supply, unitPlace }: StatementStyle,
): Column[] {
  const rate = random.decimal(0.08, 0.45, 4)
  const unit = unitPlace === 'head' ? ` (${supply.unitText})` : ''
  const amount: Column = {
    head: say('amount'),
    cell: ({ use }) => ({ text: figures.money(use * rate) }),
    sum: (entries) => ({ text: figures.money(entries.reduce((sum, { use }) => sum + use * rate, 0)) }),
  }
  const others: Column[] = [
    {
      head: `${say('last-year')}${unit}`,
      unit: supply.unitText,
      cell: ({ use }) => ({ text: figures.number(use * random.decimal(0.8, 1.3, 2), supply.places) }),
    },
    { head: say('daily-average'), cell: ({ use, days }) => ({ text: figures.number(use / days, 2) }) },
    ...(supply.kind === 'electricity'
      ? [
          {
            head: `${say('demand')} (kW)`,
            unit: 'kW',
            cell: ({ use }: Entry) => ({ text: figures.number(use / 90, 1) }),
          },
        ]
      : []),
    { head: say('carbon'), cell: ({ use }) => ({ text: figures.number(use * 0.00023, 2) }) },
  ]
  return [...random.sample(others, random.pick([0, 0, 1, 1, 2])), ...(random.chance(0.55) ? [amount] : [])]
}
