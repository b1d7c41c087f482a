import type { Airport } from '../travel/airport-table.ts'
import { calculatorWords } from './calculator-words.ts'
import { airportEndingAt, airportsNamed, airportStartingAt, type AirportRead } from './find-airports.ts'
import { tokenise, type Token } from './tokenise.ts'

/** One end of a flight: an airport, several of one name, or words that name none. */
export type RouteEnd = { name: string; airports: readonly Airport[] }
/** The ends of a flight in the order in which it touches them, stops among them, and the tokens that name them. */
export type Route = { ends: readonly RouteEnd[]; used: ReadonlySet<number> }

const arrows: ReadonlySet<string> = new Set(['to', '-', '–', '—', '→'])
const openers: ReadonlySet<string> = new Set(['from', 'between'])
const stopWords: ReadonlySet<string> = new Set(['via', 'through'])

/** "BNE-SYD": codes joined by dashes are a flight, whatever else is said. */
export function isRouteOfCodes(message: string): boolean {
  const [codes] = /(?<![\p{L}\d-])[a-z]{3}(?:-[a-z]{3})+(?![\p{L}\d-])/iu.exec(message) ?? []
  return codes?.split('-').every((code) => airportsNamed(tokenise(code.toUpperCase())).length === 1) === true
}

/** The two ends of a flight: "Perth to Broome", "from Hobart to London Heathrow", "SYD-MEL", "between Cairns and Darwin". */
export function findRoute(tokens: readonly Token[]): Route | null {
  for (const [at, { key }] of tokens.entries()) {
    const isBetween = key === 'and' && tokens.slice(0, at).some((token) => token.key === 'between')
    if (!arrows.has(key) && !isBetween) continue
    const origin = airportEndingAt(tokens, at - 1)
    const destination = airportStartingAt(tokens, at + 1)
    if (origin !== null && destination !== null)
      return routeOf(tokens, origin, ...stopsFrom(tokens, destination))
    const unknown = unknownEnd(tokens, at, origin, destination)
    if (unknown !== null) return unknown
  }
  const named = listAirports(tokens)
  const [first, second] = named
  return first === undefined || second === undefined ? null : routeOf(tokens, first, second)
}

/** "BNE-SYD-MEL": an airport, and those that further arrows lead to from it. */
function stopsFrom(tokens: readonly Token[], first: AirportRead): AirportRead[] {
  const next = arrows.has(tokens[first.to]?.key ?? '') ? airportStartingAt(tokens, first.to + 1) : null
  return next === null ? [first] : [first, ...stopsFrom(tokens, next)]
}

function routeOf(tokens: readonly Token[], origin: AirportRead, ...onward: readonly AirportRead[]): Route {
  const stops = tokens.flatMap(({ key }, at) =>
    stopWords.has(key) ? (airportStartingAt(tokens, at + 1) ?? []) : [],
  )
  const reads = [origin, ...stops, ...onward]
  return { ends: reads.map((read) => endOf(tokens, read)), used: new Set(reads.flatMap(rangeOf)) }
}

function endOf(tokens: readonly Token[], { airports, from, to }: AirportRead): RouteEnd {
  return {
    airports,
    name: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  }
}

function rangeOf({ from, to }: AirportRead): number[] {
  return Array.from({ length: to - from }, (_, step) => from + step)
}

/** "from Atlantis to Sydney": one end is an airport and the other, after "from" or before it, names none. */
function unknownEnd(
  tokens: readonly Token[],
  at: number,
  origin: AirportRead | null,
  destination: AirportRead | null,
): Route | null {
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (
    origin === null &&
    destination !== null &&
    before?.kind === 'word' &&
    openers.has(tokens[at - 2]?.key ?? '')
  ) {
    const end = { name: before.text, airports: [] }
    return {
      ends: [end, endOf(tokens, destination)],
      used: new Set([at - 1, ...rangeOf(destination)]),
    }
  }
  if (origin !== null && destination === null && after?.kind === 'word' && /^\p{Lu}/u.test(after.text)) {
    const end = { name: after.text, airports: [] }
    return { ends: [endOf(tokens, origin), end], used: new Set([at + 1, ...rangeOf(origin)]) }
  }
  return null
}

/** Codes in capitals and main cities, in the order in which they stand. */
function listAirports(tokens: readonly Token[]): AirportRead[] {
  const found: AirportRead[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const length = [3, 2, 1].find((count) => isMainCity(tokens.slice(at, at + count), count))
    if (length === undefined) continue
    found.push({ airports: airportsNamed(tokens.slice(at, at + length)), from: at, to: at + length })
    at += length - 1
  }
  return found
}

function isMainCity(words: readonly Token[], count: number): boolean {
  if (words.length < count || words.some(({ kind }) => kind !== 'word')) return false
  const name = words.map(({ key }) => key).join(' ')
  const isCode = count === 1 && /^[A-Z]{3}$/.test(words[0]?.text ?? '') && airportsNamed(words).length === 1
  return calculatorWords.airports.has(name) || isCode
}
