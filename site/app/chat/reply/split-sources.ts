import { findLinks, type ReplyLink } from './find-links.ts'

const sourceLine = /(?:^|\n)\s*(?:\*\*)?Sources?:(?:\*\*)?(?<links>[^\n]*\]\([^\n]*\)[^\n]*)\s*$/

/**
 * Parts a reply from the line of sources it ends with (`Source: [Pricing](/pricing)`). A reply without that line
 * has the pages and addresses it links to as its sources; its text stays whole.
 */
export function splitSources(text: string): { body: string; sources: ReplyLink[] } {
  const match = sourceLine.exec(text)
  const listed = match?.groups?.['links']
  if (match === null || listed === undefined) {
    return { body: text, sources: findLinks(text).filter(({ href }) => !href.startsWith('mailto:')) }
  }
  return { body: text.slice(0, match.index).trimEnd(), sources: findLinks(listed) }
}
