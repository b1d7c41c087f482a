import {
  decimal,
  dividedBy,
  minus,
  roundTo,
  times,
  type Decimal,
} from '../../../packages/carbon/src/decimal.ts'
import { gridFactors, ngaElectricityEditions } from '../../../packages/carbon/src/factors/electricity-au.ts'
import { factorById } from '../../../packages/carbon/src/factors/factor-library.ts'
import { box, colours, line, text, tick } from './sheet.ts'

/** What each article's picture shows; figures come from the factor library. 1600 x 900. */
export const articleMotifs: Readonly<Record<string, string>> = {
  'bill-lines': drawBill(),
  'three-editions': drawEditions(),
  'two-methods': [
    text(180, 190, 'Queensland, kg per kWh', { isHead: true, size: 72 }),
    methodBar(290, 'location', factor('au-nga-2025-electricity-qld-scope2'), 'url(#hatch)', colours.two),
    methodBar(
      580,
      'market',
      factor('au-nga-2025-electricity-residual-mix-scope2'),
      'url(#dots)',
      colours.three,
    ),
  ].join(''),
  'two-factors': [
    box(180, 250, 480, 400, colours.sheet, colours.ink),
    text(230, 350, 'DOCKET', { size: 52, fill: colours.soft }),
    box(215, 410, 410, 100, colours.wattle),
    text(240, 482, 'Diesel 340 L', { fill: colours.onWattle, isHead: true, size: 62 }),
    text(230, 600, 'used in …?', { size: 56, fill: colours.soft }),
    `<path d="M660 450C790 450 780 300 900 300M660 450C790 450 780 610 900 610" stroke="${colours.ink}" stroke-width="4" fill="none"/>`,
    text(930, 265, 'a ute', { isHead: true, size: 72 }),
    text(930, 345, `${factor('au-nga-2025-diesel-road-light-scope1-l')} kg/L`, {
      size: 64,
      fill: colours.mangrove,
    }),
    text(930, 585, 'a generator', { isHead: true, size: 72 }),
    text(930, 665, `${factor('au-nga-2025-diesel-stationary-scope1-l')} kg/L`, {
      size: 64,
      fill: colours.one,
    }),
  ].join(''),
  'three-groups': [
    ['Group 1', 'Jan 2025', colours.quiet],
    ['Group 2', 'Jul 2026', colours.mangrove],
    ['Group 3', 'Jul 2027', colours.quiet],
  ]
    .map(([group = '', from = '', fill = ''], step) => {
      const [x, y] = [170 + step * 450, 560 - step * 170]
      return (
        box(x, y, 430, 800 - y, fill) +
        text(x + 30, y + 90, group, { isHead: true, size: 72, fill: colours.onWattle }) +
        text(x + 30, y + 165, from, { size: 60, fill: colours.onWattle })
      )
    })
    .join(''),
  'spend-and-activity': [
    text(180, 230, 'by dollars: somewhere here', { isHead: true, size: 68 }),
    box(180, 280, 1260, 130, 'url(#dots)', colours.three),
    text(180, 570, 'by litres: here', { isHead: true, size: 68 }),
    box(180, 620, 640, 130, colours.mangrove),
    tick(870, 650, undefined, 4),
    line(820, 250, 820, 780, colours.ink, 4),
  ].join(''),
  'four-ticks': [
    ['Traced to the bill', 'M3 11.5 7.5 16 17 4.5M13 16.5h4'],
    ['Vouched for its edition', 'M3 4.5 9.5 16 16 4.5M5.5 10.5h8'],
    ['Recalculated', 'M16.5 10a6.5 6.5 0 1 1-2-4.7M17 2.5v4h-4M7.5 10l2 2 3.5-4.5'],
    ['Footed', 'M4 12.5 10 6l6 6.5M4 16h12'],
  ]
    .map(
      ([name = '', path = ''], row) =>
        tick(190, 130 + row * 175, path, 5.5) + text(360, 215 + row * 175, name, { isHead: true, size: 84 }),
    )
    .join(''),
  'abatement-steps': drawAbatement(),
}

function factor(id: string): string {
  const found = factorById(id)
  if (found === null) throw new Error(`no factor ${id}`)
  return found.kgCO2ePerUnit
}

