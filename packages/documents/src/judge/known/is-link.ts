import { says } from '../../lay-out/lexicon/says.ts'

// The words that part the days of a range are hints of a period in the lexicon ("to", "bis", "au"), "and" is none.
const onlyMarks = /^[\s–—→>|:-]*$/
const mostLinkWords = 3

/** True for what stands between the two days of a range: a mark, or a few words of a period. */
export function isLink(between: string): boolean {
  if (onlyMarks.test(between)) return true
  const words = between.match(/\p{L}+/gu) ?? []
  return words.length <= mostLinkWords && !/\d/.test(between) && says(between, ['period'], 1)
}
