import { crc32, constants, deflateRawSync, deflateSync } from 'node:zlib'
import { writeZip } from '../../scripts/specimens/write-zip.ts'

/** Files made to hurt a reader, for the tests. */

/** A PDF from the texts of its objects, numbered from 1; object 1 is the catalogue. */
export function buildPdf(objects: readonly (string | { dictionary: string; stream: Uint8Array })[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const head = `${index + 1} 0 obj\n`
    const body =
      typeof object === 'string'
        ? Buffer.from(`${head}${object}\nendobj\n`)
        : Buffer.concat([
            Buffer.from(`${head}<<${object.dictionary}/Length ${object.stream.length}>>stream\n`),
            object.stream,
            Buffer.from('\nendstream\nendobj\n'),
          ])
    parts.push(body)
    length += body.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const onePage = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const page = (extra = '') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${extra}>>>>`

/** A PDF of one page that draws the given content stream. */
export function onePagePdf(content: string): Buffer {
  const stream = deflateSync(content)
  return buildPdf([catalogue, onePage, page(), { dictionary: '/Filter/FlateDecode', stream }, font])
}

/** Two thousand bytes that inflate, twice, to a gigabyte. */
export function flateBombPdf(): Buffer {
  const stream = deflateSync(wrapDeflated(repeatDeflated(Buffer.alloc(2 ** 20, ' '), 1024)), { level: 9 })
  return buildPdf([
    catalogue,
    onePage,
    page(),
    { dictionary: '/Filter[/FlateDecode/FlateDecode]', stream },
    font,
  ])
}

export function textOperatorBombPdf(): Buffer {
  const operators = Buffer.from('BT /F 10 Tf 50 700 Td (ab cd) Tj 0 -1 Td (ef gh) Tj ET '.repeat(20_000))
  const stream = wrapDeflated(repeatDeflated(operators, 100))
  return buildPdf([catalogue, onePage, page(), { dictionary: '/Filter/FlateDecode', stream }, font])
}

/** A page tree that holds itself, and a form that draws itself. */
export function loopingPdf(): Buffer {
  const stream = deflateSync('/X Do')
  return buildPdf([
    catalogue,
    '<</Type/Pages/Kids[2 0 R 3 0 R 2 0 R]/Count 3>>',
    page('/XObject<</X 6 0 R>>'),
    { dictionary: '/Filter/FlateDecode', stream },
    font,
    {
      dictionary:
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/FlateDecode/Resources<</XObject<</X 6 0 R>>>>',
      stream,
    },
  ])
}

export function manyPagesPdf(count: number): Buffer {
  const stream = deflateSync('BT /F 10 Tf 50 700 Td (Electricity used in the period 120 kWh) Tj ET')
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  const pages = Array.from(
    { length: count },
    () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>',
  )
  return buildPdf([
    catalogue,
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    { dictionary: '/Filter/FlateDecode', stream },
    font,
    ...pages,
  ])
}

/** Pages that each show a picture of noise as large as the paper: some ten kilobytes that look like print everywhere. */
export function noisePagesPdf(count: number): Buffer {
  const side = 160
  const stream = Buffer.from(makeNoise((side * side) / 8))
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  const draw = deflateSync('595 0 0 842 0 0 cm /X Do')
  const pages = Array.from(
    { length: count },
    () =>
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</XObject<</X 4 0 R>>>>>>',
  )
  return buildPdf([
    catalogue,
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    { dictionary: '/Filter/FlateDecode', stream: draw },
    {
      dictionary: `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 1`,
      stream,
    },
    ...pages,
  ])
}

/** A black and white PNG whose blocks of so many pixels are set by chance. */
export function noisePng(width: number, height: number, block: number): Buffer {
  const rowBytes = Math.ceil(width / 8)
  const columns = Math.ceil(width / block)
  const random = makeNoise(columns * Math.ceil(height / block))
  const rows = Buffer.alloc((rowBytes + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInk = (random[Math.floor(y / block) * columns + Math.floor(x / block)] ?? 0) > 127
      if (isInk)
        rows[y * (rowBytes + 1) + 1 + (x >> 3)] =
          (rows[y * (rowBytes + 1) + 1 + (x >> 3)] ?? 0) | (128 >> (x & 7))
    }
  }
  return png(width, height, deflateSync(rows))
}

/** The same bytes each time, by a linear congruence. */
function makeNoise(sizeBytes: number): Uint8Array {
  const bytes = new Uint8Array(sizeBytes)
  let state = 7
  for (let index = 0; index < sizeBytes; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[index] = state >>> 24
  }
  return bytes
}

/** A PNG of the given size with pixels that compress to almost nothing. */
export function flatPng(width: number, height: number): Buffer {
  const rowBytes = 1 + Math.ceil(width / 8)
  const pixels = repeatDeflated(Buffer.alloc(rowBytes), height)
  return png(width, height, wrapDeflated(pixels, rowBytes * height))
}

/** A PNG of one bit for each pixel, from its deflated rows. */
function png(width: number, height: number, deflated: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflated),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A raw deflate stream of a text repeated, made without inflating it: each copy is a block of its own. */
export function repeatDeflated(content: Buffer, times: number): Buffer {
  const block = deflateRawSync(content, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const copies = Buffer.alloc(block.length * times)
  for (let copy = 0; copy < times; copy++) block.copy(copies, copy * block.length)
  return Buffer.concat([copies, deflateRawSync(Buffer.alloc(0))])
}

/** As zlib frames it; the checksum is right where all bytes are zero and their number is given. */
function wrapDeflated(deflated: Buffer, zeroBytes = 0): Buffer {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE(zeroBytes % 65_521, 0)
  checksum.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), deflated, checksum])
}

const workbookParts = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>' },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content:
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  },
]

/** A workbook of one sheet with the given rows, and other parts beside it. */
export function workbookOf(rows: string, others: readonly { name: string; content: string }[] = []): Buffer {
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return writeZip([...workbookParts, { name: 'xl/worksheets/sheet1.xml', content: sheet }, ...others])
}

/** A workbook whose sheet inflates to half a gigabyte of rows. */
export function zipBombWorkbook(): Buffer {
  const rows = Buffer.from(
    '<row><c t="inlineStr"><is><t>kWh</t></is></c><c><v>1</v></c></row>'.repeat(16_000),
  )
  const times = 512
  return writeZip([
    ...workbookParts,
    {
      name: 'xl/worksheets/sheet1.xml',
      packed: repeatDeflated(rows, times),
      sizeBytes: rows.length * times,
    },
  ])
}

/** A Word document whose text inflates to 300 MB, in one paragraph that never ends. */
export function zipBombDocument(): Buffer {
  const words = Buffer.from('waste '.repeat(170_000))
  const times = 300
  return writeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', packed: repeatDeflated(words, times), sizeBytes: words.length * times },
  ])
}
