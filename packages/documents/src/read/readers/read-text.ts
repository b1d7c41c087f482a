import type { CellPlace, ReadResult, TextPage, XmlElement } from '../../document-text.ts'
import { mediaTypes } from '../sniff/media-types.ts'
import { alignDelimited } from './align-delimited.ts'
import { openRowCollectors } from '../rows/row-collector.ts'
import { splitLine } from './split-line.ts'
import { readXml } from './read-xml.ts'

/** Reads plain text: a row for each line, cells at tabs, table bars and runs of spaces; form feeds part pages. */
export function readText(text: string): ReadResult {
  const isXmlText = isXml(text)
  const openCollector = openRowCollectors()
  let truncated = false
  let xml: XmlElement | null = null

  const pages: TextPage[] = []
  if (isXmlText) {
    const collector = openCollector()
    const read = readXml(text, collector)
    truncated = !read.isWhole
    xml = read.xml
    pages.push({ name: '1', rows: collector.rows, readBy: 'structured' })
  } else {
    let line = 0
    for (const [index, pageText] of text.split('\f').entries()) {
      const collector = openCollector()
      for (const lineText of alignDelimited(pageText.split(/\r\n|\r|\n/))) {
        line += 1
        const cells = splitLine(lineText).map(({ text: part, column }) => {
          const place: CellPlace = { page: index + 1, box: null, cell: lineName(line, column) }
          return { text: part, place }
        })
        if (!collector.add(cells)) truncated = true
      }
      pages.push({ name: String(index + 1), rows: collector.rows, readBy: 'text' })
    }
  }
  return {
    ok: true,
    value: {
      kind: 'text',
      mediaType: mediaTypes.text,
      pages,
      json: null,
      truncated,
      readBy: isXmlText ? 'structured' : 'text',
      ...(xml === null ? {} : { xml }),
    },
  }
}

/** "line 4", and "line 4:31" for a cell further right: columns of a printed table stand one under another. */
function lineName(line: number, column: number): string {
  return column === 1 ? `line ${line}` : `line ${line}:${column}`
}

/** Comments may stand before the root: licences, and what wrote the file. */
function isXml(text: string): boolean {
  let start = text.trimStart()
  for (let end = 0; start.startsWith('<!--') && end >= 0;) {
    end = start.indexOf('-->')
    start = end < 0 ? start : start.slice(end + 3).trimStart()
  }
  return /^<(?:\?xml\s|[A-Za-z_][\w.-]*(?::[\w.-]+)?[\s>])/.test(start) && text.trimEnd().endsWith('>')
}
