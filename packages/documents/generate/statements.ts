import type { MadeDocument } from './made-document.ts'
import type { Piece } from './mark.ts'
import { putOnPages } from './put-on-pages.ts'
import { type Scene, openScene } from './scene.ts'
import { settleMarks } from './settle-marks.ts'
import { makeStatementTable, openStatement } from './statement-rows.ts'
import type { TablePaper } from './table-paper.ts'
import { makeTableOfNothing } from './tables-of-nothing.ts'
import { makeUtilityBill } from './utility.ts'
import { inBars, inWord, layPages } from './write-table-paper.ts'

const makers: readonly (readonly [share: number, make: (scene: Scene) => TablePaper])[] = [
  [40, makeStatement],
  [20, makePremises],
  [15, makeBillWithHistory],
  [25, makeTableOfNothing],
]
const media = ['print', 'print', 'print', 'text', 'markdown', 'word', 'scan'] as const

/** A paper with a table of metered uses, or of nothing that counts: the same seed gives the same one. */
export function makeTablePaper(seed: number, language?: string): MadeDocument {
  const scene = openScene(seed, language)
  const { random, locale, relations } = scene
  const roll = random.int(1, 100)
  let left = roll
  const make = makers.find(([share]) => (left -= share) <= 0)?.[1] ?? makeStatement
  const paper = make(scene)
  const medium = paper.bill === undefined ? random.pick(media) : random.pick(['print', 'text'] as const)
  const linesToPage = random.pick([18, 24, 34, 62])
  const lines = medium === 'word' || medium === 'markdown' ? [] : layPages(scene, paper, linesToPage)
  const sheet = { layout: paper.form, type: paper.type, lines, isTable: false, linesToPage }
  const told = [...paper.table.rows.flat(), ...(paper.bill ?? []).flat().map(({ piece }) => piece)]
  const marked = told.flatMap((piece) =>
    (piece?.marks ?? []).map((mark) => ({ mark, place: { page: 1, row: 0, cell: 0 } })),
  )
  const printed =
    medium === 'word'
      ? { document: inWord(paper), marked }
      : medium === 'markdown'
        ? { document: inBars(paper), marked }
        : putOnPages(random, sheet, medium)
  return {
    name: `${paper.form}/${medium}/${locale.language}/${seed}`,
    layout: paper.form,
    language: locale.language,
    country: locale.country,
    type: paper.type,
    document: printed.document,
    ...settleMarks(printed.marked),
    relations,
  }
}

/** An account's readings over the months, with or without what they cost. */
function makeStatement(scene: Scene): TablePaper {
  const { random, say } = scene
  const style = openStatement(scene, false)
  const table = makeStatementTable(scene, style, random.pick([4, 6, 9, 12, 13, 18, 24, 30, 36, 40]))
  const commodity = say(style.supply.kind)
  const title = random.pick([
    `${commodity} ${say('use')}`,
    `${commodity} - ${say('history')}`,
    `${say('history')} ${commodity}`,
  ])
  return {
    form: `statement/${style.unitPlace}`,
    type: 'meter-data',
    over: [{ text: title + unitIn(style) }, ...letterhead(scene)],
    table,
    under: random.chance(0.5)
      ? [{ text: `${say('phone')} 0${random.int(100, 999)} ${random.int(100, 999)}` }]
      : [],
  }
}

/** A collective bill: a row for each meter or place, with what it costs. */
function makePremises(scene: Scene): TablePaper {
  const { random, say, figures, period } = scene
  const style = openStatement(scene, true)
  const table = makeStatementTable(scene, style, random.int(3, 14))
  const commodity = say(style.supply.kind)
  return {
    form: `premises/${style.unitPlace}`,
    type: 'utility-bill',
    over: [
      { text: `${commodity} - ${say('invoice')}${unitIn(style)}` },
      ...letterhead(scene),
      { text: `${say('period')}: ${figures.date(period.start)} - ${figures.date(period.end)}` },
    ],
    table,
    under: [],
  }
}

/** A bill that charges its use, with the months before it as a table: those are not counted. */
function makeBillWithHistory(scene: Scene): TablePaper {
  const { random, say } = scene
  const bill = makeUtilityBill(scene)
  const style = openStatement(scene, false)
  const { heads, rows } = makeStatementTable(scene, { ...style, hasSum: false }, random.pick([6, 12, 13]))
  return {
    form: 'bill-with-history',
    type: bill.type,
    over: [{ text: `${say('history')}${unitIn(style)}` }],
    table: { heads, rows: rows.map((row) => row.map((piece) => ({ text: piece?.text ?? '' }))), sum: null },
    under: [],
    bill: bill.lines,
  }
}

function unitIn({ unitPlace, supply }: ReturnType<typeof openStatement>): string {
  return unitPlace === 'title' ? ` (${supply.unitText})` : ''
}

function letterhead({ random, say, locale, figures, period }: Scene): Piece[] {
  return random.sample(
    [
      {
        text: `${random.pick(['Quillon', 'Ashgrove', 'Terravolt', 'Fontalis'])} ${random.pick(['Ltd', 'GmbH', 'SA'])}`,
      },
      { text: `${say('account-no')}: ${random.int(1_000_000, 99_999_999)}` },
      { text: `${say('address')}: ${random.int(1, 99)} ${random.pick(locale.cities)}` },
      { text: `${say('date')}: ${figures.date(period.issued)}` },
    ],
    random.int(1, 4),
  )
}
