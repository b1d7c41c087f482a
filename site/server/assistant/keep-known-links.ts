import { allPassages } from '#server/knowledge/all-passages.ts'
import { pages } from '#shared/answer-pages.ts'
import { siteConfig } from '#shared/site-config.ts'

const longestLinkCharacters = 400

const knownTargets: ReadonlySet<string> = new Set([
  ...Object.values(pages).map((page) => page.path),
  siteConfig.links.documentation,
  ...allPassages.flatMap(({ text }) =>
    [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, target = '']) => target),
  ),
  ...Object.values(siteConfig.emails).map((email) => `mailto:${email}`),
])

/**
 * Passes text through and keeps only links to our own pages and to the regulators that passages name: of any other link the words stay and the address goes,
 * so that a hostile document cannot put its address into an answer. An image is treated as a link.
 */
export async function* keepKnownLinks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of pieces) {
    held += piece
    const end = endOfSettledText(held)
    const settled = held.slice(0, end)
    held = held.slice(end)
    if (settled !== '') yield dropUnknownLinks(settled)
  }
  if (held !== '') yield dropUnknownLinks(held)
}

/** Up to where neither a link nor an address can still be growing: before an open `[`, or the last word. */
function endOfSettledText(text: string): number {
  const open = /!?\[[^\]]*(?:\](?:\([^)]*)?)?$|\S+$/.exec(text)
  return open === null || text.length - open.index > longestLinkCharacters ? text.length : open.index
}

function dropUnknownLinks(text: string): string {
  return text
    .replace(/(!?)\[([^\]]*)\]\(([^)]*)\)/g, (link: string, image: string, words: string, target: string) =>
      image === '' && isKnown(target) ? link : words,
    )
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, (address) => (isKnown(address) ? address : '(address left out)'))
}

function isKnown(target: string): boolean {
  return knownTargets.has(target.trim())
}
