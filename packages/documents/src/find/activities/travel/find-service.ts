import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findFlightNumber } from './flight-number.ts'

const flightNamed = cueFor('find-service flight')
/** A single digit is a flight's number only where the line speaks of flights: "Flight 4 of 4 UA5". */
const shortNumber = /(?<![A-Za-z0-9])[A-Z]{2}\d(?![\dA-Za-z.,])/
const saysFlight = cueFor('travel-words flight')
/** Types of aircraft look like the numbers of flights. */
const aircraft = /^(?:A[23]\d\d|B7\d\d|E1\d\d)$/
const trainNamed = cueFor('find-service train')

/** A flight or a train by its number, as a text names it: "LX 963", "Vuelo: 1068", "ICE 703". */
export type Service = { mode: 'flight' | 'train' | null; number: string }

export function findService(text: string, folded: string): Service | null {
  const train = trainNamed.exec(folded)
  if (train !== null) return { mode: 'train', number: text.slice(train.index, train.index + train[0].length) }
  const flight = flightNamed.exec(folded)
  const code =
    findFlightNumber(text) ?? (saysFlight.test(folded) ? (shortNumber.exec(text)?.[0] ?? null) : null)
  if (code !== null && !aircraft.test(code)) return { mode: flight === null ? null : 'flight', number: code }
  return flight === null ? null : { mode: 'flight', number: flight[1] ?? '' }
}
