import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../../content/images')
const [width, height] = [1600, 900]
// Pale ink on a mangrove sheet: one picture that neither glares on the dark page nor fades on the light one.
const colours = {
  paper: '#0d3b2a',
  sheet: '#14503a',
  rule: '#215e47',
  quiet: '#3f8165',
  margin: '#a8615a',
  ink: '#ebf3ec',
  mangrove: '#76d5a4',
  wattle: '#eed25b',
  one: '#dd6d45',
  two: '#f0c967',
  three: '#5cafdd',
}

/** The pictures of the articles: ruled paper with one motif each, drawn from the palette. Committed under content/images. */
const motifs: Readonly<Record<string, string>> = {
  'bill-lines':
    [300, 396, 492, 588]
      .map((y, row) => bar(260, y, [720, 540, 820, 460][row] ?? 0, row < 2 ? colours.wattle : colours.quiet))
      .join('') +
    tick(1120, 312) +
    tick(1120, 408),
  'three-editions': [0, 1, 2]
    .map((column) =>
      [0, 1, 2, 3]
        .map((row) =>
          bar(
            260 + column * 380,
            300 + row * 96,
            300 - column * 40 - row * 30,
            [colours.mangrove, colours.three, colours.two][column] ?? colours.ink,
          ),
        )
        .join(''),
    )
    .join(''),
  'two-methods': `<path d="M260 468H620M620 468C760 468 760 348 900 348M620 468C760 468 760 588 900 588" class="line"/>${hatched(900, 300, 440)}${dotted(900, 540, 380)}`,
  'two-factors': `<rect x="260" y="252" width="420" height="456" class="sheet"/>${bar(300, 348, 260, colours.wattle)}<path d="M680 396C820 396 820 324 960 324M680 396C820 396 820 564 960 564" class="line"/>${bar(960, 300, 380, colours.mangrove)}${bar(960, 540, 372, colours.one)}`,
  'three-groups': [0, 1, 2]
    .map(
      (step) =>
        `<rect x="${260 + step * 360}" y="${612 - step * 144}" width="340" height="${96 + step * 144}" fill="${[colours.quiet, colours.mangrove, colours.quiet][step]}"/>`,
    )
    .join(''),
  'spend-and-activity':
    dotted(260, 300, 900) +
    `<rect x="260" y="492" width="520" height="120" fill="${colours.mangrove}"/>` +
    tick(840, 528),
  'four-ticks': [300, 396, 492, 588]
    .map((y, row) => bar(400, y, [760, 620, 820, 540][row] ?? 0, colours.quiet) + tick(290, y + 12))
    .join(''),
  'abatement-steps':
    [
      [260, 120, 180],
      [440, 260, 120],
      [700, 180, 60],
      [880, 240, -60],
      [1120, 220, -140],
    ]
      .map(
        ([x = 0, w = 0, h = 0]) =>
          `<rect x="${x}" y="${h > 0 ? 468 : 468 + h}" width="${w - 12}" height="${Math.abs(h)}" fill="${h > 0 ? colours.mangrove : colours.two}"/>`,
      )
      .join('') + `<path d="M240 468H1360" class="line"/>`,
}

for (const [name, motif] of Object.entries(motifs)) {
  await writeFile(
    join(folder, `${name}.png`),
    await sharp(Buffer.from(drawSheet(motif)))
      .png({ palette: true, colours: 64 })
      .toBuffer(),
  )
}
console.log(`${Object.keys(motifs).length} pictures drawn`)

function drawSheet(motif: string): string {
  const rules = Array.from(
    { length: 18 },
    (_, row) => `<path d="M0 ${36 + row * 48}H${width}" class="rule"/>`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<style>.rule{stroke:${colours.rule};stroke-width:2}.line{stroke:${colours.ink};stroke-width:3;fill:none}.sheet{fill:${colours.sheet};stroke:${colours.ink};stroke-width:3}.tick{stroke:${colours.mangrove};stroke-width:8;fill:none}</style>
<defs><pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="18" fill="${colours.two}"/></pattern>
<pattern id="dots" width="18" height="18" patternUnits="userSpaceOnUse"><circle cx="9" cy="9" r="5.5" fill="${colours.three}"/></pattern></defs>
<rect width="${width}" height="${height}" fill="${colours.paper}"/>${rules}<path d="M160 0V${height}" stroke="${colours.margin}" stroke-width="3"/>${motif}</svg>`
}

function bar(x: number, y: number, length: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${length}" height="48" fill="${fill}"/>`
}

function hatched(x: number, y: number, length: number): string {
  return `<rect x="${x}" y="${y}" width="${length}" height="96" fill="url(#hatch)"/>`
}

function dotted(x: number, y: number, length: number): string {
  return `<rect x="${x}" y="${y}" width="${length}" height="96" fill="url(#dots)"/>`
}

function tick(x: number, y: number): string {
  return `<path d="M${x} ${y + 12}l14 16 34-44" class="tick"/>`
}
