import sharp from 'sharp'

const paperWidth = 470
const paperHeight = 900

type Line = { text: string; right?: string; size?: number; bold?: boolean; centre?: boolean; gap?: number }

const lines: readonly Line[] = [
  { text: 'SALTBUSH FUEL', size: 38, bold: true, centre: true },
  { text: 'Goondiwindi Roadhouse', centre: true, gap: 34 },
  { text: '61 Marshall Street', centre: true },
  { text: 'GOONDIWINDI QLD 4390', centre: true },
  { text: 'ABN 10 845 200 181', centre: true },
  { text: 'TAX INVOICE', size: 28, bold: true, centre: true, gap: 44 },
  { text: 'Date 14/08/2025', right: 'Time 07:42', gap: 46 },
  { text: 'Receipt 004817', right: 'Till 2' },
  { text: 'Rego 482 XKD', right: 'Odo 118204' },
  { text: '----------------------------------', centre: true },
  { text: 'PUMP 04' },
  { text: 'DIESEL', right: '$118.65', bold: true },
  { text: '  62.48 L @ 189.9 c/L' },
  { text: '----------------------------------', centre: true },
  { text: 'TOTAL', right: '$118.65', size: 34, bold: true, gap: 40 },
  { text: 'GST included', right: '$10.79', gap: 40 },
  { text: 'VISA ************4417', right: '$118.65' },
  { text: 'Approved 551902' },
  { text: 'SPECIMEN', size: 28, bold: true, centre: true, gap: 54 },
  { text: 'Invented supplier and figures', size: 19, centre: true, gap: 34 },
]

/** A fuel docket as a flat scan. */
export function drawFuelDocketScan(): Promise<Buffer> {
  const pixels = sharp(Buffer.from(drawPaper({ isFlat: true })))
  return pixels.grayscale().png({ compressionLevel: 9, palette: true, colours: 16 }).toBuffer()
}

/** The same docket as a phone photo: on a bench, a little turned, in uneven light, with sensor noise. */
export async function drawFuelDocketPhoto(): Promise<Buffer> {
  const width = 900
  const height = 1200
  const paper = await sharp(Buffer.from(drawPaper({ isFlat: false })))
    .rotate(-2.4, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const { width: paperPixels, height: paperRows } = await sharp(paper).metadata()
  const left = Math.round((width - paperPixels) / 2)
  const top = Math.round((height - paperRows) / 2)
  const shadow = await sharp(paper)
    .ensureAlpha()
    .linear([0, 0, 0, 0.55], [20, 14, 8, 0])
    .blur(14)
    .png()
    .toBuffer()
  const photo = await sharp(Buffer.from(drawBench(width, height)))
    .composite([
      { input: shadow, left: left + 12, top: top + 16 },
      { input: paper, left, top },
      { input: Buffer.from(drawLight(width, height)), blend: 'multiply' },
    ])
    .png()
    .toBuffer()
  const noisy = await addNoise(photo, width, height)
  return sharp(noisy, { raw: { width, height, channels: 3 } })
    .blur(0.5)
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

function drawPaper({ isFlat }: { isFlat: boolean }): string {
  let y = 44
  const texts = lines.map(({ text, right, size = 23, bold = false, centre = false, gap = 33 }) => {
    y += gap
    const weight = bold ? 'bold' : 'normal'
    const x = centre ? paperWidth / 2 : 34
    const anchor = centre ? 'middle' : 'start'
    const style = `font-size="${size}" font-weight="${weight}" xml:space="preserve"`
    const main = `<text x="${x}" y="${y}" text-anchor="${anchor}" ${style}>${text}</text>`
    const other = right
      ? `<text x="${paperWidth - 34}" y="${y}" text-anchor="end" ${style}>${right}</text>`
      : ''
    return main + other
  })
  const teeth = Array.from({ length: 48 }, (_, index) => {
    const x = (index * paperWidth) / 47
    return `${x.toFixed(1)},${index % 2 === 0 ? paperHeight - 2 : paperHeight - 9}`
  })
  const outline = isFlat
    ? `<rect width="${paperWidth}" height="${paperHeight}" fill="#ffffff"/>`
    : `<polygon points="0,0 ${paperWidth},0 ${teeth.toReversed().join(' ')}" fill="#f6f4ee"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${paperWidth}" height="${paperHeight}">
    ${outline}<g font-family="DejaVu Sans Mono, monospace" fill="#23262b">${texts.join('')}</g></svg>`
}

function drawBench(width: number, height: number): string {
  const boards = Array.from({ length: 5 }, (_, index) => {
    const shade = ['#6d5138', '#76583e', '#664b33', '#7a5c41', '#6a4f36'][index]
    return `<rect x="${(index * width) / 5}" width="${width / 5}" height="${height}" fill="${shade}"/>
      <rect x="${(index * width) / 5}" width="3" height="${height}" fill="#3c2b1c"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boards.join('')}</svg>`
}

/** Light from the upper left, falling off to the lower right. */
function drawLight(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0.25" stop-color="#ffffff"/>
    <stop offset="1" stop-color="#a59c8f"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#light)"/></svg>`
}

/** Noise from a fixed seed, so that the file comes out the same each time. */
async function addNoise(png: Buffer, width: number, height: number): Promise<Buffer> {
  const data = await sharp(png).removeAlpha().raw().toBuffer()
  let state = 20250814
  for (let pixel = 0; pixel < width * height; pixel++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const noise = (state / 2 ** 32 - 0.5) * 14
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel
      data[index] = Math.max(0, Math.min(255, (data[index] ?? 0) + noise))
    }
  }
  return data
}
