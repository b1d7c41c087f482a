import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { hasCents } from '../../../lay-out/layout/has-cents.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { JourneyPage } from './journey-page.ts'
import { type Place, extentOf, isSamePlace, placesBetween } from './place.ts'

/** What speaks for two places being the ends of one leg, or against it (1, -1; 0 where it may do either), as the fitted weights see it. */
export const legFeatures = [
  ['same line', 0],
  ['next line', 0],
  ['two or three lines', 0],
  ['four to seven lines', 0],
  ['further', 0],
  ['joined by a link', 1],
  ['no place between', 1],
  ['one place between', 0],
  ['words before both', 1],
  ['words before one', 0],
  ['words before say the reverse', -1],
  ['titles over both columns', 1],
  ['titles over both columns say the reverse', -1],
  ['words over both', 1],
  ['words over both say the reverse', 0],
  ['words under both', 1],
  ['stacked under a title of both', 1],
  ['both coded', 1],
  ['one coded', 0],
  ['both known', 1],
  ['one known', 0],
  ['both stations', 1],
  ['in one column', 0],
  ['both timed', 1],
  ['one timed', 0],
  ['times rise', 1],
  ['times fall', -1],
  ['day on its lines', 1],
  ['day near', 1],
  ['day further up', 1],
  ['service on its lines', 1],
  ['service near', 1],
  ['page of flights', 0],
  ['page of rides', 0],
  ['ticket or booking', 1],
  ['amount on its lines', -1],
  ['address on its lines', -1],
  ['many places on a line', -1],
  ['reverse printed', 1],
  ['printed again', 0],
  ['goes on', 1],
  ['names on a page of codes', -1],
  ['an even number of timed places before', 1],
  ['the next timed place', 1],
  ['the only two places known', 1],
  ['the only two places', 1],
  ['others on their lines', -1],
] as const

const nearLines = 3
const upLines = 10
const crowd = 4

type Side = 'origin' | 'destination' | 'both' | null

export function featuresOfLeg(page: JourneyPage, from: Place, to: Place): Float32Array {
  const { lines, places } = page
  const apart = to.line.index - from.line.index
  const between = placesBetween(places, from, to)
  const [first, last] = [page.rolesOf(from), page.rolesOf(to)]
  const [departs, found] = [page.timeOf(from), page.timeOf(to)]
  // One time beside two places is of neither alone.
  const arrives = found === departs ? null : found
  const own = lines.slice(from.line.index, to.line.index + 1)
  const around = lines.slice(Math.max(0, from.line.index - nearLines), to.line.index + nearLines + 1)
  const above = lines.slice(Math.max(0, from.line.index - upLines), from.line.index)
  const hasDay = (some: readonly ReadLine[]) =>
    some.some(({ dates }) => dates.some(({ day }) => day !== null))
  const hasService = (some: readonly ReadLine[]) => some.some((line) => page.hasService(line))
  const reversed = (one: Side, other: Side) => one === 'destination' || other === 'origin'
  const [codes, known] = [count(from.code !== null, to.code !== null), count(from.isKnown, to.isKnown)]
  const before = count(first.before === 'origin', last.before === 'destination')
  const isDayOwn = hasDay(own)
  const isDayNear = !isDayOwn && hasDay(around)
  const values: Record<(typeof legFeatures)[number][0], boolean> = {
    'same line': apart === 0,
    'next line': apart === 1,
    'two or three lines': apart === 2 || apart === 3,
    'four to seven lines': apart > 3 && apart < 8,
    further: apart > 7,
    'joined by a link': to.order === from.order + 1 && to.isLinked,
    'no place between': between === 0,
    'one place between': between === 1,
    'words before both': before === 2,
    'words before one': before === 1,
    'words before say the reverse': reversed(first.before, last.before),
    'titles over both columns': first.column === 'origin' && last.column === 'destination',
    'titles over both columns say the reverse': reversed(first.column, last.column),
    'words over both': first.above === 'origin' && last.above === 'destination',
    'words over both say the reverse': reversed(first.above, last.above),
    'words under both': first.below === 'origin' && last.below === 'destination',
    'stacked under a title of both': first.column === 'both' && last.column === 'both' && apart > 0,
    'both coded': codes === 2,
    'one coded': codes === 1,
    'both known': known === 2,
    'one known': known === 1,
    'both stations': from.isStation && to.isStation,
    'in one column': apart > 0 && overlaps(extentOf(from), extentOf(to)),
    'both timed': departs !== null && arrives !== null,
    'one timed': (departs === null) !== (arrives === null),
    'times rise': departs !== null && arrives !== null && arrives > departs,
    'times fall': departs !== null && arrives !== null && arrives <= departs,
    'day on its lines': isDayOwn,
    'day near': isDayNear,
    'day further up': !isDayOwn && !isDayNear && hasDay(above),
    'service on its lines': hasService(own),
    'service near': !hasService(own) && hasService(around),
    'page of flights': page.mode === 'flight',
    'page of rides': page.mode === 'train' || page.mode === 'bus',
    'ticket or booking': page.isBooked,
    'amount on its lines': [from.line, to.line].some(({ numbers }) =>
      numbers.some((number) => number.isMoney || hasCents(number)),
    ),
    'address on its lines': [from.line, to.line].some(({ folded }) =>
      says(folded, ['address', 'contact'], 2),
    ),
    'many places on a line': [from, to].some((place) => page.placesOn(place.line) >= crowd),
    'reverse printed': page.isPrinted(to, from),
    'printed again': page.isPrinted(from, to),
    'goes on': places.slice(to.order + 1, to.order + 1 + crowd).some((place) => isSamePlace(place, to)),
    'names on a page of codes': codes === 0 && page.hasCodedPair,
    'an even number of timed places before': page.timedBefore(from) % 2 === 0,
    'the next timed place':
      departs !== null && found !== null && page.timedBefore(to) === page.timedBefore(from) + 1,
    'others on their lines': apart > 0 && [from, to].some(({ line }) => page.placesOn(line) > 1),
    'the only two places': page.namedPlaces === 2,
    'the only two places known': known === 2 && page.knownPlaces === 2,
  }
  return Float32Array.from(legFeatures, ([name]) => (values[name] ? 1 : 0))
}

function count(...claims: readonly boolean[]): number {
  return claims.filter(Boolean).length
}
