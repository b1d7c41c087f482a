import type { ReadResult } from '../../document-text.ts'
import { mediaTypes } from '../sniff/media-types.ts'
import { cellNameOf } from '../rows/cell-name.ts'
import { openDocxBlocks } from './docx-blocks.ts'
import { refuse } from '../limits/refuse.ts'
import { openRowCollectors } from '../rows/row-collector.ts'
import { openXmlScanner } from './xml-scanner.ts'
import { openZip } from '../sniff/zip-archive.ts'

const bodyPart = /^word\/document\d*\.xml$/
const headerPart = /^word\/header\d*\.xml$/
const trailingPart = /^word\/(?:footer|footnotes|endnotes)\d*\.xml$/

/** Reads headers, body, footers and notes of a Word document as one page of rows. */
export async function readDocx(bytes: Uint8Array): Promise<ReadResult> {
  const zip = await openZip(bytes)
  if (!zip.ok) return zip
  const body = zip.value.names.filter((name) => bodyPart.test(name))
  if (body.length === 0) return refuse('corrupt', 'The document holds no text part.')
  const headers = zip.value.names.filter((name) => headerPart.test(name))
  const trailing = zip.value.names.filter((name) => trailingPart.test(name))

  const collector = openRowCollectors()()
  let truncated = false
  for (const part of [...headers, ...body, ...trailing]) {
    const isBody = bodyPart.test(part)
    let isFull = false
    const push = openXmlScanner(
      openDocxBlocks(({ texts, table }) => {
        const cells = texts.map((text, column) => ({
          text,
          place: {
            page: 1,
            box: null,
            cell: table && isBody ? `Table ${table.number}!${cellNameOf(table.row, column)}` : null,
          },
        }))
        isFull ||= !collector.add(cells)
      }),
    )
    const outcome = await zip.value.readText(part, (chunk) => {
      push(chunk)
      return isFull ? 'stop' : 'more'
    })
    truncated ||= outcome === 'cut'
  }
  if (collector.rows.length === 0) return refuse('no_text', 'The document holds no text.')
  const pages = [{ name: '1', rows: collector.rows, readBy: 'structured' }] as const
  return {
    ok: true,
    value: { kind: 'docx', mediaType: mediaTypes.docx, pages, json: null, truncated, readBy: 'structured' },
  }
}
