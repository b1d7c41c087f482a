/** Library text as a page prints it: a spaced hyphen between figures means "to", elsewhere it sets words apart. */
export function typesetName(text: string): string {
  return text.replaceAll(/(\d) - (\d)/g, '$1 to $2').replaceAll(' - ', ', ')
}
