import type { Airport } from '../travel/airport-table.ts'
import { cityAirport } from '../travel/city-airports.ts'
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
  const words = tokens.slice(from, to).map(({ text }) => text)
  return { airports, name: words.join(' ') }
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
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (origin === null && destination !== null) {
    const isNamed = before?.kind === 'word' && openers.has(tokens[at - 2]?.key ?? '')
    return isNamed ? routeFrom([unnamed(before), endOf(tokens, destination)], destination, at - 1) : null
  }
  const isNamed = after?.kind === 'word' && /^\p{Lu}/u.test(after.text)
  return origin !== null && destination === null && isNamed
    ? routeFrom([endOf(tokens, origin), unnamed(after)], origin, at + 1)
    : null
}

function unnamed({ text }: Token): RouteEnd {
  return { name: text, airports: [] }
}

function routeFrom(ends: readonly RouteEnd[], known: AirportRead, other: number): Route {
  return { ends, used: new Set([other, ...rangeOf(known)]) }
}

/** Codes in capitals and main cities, in the order in which they stand. */
function listAirports(tokens: readonly Token[]): AirportRead[] {
  const found: AirportRead[] = []
  for (let at = 0; at < tokens.length; at = Math.max(at + 1, found.at(-1)?.to ?? 0)) {
    const to = [at + 3, at + 2, at + 1].find(
      (end) => end <= tokens.length && isMainCity(tokens.slice(at, end)),
    )
    if (to !== undefined) found.push({ airports: airportsNamed(tokens.slice(at, to)), from: at, to })
  }
  return found
}

function isMainCity(words: readonly Token[]): boolean {
  const [first, ...others] = words
  const isCode =
    others.length === 0 && /^[A-Z]{3}$/.test(first?.text ?? '') && airportsNamed(words).length === 1
  const isName = cityAirport(words.map(({ key }) => key).join(' ')) !== null
  return words.every(({ kind }) => kind === 'word') && (isName || isCode)
}