/** The bill of the article, annotated: what counts, what does not and why, which edition and which factor. */
function drawBill(): string {
  const rows = [
    { y: 310, name: 'Peak', value: '4,250 kWh', note: null },
    { y: 420, name: 'Off-peak', value: '2,110 kWh', note: null },
    { y: 530, name: 'Solar export', value: '300 kWh', note: 'left the site' },
    { y: 640, name: 'Demand', value: '18 kVA', note: 'not energy' },
  ]
  const noteAt = (y: number, words: string, fill: string = colours.mangrove) =>
    line(1120, y - 20, 1205, y - 20, fill, 4) + text(1225, y, words, { size: 58, fill })
  return [
    box(150, 80, 1000, 740, colours.sheet, colours.ink),
    text(195, 185, 'Electricity, 1 Jul to 30 Sep 2025', { isHead: true, size: 56 }),
    noteAt(185, 'edition 2025'),
    ...rows.map(
      ({ y, name, value, note }) =>
        (note === null ? box(185, y - 66, 930, 90, colours.wattle) : '') +
        text(210, y, name, { size: 64, fill: note === null ? colours.onWattle : colours.soft }) +
        text(1090, y, value, {
          size: 64,
          anchor: 'end',
          fill: note === null ? colours.onWattle : colours.soft,
        }) +
        (note === null ? tick(1225, y - 60, undefined, 3.6) : noteAt(y, note, colours.soft)),
    ),
    text(210, 765, 'Brisbane, actual reading', { size: 60 }),
    noteAt(765, `× ${factor('au-nga-2025-electricity-qld-scope2')} kg`),
  ].join('')
}

/** Three grids over three editions, as lines. */
function drawEditions(): string {
  const grids = [
    { region: 'AU-VIC', name: 'VIC', colour: colours.one },
    { region: 'AU-QLD', name: 'QLD', colour: colours.two },
    { region: 'AU-TAS', name: 'TAS', colour: colours.three },
  ]
  const placeOf = (edition: number) => 330 + edition * 440
  const heightOf = (kg: number) => 780 - kg * 720
  return [
    text(180, 95, 'kg per kWh', { size: 54, fill: colours.soft }),
    ...ngaElectricityEditions.map((edition, index) =>
      text(placeOf(index), 850, edition, { anchor: 'middle', isHead: true, size: 64 }),
    ),
    ...grids.map(({ region, name, colour }) => {
      const kgs = ngaElectricityEditions.map((edition) =>
        Number(gridFactors(region, edition)[0]?.kgCO2ePerUnit),
      )
      const points = kgs.map((kg, index) => `${placeOf(index)} ${heightOf(kg)}`)
      return (
        `<path d="M${points.join('L')}" stroke="${colour}" stroke-width="10" fill="none"/>` +
        kgs
          .map(
            (kg, index) =>
              `<circle cx="${placeOf(index)}" cy="${heightOf(kg)}" r="16" fill="${colour}"/>` +
              text(
                placeOf(index),
                heightOf(kg) + (name === 'QLD' ? 84 : -34),
                roundTo(decimal(String(kg)), 2),
                { anchor: 'middle', size: 56 },
              ),
          )
          .join('') +
        text(1330, heightOf(kgs.at(-1) ?? 0) + (name === 'QLD' ? 40 : 12), name, {
          isHead: true,
          size: 64,
          fill: colour,
        })
      )
    }),
  ].join('')
}

/** The three measures of the article, in dollars for each tonne, with the sums that its text works out. */
function drawAbatement(): string {
  const avoidedPerLitre = minus(
    decimal(factor('au-nga-2025-diesel-stationary-scope1-l')),
    decimal(factor('au-nga-2025-renewable-diesel-stationary-scope1-l')),
  )
  const mixTonnes = times(decimal('420'), minus(decimal('0.131'), decimal('0.092')))
  const measures = [
    { name: 'grid power', price: dividedBy(decimal('-41000'), decimal('96')) },
    { name: 'less cement', price: dividedBy(decimal('1260'), mixTonnes) },
    { name: 'renewable diesel', price: dividedBy(decimal('800'), avoidedPerLitre) },
  ]
  const zero = 400
  const cutOff = 85
  const heightOf = (price: Decimal) => Number(price) * 0.85
  return [
    text(180, 110, 'Dollars per tonne avoided', { isHead: true, size: 60 }),
    ...measures.map(({ name, price }, column) => {
      const [x, height] = [190 + column * 440, heightOf(price)]
      const isSaving = height < 0
      const middle = x + 190
      return (
        box(
          x,
          isSaving ? zero : zero - height,
          380,
          Math.abs(height),
          isSaving ? 'url(#hatch)' : colours.mangrove,
          isSaving ? colours.two : 'none',
        ) +
        text(
          middle,
          isSaving ? zero - height + 70 : zero - Math.max(height, cutOff) - 24,
          roundTo(price, 2).replace('-', '−'),
          { anchor: 'middle', isHead: true, size: 72 },
        ) +
        text(middle, isSaving ? zero - 24 : zero + 70, name, {
          anchor: 'middle',
          size: 56,
          fill: colours.soft,
        })
      )
    }),
    line(170, zero, 1480, zero, colours.ink, 4),
    line(170, zero - cutOff, 1480, zero - cutOff, colours.one, 6),
    text(180, zero - cutOff - 26, 'cut-off 100', { size: 52, fill: colours.one }),
  ].join('')
}

function methodBar(y: number, name: string, kg: string, fill: string, stroke: string): string {
  return (
    text(180, y + 40, name, { size: 60, fill: colours.soft }) +
    box(180, y + 70, Number(kg) * 1300, 130, fill, stroke) +
    text(200 + Number(kg) * 1300, y + 160, kg, { isHead: true, size: 76 })
  )
}
