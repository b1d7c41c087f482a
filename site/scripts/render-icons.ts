import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const publicFolder = join(import.meta.dirname, '../public')
const mangrove = '#09573b'
const paper = '#f5fcf7'

/** The mark: a column of two figures and the double rule under its total. `inset` of 32 units is kept free around it. */
function drawMark(options: { inset: number; cornerRadius: number }): string {
  const scale = (32 - 2 * options.inset) / 32
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${options.cornerRadius}" fill="${mangrove}"/>`,
    `<g fill="${paper}" transform="translate(${options.inset} ${options.inset}) scale(${scale})">`,
    '<path d="M15 6h11v3H15zM10 12h16v3H10z"/>',
    '<path d="M6 19h20v2H6zM6 23.5h20v2H6z"/>',
    '</g></svg>\n',
  ].join('')
}

function renderPng(svg: string, sizePx: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: sizePx } }).render().asPng()
}

/** One picture in an ICO container, stored as PNG. */
function toIco(png: Buffer, sizePx: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(sizePx, 6)
  header.writeUInt8(sizePx, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const tab = drawMark({ inset: 0, cornerRadius: 2 })
const tile = drawMark({ inset: 4, cornerRadius: 0 })
// A maskable icon may lose all outside a circle of 80 % of its width.
const maskable = drawMark({ inset: 7, cornerRadius: 0 })

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': tab,
  'favicon.ico': toIco(renderPng(tab, 32), 32),
  'apple-touch-icon.png': renderPng(tile, 180),
  'icon-192.png': renderPng(tab, 192),
  'icon-512.png': renderPng(tab, 512),
  'icon-maskable-512.png': renderPng(maskable, 512),
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(publicFolder, name), content)
console.log(`wrote ${Object.keys(files).join(', ')}`)
