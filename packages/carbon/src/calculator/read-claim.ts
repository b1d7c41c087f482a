import type { Decimal } from '../decimal.ts'
import { readActivities } from './read-activities.ts'
import { blankOut, readMasses, spaceGases } from './read-masses.ts'

/** A result that the asker puts up for checking, and the message without it. */
export type Claim = { value: Decimal; unit: string; isAbout: boolean; rest: string }

const asksCheck =
  /\b(?:is (?:it|that|this|he|she) (?:right|correct|true|ok|wrong)|are they right|(?:right|correct|true|ok|agree)\s?\?|correct\b|adds? up|(?:please|double|can you|could you) ?-?check|check (?:my|this|that|if|whether)|verify|told (?:me|us)|says|said|claims?|reckons?|makes? sense|am i (?:right|wrong)|mistake|is \d[^?]{1,60}\b(?:then|really|equal))\b|\b(?:right|correct|true|ok)\s?\?/i
const leads =
  /(?:=|\b(?:is|are|then|be|makes?|gives?|equals|of|about|around|roughly|approximately|at|to|got|get|as|carbon|emissions?|emits?|co2e?|produces?|creates?|footprint|result|answer|total|was))\W{0,2}$/i
const nearly = /(?:\b(?:about|around|roughly|approximately|some|nearly|almost)|~)\s?$/i

/** "Someone told me 500 kWh is 100 kg": the mass that is said to be the result; null where nothing is to be checked. */
export function readClaim(message: string): Claim | null {
  if (!asksCheck.test(message)) return null
  const text = spaceGases(message)
  const results = readMasses(text).filter(
    ({ per, start, isGas, isLimit }) =>
      per === null && !isLimit && (isGas || leads.test(text.slice(0, start))),
  )
  const claims = results.filter(({ isGas }) => isGas)
  const [claim] = claims.length > 0 ? claims.slice(-1) : results.slice(-1)
  if (claim === undefined) return null
  const rest = blankOut(text, [claim])
  // What is said to emit so much has to be there too.
  const isOfSomething = readActivities(rest).activities.some(({ unit }) => unit !== null)
  const isAbout = nearly.test(text.slice(0, claim.start))
  return isOfSomething ? { value: claim.value, unit: claim.unit, isAbout, rest } : null
}
