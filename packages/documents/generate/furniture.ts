import type { Frame, PaperLine, Piece } from './mark.ts'
import { type Pair, layBeside, layPairs, layProse } from './paper.ts'
import type { Scene } from './scene.ts'

const nameStems = [
  'Larkfield',
  'Moorvale',
  'Silberbach',
  'Pontevera',
  'Norrviken',
  'Kestrel',
  'Tamarind',
  'Oakmere',
  'Brunnthal',
  'Castelorso',
  'Vidzeme',
  'Halden',
] as const
const nameEnds: Readonly<Record<string, readonly [string, ...string[]]>> = {
  en: ['Ltd', 'Pty Ltd', 'Inc.', 'LLC', 'Co-operative', 'Utilities'],
  de: ['GmbH', 'AG', 'Stadtwerke GmbH'],
  fr: ['SA', 'SARL'],
  es: ['S.L.', 'S.A.'],
  it: ['S.p.A.', 'S.r.l.'],
  nl: ['B.V.', 'N.V.'],
  pt: ['Lda.', 'S.A.', 'Ltda'],
  sv: ['AB'],
  da: ['A/S', 'ApS'],
  no: ['AS'],
  pl: ['Sp. z o.o.', 'S.A.'],
  cs: ['s.r.o.', 'a.s.'],
  lt: ['UAB', 'AB'],
  ms: ['Sdn Bhd', 'Berhad'],
}

function makeCompany({ random, locale }: Scene): string {
  return `${random.pick(nameStems)} ${random.pick(nameEnds[locale.language] ?? ['Ltd'])}`
}

function makePhone({ random }: Scene): string {
  return random.pick([
    `${random.int(100, 999)}-${random.int(100, 999)}-${random.int(1000, 9999)}`,
    `+${random.int(20, 99)} ${random.int(10, 999)} ${random.int(100_000, 999_999)}`,
    `0${random.int(100, 999)} ${random.int(100, 999)} ${random.int(100, 999)}`,
  ])
}

/** Who sends the paper, to whom, under what numbers. */
function layHead(scene: Scene, titleConcept: string, frame: Frame): PaperLine[] {
  const { random, locale, say, figures, period, totals } = scene
  const total = totals.length === 0 ? undefined : totals.reduce((sum, one) => sum + one, 0)
  const middle = (frame.left + frame.right) / 2
  const [left, right] = [
    { left: frame.left, right: middle - 0.02 },
    { left: middle + 0.02, right: frame.right },
  ]
  const street = `${random.int(1, 299)} ${random.pick(['Mill Road', 'Hauptstr.', 'rue Verte', 'Calle Mayor', 'Via Roma', 'Storgatan', 'Harbour St'])}`
  const address: Piece[] = [
    { text: makeCompany(scene) },
    { text: street },
    { text: `${random.int(1000, 99_999)} ${random.pick(locale.cities)}` },
    ...(random.chance(0.5) ? [{ text: `${say('phone')}: ${makePhone(scene)}` }] : []),
  ]
  const pairs: Pair[] = random.sample(
    [
      {
        label: say('invoice-no'),
        value: { text: `${random.pick(['', 'R-', 'INV', '20'])}${random.int(10_000, 9_999_999)}` },
      },
      { label: say('account-no'), value: { text: String(random.int(100_000, 999_999_999)) } },
      { label: say('date'), value: { text: figures.date(period.issued) } },
      {
        label: say('period'),
        value: { text: `${figures.date(period.start)} - ${figures.date(period.end)}` },
      },
      { label: say('due-date'), value: { text: figures.date(period.due) } },
      ...(total === undefined ? [] : [{ label: say('total'), value: { text: figures.money(total) } }]),
      { label: say('address'), value: { text: `${random.int(1, 99)} ${random.pick(locale.cities)}` } },
    ],
    random.int(2, 7),
  )
  const title = layProse([{ text: say(titleConcept) }], random.chance(0.5) ? frame : right)
  const style = random.pick(['label-left', 'one-cell', 'label-above'] as const)
  const isBeside = random.chance(0.6)
  return [
    ...(random.chance(0.5) ? title : []),
    ...(isBeside
      ? layBeside(layProse(address, left), layPairs(random, pairs, style, right), random.int(0, 2))
      : [...layProse(address, frame), ...layPairs(random, pairs, style, frame)]),
    ...title.slice(0, random.int(0, 1)),
  ]
}

/** The body between head and foot; it is made first, so that the head can say what it comes to. */
export function wrap(
  scene: Scene,
  titleConcept: string,
  body: readonly PaperLine[],
  frame: Frame,
): PaperLine[] {
  return [...layHead(scene, titleConcept, frame), ...body, ...layFoot(scene, frame)]
}

/** What stands at the end: balances, ways to pay, small print with figures that mean nothing here. */
function layFoot(scene: Scene, frame: Frame): PaperLine[] {
  const { random, say, figures, period } = scene
  const money = () => ({ text: figures.money(random.decimal(5, 4000, 2)) })
  const pairs: Pair[] = random.sample(
    [
      { label: say('balance-before'), value: money() },
      { label: say('paid'), value: money() },
      { label: say('due-date'), value: { text: figures.date(period.due) } },
      { label: say('phone'), value: { text: makePhone(scene) } },
      { label: say('invoice-no'), value: { text: String(random.int(10_000, 99_999_999)) } },
    ],
    random.int(0, 4),
  )
  const page = random.pick(['Page 1 of 2', '1/2', 'p. 1', ''])
  return [
    ...layPairs(random, pairs, random.pick(['label-left', 'one-cell', 'label-above']), frame),
    ...layProse(page === '' ? [] : [{ text: page }], frame),
  ]
}
