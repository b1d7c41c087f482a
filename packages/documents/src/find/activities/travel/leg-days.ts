import { positionAt } from '../../../lay-out/layout/labels.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { LegFound } from './chain-legs.ts'
import type { Place } from './place.ts'

type Days = { own: string | null; above: string | null; below: string | null; further: string | null }

const linesAbove = 10
const linesBelow = 4
const notTravelled = cueFor('leg-days not travelled')

/**
 * The day of each leg: on its lines, else between it and its neighbours, over it or under it as the page has it for its
 * other legs, else the last one printed before it.
 */
export function daysOfLegs(lines: readonly ReadLine[], legs: readonly LegFound[]): (string | null)[] {
  const days = legs.map((leg, index) => daysAround(lines, leg, legs[index - 1], legs[index + 1]))
  const votes = days.reduce(
    (sum, { own, above, below }) =>
      own !== null ? sum : sum + (above === null ? 0 : 1) - (below === null ? 0 : 1),
    0,
  )
  // What stands over the first leg may be of anything: a tie is told by what stands under the last.
  const isOver = votes > 0 || (votes === 0 && days.at(-1)?.below === null)
  return days.map(
    ({ own, above, below, further }) =>
      own ?? (isOver ? (above ?? further ?? below) : (below ?? above ?? further)),
  )
}

/** The day beside the place where a leg ends, if another is printed. */
export function dayOfArrival({ from, to }: LegFound): string | null {
  const days = isoDays(to.line)
  return to.line === from.line && days.length < 2 ? null : dayBeside(to.line, to)
}

function daysAround(
  lines: readonly ReadLine[],
  { from, to }: LegFound,
  before: LegFound | undefined,
  after: LegFound | undefined,
): Days {
  const [first, last] = [from.line.index, to.line.index]
  const top = before?.to.line.index ?? -1
  const bottom = after?.from.line.index ?? Infinity
  const find = (indexes: readonly number[]) => {
    for (const index of indexes) {
      const line = lines[index]
      const day = line === undefined || notTravelled.test(line.folded) ? null : dayBeside(line, from)
      if (day !== null) return day
    }
    return null
  }
  const up = steps(linesAbove).map((step) => first - step)
  const down = steps(linesBelow).map((step) => last + step)
  return {
    own: find(steps(last - first + 1).map((step) => first + step - 1)),
    above: find(up.filter((index) => index > top)),
    below: find(down.filter((index) => index < bottom)),
    further: find(up),
  }
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, step) => step + 1)
}

function isoDays({ dates }: ReadLine) {
  return dates.filter(({ iso }) => iso !== null)
}

/** Departure and arrival stand in two columns: each has the day of its own; of those on its line the one before it. */
function dayBeside(line: ReadLine, place: Place): string | null {
  const days = isoDays(line)
  if (line === place.line) return (days.findLast((date) => date.start < place.start) ?? days[0])?.iso ?? null
  const [first, ...others] = days
  const distance = (start: number) => Math.abs(positionAt(line, start) - place.left)
  return (
    others.reduce((best, date) => (distance(date.start) < distance(best?.start ?? 0) ? date : best), first)
      ?.iso ?? null
  )
}
