import { toDigits } from './figures.ts'
import { frame } from './goods.ts'
import type { Mark, Piece } from './mark.ts'
import { type TableRow, layProse, layTable } from './paper.ts'
import type { Scene } from './scene.ts'
import type { Sheet } from './sheet.ts'
import { type Commodity, type Supply, makeSupply, round } from './supply.ts'

const commodities = ['electricity', 'natural-gas', 'water', 'heat'] as const

/** Use by month and site: a column a commodity, or a row a commodity; each figure counts, sums of them do not. */
export function makeUsageTable(scene: Scene): Sheet {
  const { random, say, figures } = scene
  const isLong = random.chance(0.45)
  const supplies = random
    .sample(commodities, isLong ? random.int(1, 3) : random.int(1, 2))
    .map((commodity: Commodity) => makeSupply(scene, commodity, commodity))
  const months = random.int(2, 14)
  const sites = random.chance(0.5) ? random.int(2, 4) : 1
  const year = random.int(2020, 2025)
  const hasCost = random.chance(0.5)
  const hasCarbon = random.chance(0.2)
  const unitPlace = isLong ? 'column' : random.pick(['head', 'head', 'row', 'nowhere'])
  const entries = Array.from({ length: sites }, (_, site) =>
    Array.from({ length: months }, (_, month) => ({ site, month })),
  ).flat()
  const dateText = (month: number) =>
    figures.date(`${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
  const siteText = (site: number) => `${say('site')} ${String.fromCharCode(65 + site)}`
  const cell = (supply: Supply, { site, month }: { site: number; month: number }) => {
    const value = round(supply.use * random.decimal(0.5, 1.6, 3), supply.places)
    const mark: Mark = {
      account: `${supply.account}.${site}.${month}`,
      kind: supply.kind,
      quantity: toDigits(value, supply.places),
      role: 'total',
      unit: unitPlace === 'nowhere' ? null : supply.unit,
    }
    return { value, piece: { text: figures.number(value, supply.places), marks: [mark] } }
  }
  const extras = (value: number): Piece[] => [
    ...(hasCost ? [{ text: figures.number(value * 0.24, 2) }] : []),
    ...(hasCarbon ? [{ text: figures.number(value * 0.41, 1) }] : []),
  ]
  const extraHeads: Piece[] = [
    ...(hasCost ? [{ text: say('amount') }] : []),
    ...(hasCarbon ? [{ text: say('carbon') }] : []),
  ]
  const lead = (entry: { site: number; month: number }): Piece[] => [
    ...(sites > 1 ? [{ text: siteText(entry.site) }] : []),
    { text: dateText(entry.month) },
  ]
  const leadHeads: Piece[] = [...(sites > 1 ? [{ text: say('site') }] : []), { text: say('month') }]
  const rows: TableRow[] = isLong
    ? [
        [
          ...leadHeads,
          { text: say('description') },
          { text: say('use') },
          { text: say('unit') },
          ...extraHeads,
        ],
        ...entries.flatMap((entry) =>
          supplies.map((supply): TableRow => {
            const { value, piece } = cell(supply, entry)
            return [
              ...lead(entry),
              { text: say(supply.kind) },
              piece,
              { text: supply.unitText },
              ...extras(value),
            ]
          }),
        ),
      ]
    : [
        [
          ...leadHeads,
          ...supplies.flatMap(({ kind, unitText }) => [
            {
              text:
                unitPlace === 'head'
                  ? random.pick([
                      `${say(kind)} (${unitText})`,
                      `${say(kind)} ${unitText}`,
                      supplies.length === 1 ? unitText : `${say(kind)} [${unitText}]`,
                    ])
                  : say(kind),
            },
            ...extraHeads,
          ]),
        ],
        ...(unitPlace === 'row'
          ? [
              [
                ...leadHeads.map(() => ({ text: '' })),
                ...supplies.flatMap(({ unitText }) => [
                  { text: unitText },
                  ...extraHeads.map(() => ({ text: '' })),
                ]),
              ],
            ]
          : []),
        ...entries.map((entry): TableRow => [
          ...lead(entry),
          ...supplies.flatMap((supply) => {
            const { value, piece } = cell(supply, entry)
            return [piece, ...extras(value)]
          }),
        ]),
      ]
  const title = random.chance(0.4) ? layProse([{ text: `${say('report')} ${year}` }], frame) : []
  return {
    layout: `usage-table/${isLong ? 'long' : 'wide'}/${unitPlace}`,
    type: 'meter-data',
    lines: [...title, ...layTable(random, rows, frame)],
    isTable: random.chance(0.7),
  }
}
