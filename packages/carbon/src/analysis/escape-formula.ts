/** What a spreadsheet would run: also behind spaces and in full-width form. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠|%]|^[\s\u00a0]+[=+\-@]/
const plainNumber = /^-?\d+(\.\d+)?$/

/** The text of a cell as a spreadsheet shows it and never runs it; a number may start with a minus. */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text
}
