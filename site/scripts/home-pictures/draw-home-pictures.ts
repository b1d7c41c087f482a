import { openElectricityBill } from '#app/pages/home/working/electricity-bill.ts'
import { gridFactors } from '#app/pages/home/working/specimen-factors.ts'
import { escapeMarkup } from '#shared/escape-markup.ts'
import { drawHours } from './draw-hours.ts'

const sheet = openElectricityBill(null, null)
const right = 344
/** As `tick-mark.tsx` draws it, which Node cannot read; a test holds the two together. */
export const vouchedPath = 'M3 4.5 9.5 16 16 4.5M5.5 10.5h8'

/**
 * The pictures of the home page that need no script: the page points at their parts with `use`, so that they take the colours
 * and fonts of the theme. Every figure is one of the specimen bill as the engine works it out.
 */
export function drawHomePictures(): string {
  const parts = [drawLines(), drawFactors(), drawSum(), drawHours(20), drawHours(2)]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join('\n')}\n</svg>\n`
}

/** The lines of use on the bill, the total of them under the highlighter. */
function drawLines(): string {
  const { fileName, page, pages, rows } = sheet.document
  const read = rows.slice(0, 3).map(({ cells: [name = '', quantity = ''] }, index) => {
    const baseline = 66 + 36 * index
    const isTaken = index === 2
    const ink = isTaken ? 'on-wattle' : 'ink'
    return [
      isTaken ? box(8, baseline - 22, 344, 32, 'wattle', 'wattle') : '',
      write(name, 16, baseline, { ink }),
      write(quantity, right, baseline, { ink, isFigure: true, isEnd: true, isStrong: isTaken }),
    ].join('')
  })
  return part('step-1', [
    box(0, 0, 360, 154),
    write(fileName, 16, 27, { ink: 'ink-3', isFigure: true }),
    write(`${page} of ${pages}`, right, 27, { ink: 'ink-3', isFigure: true, isEnd: true }),
    line('M0 40H360', 'rule'),
    ...read,
    line('M40 148V192'),
  ])
}

/** The factors that the line could take; the place on the bill chooses one. */
function drawFactors(): string {
  const places = [
    { region: 'AU-NSW', name: 'New South Wales' },
    { region: 'AU-QLD', name: 'Queensland' },
    { region: 'AU-VIC', name: 'Victoria' },
  ]
  const rows = places.map(({ region, name }, index) => {
    const top = 8 + 50 * index
    const isTaken = region === 'AU-QLD'
    const ink = isTaken ? 'ink' : 'ink-3'
    const factor = gridFactors(region).find(({ scope }) => scope === 2)
    return [
      line(`M40 0V${top + 20}H84`, isTaken ? 'mangrove' : 'rule'),
      box(84, top, 244, 40, isTaken ? 'sheet' : 'none', isTaken ? 'mangrove' : 'rule'),
      write(name, 98, top + 26, { ink, isStrong: isTaken }),
      write(`${factor?.kgCO2ePerUnit} kg`, isTaken ? 292 : 316, top + 26, {
        ink,
        isFigure: true,
        isEnd: true,
        isStrong: isTaken,
      }),
    ].join('')
  })
  return part('step-2', [
    ...rows,
    line('M40 -24V78H84'),
    `<path d="${vouchedPath}" transform="translate(300 68)" fill="none" stroke="${colour('mangrove')}" stroke-width="1.5"/>`,
    line(`M328 78H${right}V192`),
  ])
}

/** The sum of both scopes over a double rule. */
function drawSum(): string {
  const rows = sheet.entries
    .filter(({ kg }) => kg !== null)
    .map(({ title, working, kg }, index) => {
      const baseline = 34 + 36 * index
      return [
        write(title, 16, baseline, { ink: 'ink', isStrong: true }),
        write(
          working.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
          88,
          baseline,
          { ink: 'ink-2', isFigure: true },
        ),
        write(kg?.text ?? '', right, baseline, { ink: 'ink', isFigure: true, isEnd: true }),
      ].join('')
    })
  return part('step-3', [
    line(`M${right} -24V0`),
    box(0, 0, 360, 154),
    ...rows,
    line('M0 88H360', 'ink'),
    write(sheet.total.title, 16, 120, { ink: 'ink', isStrong: true }),
    write(sheet.total.tonnes.text, right, 120, { ink: 'ink', isFigure: true, isEnd: true, isStrong: true }),
    line('M240 132H344M240 136.5H344', 'ink'),
  ])
}

function part(id: string, shapes: readonly string[]): string {
  return `<g id="${id}">${shapes.join('')}</g>`
}

function colour(token: string): string {
  return token === 'none' ? token : `var(--color-${token})`
}

function box(x: number, y: number, width: number, height: number, fill = 'sheet', edge = 'rule'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour(fill)}" stroke="${colour(edge)}"/>`
}

function line(path: string, token = 'mangrove'): string {
  return `<path d="${path}" fill="none" stroke="${colour(token)}" stroke-width="1.5"/>`
}

type Writing = { ink: string; isFigure?: boolean; isEnd?: boolean; isStrong?: boolean }

function write(text: string, x: number, y: number, writing: Writing): string {
  const { ink, isFigure = false, isEnd = false, isStrong = false } = writing
  const attributes = [
    `x="${x}" y="${y}" fill="${colour(ink)}" font-size="16"`,
    `font-family="var(--font-${isFigure ? 'figure' : 'text'})"`,
    isFigure ? 'letter-spacing="-0.04em"' : '',
    isEnd ? 'text-anchor="end"' : '',
    isStrong ? 'font-weight="650"' : '',
  ]
  return `<text ${attributes.filter((attribute) => attribute !== '').join(' ')}>${escapeMarkup(text)}</text>`
}
