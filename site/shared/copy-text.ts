/** A piece of a text holds the whole of it in memory. What is kept longer than a request is kept as a copy. */
export function copyText(piece: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(piece))
}
