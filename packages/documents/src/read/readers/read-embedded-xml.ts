import type { getDocumentProxy } from 'unpdf'
import type { XmlElement } from '../../document-text.ts'
import { decodeText } from '../sniff/decode-text.ts'
import { readLimits } from '../limits/read-limits.ts'
import { openRowCollectors } from '../rows/row-collector.ts'
import { readXml } from './read-xml.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * The XML files that a PDF carries (ISO 32000-1, 7.11.4), as Factur-X and ZUGFeRD attach the invoice that the pages
 * show. A file that is too large, damaged or cut by a limit is left out: half an invoice is none.
 */
export async function readEmbeddedXml(document: PdfDocument): Promise<XmlElement[]> {
  const files: XmlElement[] = []
  for (const name of (await namesOf(document)).slice(0, readLimits.embeddedFiles)) {
    const bytes = await contentOf(document, name)
    const text = bytes === null || bytes.length > readLimits.embeddedBytes ? null : decodeText(bytes)
    if (text === null) continue
    const { xml, isWhole } = readXml(text, openRowCollectors()())
    if (isWhole) files.push(xml)
  }
  return files
}

async function namesOf(document: PdfDocument): Promise<string[]> {
  try {
    const attachments: unknown = await document.getAttachments()
    if (!(attachments instanceof Map)) return []
    const names: unknown[] = [...attachments.keys()]
    return names.filter((name) => typeof name === 'string').filter((name) => /\.xml$/i.test(name))
  } catch {
    return []
  }
}

async function contentOf(document: PdfDocument, name: string): Promise<Uint8Array | null> {
  try {
    const content: unknown = await document.getAttachmentContent(name)
    return content instanceof Uint8Array ? content : null
  } catch {
    return null
  }
}
