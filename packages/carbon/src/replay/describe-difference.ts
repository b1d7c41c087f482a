import { parseDecimal } from '../decimal.ts'
import { groupDigits } from '../format-mass.ts'

/** One figure that came out otherwise: where it stands, what was stored, what the replay gives, and all that in words. */
export type ReplayDifference = { path: string; stored: string; replayed: string; text: string }

/** Stands where the replay has nothing to put beside a stored figure. */
export const absent = '(none)'

/** Where a figure stands for a person: its line or factor, and what it is of that. */
export type FigurePlace = { path: string; words: string; unit?: string }

/** The difference between a stored and a replayed figure; none where they are the same. */
export function findDifference(place: FigurePlace, stored: unknown, replayed: unknown): ReplayDifference[] {
  const storedText = JSON.stringify(stored)
  const replayedText = JSON.stringify(replayed)
  if (storedText === replayedText) return []
  return [
    {
      path: place.path,
      stored: storedText,
      replayed: replayedText,
      text: describe(place, sayValue(stored, place.unit), sayValue(replayed, place.unit)),
    },
  ]
}

/** A difference whose sides are sentences, such as a factor that the library no longer holds. */
export function tellDifference(place: FigurePlace, stored: string, replayed: string): ReplayDifference {
  return { path: place.path, stored, replayed, text: describe(place, stored, replayed) }
}

function describe({ words }: FigurePlace, stored: string, replayed: string): string {
  const now = replayed === absent ? 'nothing when worked out again' : `${replayed} when worked out again`
  return `${words}: ${stored} in the file, ${now}`
}

function sayValue(value: unknown, unit = ''): string {
  if (Array.isArray(value)) return value.map((each) => sayValue(each)).join(', ') || absent
  if (typeof value !== 'string') return JSON.stringify(value)
  if (parseDecimal(value) === null) return value
  return `${groupDigits(value)}${unit === '' ? '' : ` ${unit}`}`
}
