/** What any way of reading journeys tells of one leg. */
export type JourneyLeg = {
  origin: string
  destination: string
  date: string | null
  /** The number of the flight or train, where one is printed. */
  service: string | null
  /** The clock time at which it starts, where one stands beside it. */
  departs?: string | null
  /** True where a day or a clock time stands beside its places. */
  isScheduled: boolean
}

const breakCost = 0.25

/**
 * How well legs fit together, by relations that need no language: each has a number or a time of its own, none is told
 * twice or goes nowhere, each starts where the one before ended, and the days rise.
 */
export function consistencyOf(legs: readonly JourneyLeg[]): number {
  const isNumbered = legs.some(({ service }) => service !== null)
  const seen = new Set<string>()
  let score = 0
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1]
    const names = namesOf(leg)
    score += names.some((name) => seen.has(name)) ? -1 : worthOf(leg, isNumbered)
    if (leg.origin === leg.destination) score -= 2
    if (before !== undefined && before.destination !== leg.origin) score -= breakCost
    if (before !== undefined && before.date !== null && leg.date !== null && before.date > leg.date)
      score -= 1
    for (const name of names) seen.add(name)
  }
  return score
}

/** A leg goes by its number or its places, and nobody leaves twice at one time of one day. */
function namesOf({ service, origin, destination, date, departs = null }: JourneyLeg): string[] {
  const name = `${service ?? `${origin} ${destination}`} ${date}`
  return departs === null || date === null ? [name] : [name, `${departs} ${date}`]
}

/** A leg with a time and no number beside legs that have one speaks neither for nor against its reading. */
function worthOf({ service, isScheduled }: JourneyLeg, isNumbered: boolean): number {
  if (isNumbered ? service !== null : isScheduled) return 1
  return isScheduled ? 0 : -1
}

/** The way of reading whose legs fit best, the first of equals; none where no way fits. */
export function chooseJourney<T extends JourneyLeg>(readings: readonly (readonly T[])[]): readonly T[] {
  let [best, highest]: [readonly T[], number] = [[], 0]
  for (const legs of readings) {
    const score = consistencyOf(legs)
    if (score > highest) [best, highest] = [legs, score]
  }
  return best
}
