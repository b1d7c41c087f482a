/** Text of a document is data: it never makes a link, a heading or other markup of a reply. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[[\]*_`#<>|\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Plain text of at most so many characters, cut with an ellipsis. */
export function clipText(text: string, mostCharacters: number): string {
  const plain = plainText(text)
  return plain.length > mostCharacters ? `${plain.slice(0, mostCharacters - 1).trimEnd()}…` : plain
}
