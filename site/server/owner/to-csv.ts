/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would run as a formula is led by an apostrophe, as OWASP's page on
 * CSV injection advises: the words of strangers are text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
