import { positionAt } from '../../../lay-out/layout/labels.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import type { Mention } from '../../../lay-out/lexicon/mention.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { isAirport } from './airports.ts'
import { notAirports } from './travel-words.ts'

/** An airport code that stands where itineraries print places. */
export type PlaceToken = {
  line: ReadLine
  code: string
  start: number
  end: number
  /** Where it stands along its line. */
  left: number
  /** Which end of a journey the words before it say last. */
  side: Mention['concept'] | undefined
  inBrackets: boolean
  hasTime: boolean
}

const leastSentence = 12

/** Codes in brackets, and bare codes beside a time, a separator or a departure word. */
export function findPlaces(line: ReadLine): PlaceToken[] {
  const isSentence = isProse(line)
  return [...line.text.matchAll(/(?<![A-Za-z0-9])[A-Z]{3}(?![A-Za-z0-9])/g)].flatMap((match) => {
    const code = match[0]
    const start = match.index
    const end = start + code.length
    const before = line.text.slice(0, start)
    const after = line.text.slice(end)
    if (notAirports.has(code) || !isAirport(code)) return []
    const inBrackets = before.endsWith('(') && after.startsWith(')')
    if (isSentence && !inBrackets) return []
    const hasTime = inBrackets
      ? findTimes(line.text).length > 0
      : /\d{1,2}[:h.]\d{2}(?:\s?[ap]m)?\s{0,4}$/i.test(before) || /^\s{0,4}\d{1,2}[:h]\d{2}/.test(after)
    const inPair =
      /^(?:\s?(?:-|–|→|>|\/|to)\s?|\s{1,2})[A-Z]{3}(?![A-Za-z])/.test(after) ||
      /(?<![A-Za-z])[A-Z]{3}(?:\s?(?:-|–|→|>|\/|to)\s?|\s{1,2})$/.test(before)
    const label = labelBefore(line.folded.slice(0, start))
    const isLabelled = label !== undefined && /^[\s:]*$/.test(line.folded.slice(label.end, start))
    const isPlace = inBrackets || hasTime || inPair || isLabelled
    return isPlace
      ? [{ line, code, start, end, left: positionAt(line, start), side: label?.concept, inBrackets, hasTime }]
      : []
  })
}

/** "Departure Airport: ", "nach ": the last words before a place that say which end of a journey follows. */
function labelBefore(before: string): Mention | undefined {
  return findMentions(before).findLast(({ concept }) => concept === 'origin' || concept === 'destination')
}

/** A sentence of rules or of a letter, which names places and nights that nobody went to. */
export function isProse({ cells, text, dates }: ReadLine): boolean {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return cells.length === 1 && words >= leastSentence && dates.length === 0 && findTimes(text).length === 0
}
