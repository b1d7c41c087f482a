import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'

/** Pale ink on a mangrove sheet: one picture that neither glares on the dark page nor fades on the light one. */
export const colours = {
  paper: '#0d3b2a',
  sheet: '#14503a',
  rule: '#1b5540',
  quiet: '#5d9c80',
  soft: '#b3cbbd',
  margin: '#a8615a',
  ink: '#ebf3ec',
  mangrove: '#76d5a4',
  wattle: '#eed25b',
  onWattle: '#051811',
  one: '#dd6d45',
  two: '#f0c967',
  three: '#5cafdd',
} as const

const fontFiles = ['archivo-title.ttf', 'atkinson-text.ttf'].map((name) =>
  join(import.meta.dirname, '../../rendering/social-image/fonts', name),
)

/** A drawing on ruled paper as PNG of 64 colours. */
export async function renderSheet(motif: string, width: number, height: number): Promise<Uint8Array> {
  const rules = Array.from({ length: Math.floor(height / 50) }, (_, row) =>
    line(0, 50 * (row + 1), width, 50 * (row + 1), colours.rule, 2),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="18" fill="${colours.two}"/></pattern>
<pattern id="dots" width="18" height="18" patternUnits="userSpaceOnUse"><circle cx="9" cy="9" r="5.5" fill="${colours.three}"/></pattern></defs>
<rect width="${width}" height="${height}" fill="${colours.paper}"/>${rules.join('')}${line(90, 0, 90, height, colours.margin, 3)}${motif}</svg>`
  const rendered = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles } })
  return await sharp(rendered.asPng()).png({ palette: true, colours: 64 }).toBuffer()
}

type Letters = { size?: number; fill?: string; anchor?: 'start' | 'middle' | 'end'; isHead?: boolean }

export function text(x: number, y: number, words: string, letters: Letters = {}): string {
  const { size = 60, fill = colours.ink, anchor = 'start', isHead = false } = letters
  const family = isHead ? 'Archivo SemiBold' : 'Atkinson Hyperlegible Next'
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${words}</text>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  stroke = 'none',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 4): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="${width}" fill="none"/>`
}

export function tick(x: number, y: number, path = 'M2 10 8 16 18 3', size = 3): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${path}" stroke="${colours.mangrove}" stroke-width="2.4" fill="none"/>`
}
