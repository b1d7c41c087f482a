import { textOfFile } from './text-of-file.ts'
import { readExact } from '../find/exact/read-exact.ts'

/** What the exact readers make of an invoice in XML or JSON. */
export async function readInvoiceText(text: string) {
  return readExact(await textOfFile(text, text.startsWith('<') ? 'invoice.txt' : 'invoice.json'))
}
