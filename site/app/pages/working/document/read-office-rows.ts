import { describeSerialDay, isDayFormat } from './excel-date.ts'
import { columnName, type DocumentRow, mostRows } from './document-rows.ts'
import { openZip, type ZipEntry } from '#app/desk/open-zip.ts'

async function readXml(entries: readonly ZipEntry[], name: string): Promise<Document | null> {
  const read = await entries.find((entry) => entry.name === name)?.read()
  return read?.ok === true
    ? new DOMParser().parseFromString(new TextDecoder().decode(read.value), 'application/xml')
    : null
}

/** Elements by local name: writers choose their own prefixes. */
function all(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)]
}

function textOf(parent: Element): string {
  return all(parent, 't')
    .map(({ textContent }) => textContent)
    .join('')
}

/** Rows of a workbook, sheet after sheet or of one, with the cell names that the paper gives as evidence. */
export async function readXlsxRows(file: Blob, only?: string): Promise<DocumentRow[] | null> {
  const zip = await openZip(file)
  if (zip === null) return null
  const { entries } = zip
  const book = await readXml(entries, 'xl/workbook.xml')
  const strings = await readXml(entries, 'xl/sharedStrings.xml')
  const shared = strings === null ? [] : all(strings, 'si').map(textOf)
  const relations = await readXml(entries, 'xl/_rels/workbook.xml.rels')
  const days = dayStyles(await readXml(entries, 'xl/styles.xml'))
  const [properties] = book === null ? [] : all(book, 'workbookPr')
  const from = ['1', 'true'].includes(properties?.getAttribute('date1904') ?? '') ? 1904 : 1900
  const rows: DocumentRow[] = []
  for (const sheet of book === null ? [] : all(book, 'sheet')) {
    if (only !== undefined && sheet.getAttribute('name') !== only) continue
    const id = [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)
    const target = (relations === null ? [] : all(relations, 'Relationship'))
      .find((relation) => relation.getAttribute('Id') === id?.value)
      ?.getAttribute('Target')
    if (target === null || target === undefined) continue
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    const content = await readXml(entries, path)
    if (content !== null)
      rows.push(...sheetRows(content, sheet.getAttribute('name') ?? '', { shared, days, from }))
    if (rows.length > mostRows) break
  }
  return rows
}

/** What the cells of a workbook refer to: its strings, the styles that write days, and where its days begin. */
type Book = { shared: readonly string[]; days: ReadonlySet<string>; from: 1900 | 1904 }

/** Styles of cells whose number is a day, by their place in the list. */
function dayStyles(styles: Document | null): ReadonlySet<string> {
  if (styles === null) return new Set()
  const codes = new Map(
    all(styles, 'numFmt').map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode'),
    ]),
  )
  const [list] = all(styles, 'cellXfs')
  const ids = list === undefined ? [] : all(list, 'xf').map((style) => style.getAttribute('numFmtId') ?? '0')
  return new Set(
    ids.flatMap((id, index) => (isDayFormat(Number(id), codes.get(id) ?? null) ? [String(index)] : [])),
  )
}

function sheetRows(content: Document, sheetName: string, book: Book): DocumentRow[] {
  return all(content, 'row')
    .slice(0, mostRows + 1)
    .map((row, index) => {
      const number = row.getAttribute('r') ?? String(index + 1)
      return {
        name: number,
        cells: all(row, 'c').map((cell, column) => {
          const place = cell.getAttribute('r') ?? `${columnName(column)}${number}`
          return { text: cellText(cell, book), cell: `${sheetName}!${place}` }
        }),
      }
    })
    .filter(({ cells }) => cells.some(({ text }) => text !== ''))
}

function cellText(cell: Element, { shared, days, from }: Book): string {
  const type = cell.getAttribute('t')
  if (type === 'inlineStr') return textOf(cell)
  const value = all(cell, 'v')[0]?.textContent ?? ''
  if (type === 's') return shared[Number(value)] ?? ''
  const isNumber = type === null || type === 'n'
  return isNumber && days.has(cell.getAttribute('s') ?? '0') ? describeSerialDay(value, from) : value
}

/** Paragraphs and table rows of a Word document, in order. */
export async function readDocxRows(file: Blob): Promise<DocumentRow[] | null> {
  const zip = await openZip(file)
  if (zip === null) return null
  const { entries } = zip
  const content = await readXml(entries, 'word/document.xml')
  const [body] = content === null ? [] : all(content, 'body')
  if (body === undefined) return null
  const rows: DocumentRow[] = []
  let tables = 0
  for (const block of body.children) {
    if (block.localName === 'p') {
      const text = textOf(block)
      if (text.trim() !== '') rows.push({ name: String(rows.length + 1), cells: [{ text, cell: null }] })
    }
    if (block.localName !== 'tbl') continue
    tables += 1
    for (const [index, row] of all(block, 'tr').entries()) {
      rows.push({
        name: String(rows.length + 1),
        cells: all(row, 'tc').map((cell, column) => ({
          text: all(cell, 'p').map(textOf).join(' '),
          cell: `Table ${tables}!${columnName(column)}${index + 1}`,
        })),
      })
    }
  }
  return rows
}
