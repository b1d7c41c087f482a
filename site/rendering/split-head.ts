const attributes = '(?:[^>"]|"[^"]*")*'
const hoistedTags = new RegExp(`^(?:<title${attributes}>[^<]*</title>|<(?:meta|link)\\b${attributes}>)+`)

/** Parts React's output: the title, meta and link tags that it hoists to the front, and the rest. */
export function splitHead(html: string): { head: string; body: string } {
  const head = hoistedTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
