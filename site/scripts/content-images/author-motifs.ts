import { box, colours, line, tick } from './sheet.ts'

const grids = [0.74, 0.65, 0.6, 0.55, 0.45]

/** What the desks that write stand for, drawn in place of a face. 512 x 512. */
export const authorMotifs: Readonly<Record<string, string>> = {
  // Two sheets, a correction and a pencil: those who write, check and correct.
  'editorial-team':
    `<g transform="rotate(-7 256 256)">${box(130, 90, 250, 320, colours.sheet, colours.quiet)}</g>` +
    box(150, 100, 250, 320, colours.sheet, colours.ink) +
    [160, 210, 310, 360].map((y) => line(185, y, 365, y, colours.soft, 8)).join('') +
    line(185, 260, 320, 260, colours.one, 8) +
    tick(330, 232, undefined, 2.4) +
    `<path d="M300 430 440 250l34 27-140 180-46 18z" fill="${colours.wattle}" stroke="${colours.onWattle}" stroke-width="4"/>`,
  // Columns under a lens: those who keep the factors.
  'method-desk':
    grids
      .map((kg, index) =>
        box(130 + index * 66, 420 - kg * 380, 46, kg * 380, index === 2 ? colours.wattle : colours.mangrove),
      )
      .join('') +
    line(115, 420, 470, 420, colours.ink, 6) +
    `<circle cx="285" cy="215" r="86" fill="none" stroke="${colours.ink}" stroke-width="14"/>` +
    line(347, 277, 430, 360, colours.ink, 22),
}
