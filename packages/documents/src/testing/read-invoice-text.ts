import { textOfFile } from './text-of-file.ts'
import { readStructured } from '../find/read-structured.ts'

/** What the readers of structure make of an invoice in XML or JSON. */
export async function readInvoiceText(text: string) {
  return readStructured(await textOfFile(text, text.startsWith('<') ? 'invoice.txt' : 'invoice.json'))
}
