/** Library text as a page prints it: a spaced hyphen between figures means "to", elsewhere it sets words apart; a scope keeps its number. */
export function typesetName(text: string): string {
  return text
    .replaceAll(/(\d) - (\d)/g, '$1 to $2')
    .replaceAll(' - ', ', ')
    .replaceAll(/Scope (\d)/g, 'Scope\u00a0$1')
}
