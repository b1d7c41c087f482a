/** Stands in the keywords of every PDF of ours. */
export const pdfMark = 'doublerule-working-paper'
/** The first columns of every CSV of papers, which no bill has in this order. */
export const csvMark = [
  'document',
  'file',
  'line',
  'state',
  'description',
  'kind',
  'quantity',
  'unit',
] as const

/** A file that papers were taken along in: results, and no document to read figures from. */
export type OwnExport = 'csv' | 'pdf' | 'json'

/** Whether a file holds papers of ours, by its mark. `head` is its start as Latin-1, of a PDF all of it. */
export function recogniseOwnExport(head: string): OwnExport | null {
  if (head.startsWith('%PDF-')) return head.includes(pdfMark) ? 'pdf' : null
  if (/^\s*\{\s*"workingVersion"/.test(head)) return 'json'
  const [first = ''] = head.replace(/^(?:\u00EF\u00BB\u00BF|\uFEFF)/, '').split(/\r?\n/, 1)
  const columns = first.split(/[,;\t]/).map((column) => column.replaceAll('"', '').trim())
  return csvMark.every((column, index) => columns[index] === column) ? 'csv' : null
}
