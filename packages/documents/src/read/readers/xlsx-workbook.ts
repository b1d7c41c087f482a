import type { NumberFormat } from './xlsx-number-format.ts'
import { builtInFormat, parseFormatCode } from './xlsx-number-format.ts'
import { openXmlScanner, readAttribute } from './xml-scanner.ts'
import type { XmlHandler } from './xml-scanner.ts'
import type { ZipArchive } from '../sniff/zip-archive.ts'
import { readLimits } from '../limits/read-limits.ts'

export type SheetPart = { name: string; isHidden: boolean; path: string }

/** The parts of a workbook that its sheets refer to. */
export type Workbook = {
  sheets: SheetPart[]
  is1904: boolean
  sharedStrings: string[]
  /** By the style number of a cell. */
  formats: NumberFormat[]
  /** True when a limit cut one of these parts. */
  truncated: boolean
}

/** Reads names, shared strings and number formats; null when the archive holds no workbook. */
export async function readWorkbook(zip: ZipArchive): Promise<Workbook | null> {
  const path = zip.names.find((name) => /^xl\/workbook\d*\.xml$/.test(name))
  if (path === undefined) return null

  const declared: { name: string; isHidden: boolean; relation: string }[] = []
  let is1904 = false
  await scanPart(zip, path, (name, tag) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(readAttribute(tag, 'date1904') ?? '')
    if (name !== 'sheet') return
    const state = readAttribute(tag, 'state') ?? 'visible'
    const sheetName = readAttribute(tag, 'name') ?? `Sheet${declared.length + 1}`
    declared.push({
      name: sheetName,
      isHidden: state !== 'visible',
      relation: readAttribute(tag, 'id') ?? '',
    })
  })

  const targets = new Map<string, string>()
  await scanPart(zip, path.replace('xl/', 'xl/_rels/') + '.rels', (name, tag) => {
    if (name !== 'Relationship' || !readAttribute(tag, 'Type')?.endsWith('/worksheet')) return
    targets.set(readAttribute(tag, 'Id') ?? '', resolveTarget(readAttribute(tag, 'Target') ?? ''))
  })

  const sheets = declared.flatMap(({ name, isHidden, relation }) => {
    const target = targets.get(relation)
    return target === undefined ? [] : [{ name, isHidden, path: target }]
  })
  const strings = await readSharedStrings(zip)
  const formats = await readFormats(zip)
  return { sheets, is1904, sharedStrings: strings.values, formats, truncated: strings.isCut }
}

function resolveTarget(target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  return `xl/${target.replace(/^\.\//, '')}`
}

async function scanPart(zip: ZipArchive, path: string, onOpen: XmlHandler['onOpen']): Promise<void> {
  const push = openXmlScanner({ onOpen, onClose: () => {}, onText: () => {} })
  await zip.readText(path, (chunk) => {
    push(chunk)
    return 'more'
  })
}

async function readSharedStrings(zip: ZipArchive): Promise<{ values: string[]; isCut: boolean }> {
  const values: string[] = []
  let current = ''
  let isInText = false
  let isInPhonetic = false
  const push = openXmlScanner({
    onOpen(name) {
      if (name === 'si') current = ''
      if (name === 't') isInText = !isInPhonetic
      if (name === 'rPh') isInPhonetic = true
    },
    onText(text) {
      if (isInText) current += text
    },
    onClose(name) {
      if (name === 't') isInText = false
      if (name === 'rPh') isInPhonetic = false
      if (name === 'si') values.push(decodeEscapes(current))
    },
  })
  const outcome = await zip.readText('xl/sharedStrings.xml', (chunk) => {
    push(chunk)
    return values.length > readLimits.cells ? 'stop' : 'more'
  })
  return { values, isCut: outcome === 'cut' }
}

/** Control characters stand as "_x000D_" in strings of a workbook. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex) =>
    String.fromCharCode(Number.parseInt(String(hex), 16)),
  )
}

async function readFormats(zip: ZipArchive): Promise<NumberFormat[]> {
  const custom = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let isInCellFormats = false
  await scanPart(zip, 'xl/styles.xml', (name, tag) => {
    if (name === 'numFmt') {
      custom.set(
        Number(readAttribute(tag, 'numFmtId')),
        parseFormatCode(readAttribute(tag, 'formatCode') ?? ''),
      )
    }
    if (name === 'cellStyleXfs' || name === 'cellXfs') isInCellFormats = name === 'cellXfs'
    if (name === 'xf' && isInCellFormats) {
      const id = Number(readAttribute(tag, 'numFmtId') ?? 0)
      formats.push(custom.get(id) ?? builtInFormat(id))
    }
  })
  return formats
}
