import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { hasCents } from '../../../lay-out/layout/has-cents.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { JourneyPage } from './journey-page.ts'
import { type Place, extentOf, isSamePlace, placesBetween } from './place.ts'

type Side = 'origin' | 'destination' | 'both' | null
type LegFeature = readonly [
  name: string,
  sign: 1 | 0 | -1,
  holds: (seen: ReturnType<typeof seeLeg>) => boolean,
]

const nearLines = 3
const upLines = 10
const crowd = 4

/** What speaks for two places being the ends of one leg, or against it (1, -1; 0 where it may do either), as the fitted weights see it. */
export const legFeatures: readonly LegFeature[] = [
  ['same line', 0, ({ apart }) => apart === 0],
  ['next line', 0, ({ apart }) => apart === 1],
  ['two or three lines', 0, ({ apart }) => apart === 2 || apart === 3],
  ['four to seven lines', 0, ({ apart }) => apart > 3 && apart < 8],
  ['further', 0, ({ apart }) => apart > 7],
  ['joined by a link', 1, ({ from, to }) => to.order === from.order + 1 && to.isLinked],
  ['no place between', 1, ({ between }) => between === 0],
  ['one place between', 0, ({ between }) => between === 1],
  ['words before both', 1, ({ before }) => before === 2],
  ['words before one', 0, ({ before }) => before === 1],
  ['words before say the reverse', -1, ({ first, last }) => reversed(first.before, last.before)],
  [
    'titles over both columns',
    1,
    ({ first, last }) => first.column === 'origin' && last.column === 'destination',
  ],
  ['titles over both columns say the reverse', -1, ({ first, last }) => reversed(first.column, last.column)],
  ['words over both', 1, ({ first, last }) => first.above === 'origin' && last.above === 'destination'],
  ['words over both say the reverse', 0, ({ first, last }) => reversed(first.above, last.above)],
  ['words under both', 1, ({ first, last }) => first.below === 'origin' && last.below === 'destination'],
  [
    'stacked under a title of both',
    1,
    ({ apart, first, last }) => first.column === 'both' && last.column === 'both' && apart > 0,
  ],
  ['both coded', 1, ({ codes }) => codes === 2],
  ['one coded', 0, ({ codes }) => codes === 1],
  ['both known', 1, ({ known }) => known === 2],
  ['one known', 0, ({ known }) => known === 1],
  ['both stations', 1, ({ from, to }) => from.isStation && to.isStation],
  ['in one column', 0, ({ from, to, apart }) => apart > 0 && overlaps(extentOf(from), extentOf(to))],
  ['both timed', 1, ({ departs, arrives }) => departs !== null && arrives !== null],
  ['one timed', 0, ({ departs, arrives }) => (departs === null) !== (arrives === null)],
  ['times rise', 1, ({ departs, arrives }) => departs !== null && arrives !== null && arrives > departs],
  ['times fall', -1, ({ departs, arrives }) => departs !== null && arrives !== null && arrives <= departs],
  ['day on its lines', 1, ({ isDayOwn }) => isDayOwn],
  ['day near', 1, ({ isDayNear }) => isDayNear],
  ['day further up', 1, ({ above, isDayOwn, isDayNear }) => !isDayOwn && !isDayNear && hasDay(above)],
  ['service on its lines', 1, ({ page, own }) => hasService(page, own)],
  ['service near', 1, ({ page, own, around }) => !hasService(page, own) && hasService(page, around)],
  ['page of flights', 0, ({ page }) => page.mode === 'flight'],
  ['page of rides', 0, ({ page }) => page.mode === 'train' || page.mode === 'bus'],
  ['ticket or booking', 1, ({ page }) => page.isBooked],
  [
    'amount on its lines',
    -1,
    ({ from, to }) =>
      [from.line, to.line].some(({ numbers }) =>
        numbers.some((number) => number.isMoney || hasCents(number)),
      ),
  ],
  [
    'address on its lines',
    -1,
    ({ from, to }) => [from.line, to.line].some(({ folded }) => says(folded, ['address', 'contact'], 2)),
  ],
  [
    'many places on a line',
    -1,
    ({ page, from, to }) => [from, to].some((place) => page.placesOn(place.line) >= crowd),
  ],
  ['reverse printed', 1, ({ page, from, to }) => page.isPrinted(to, from)],
  ['printed again', 0, ({ page, from, to }) => page.isPrinted(from, to)],
  [
    'goes on',
    1,
    ({ page, to }) =>
      page.places.slice(to.order + 1, to.order + 1 + crowd).some((place) => isSamePlace(place, to)),
  ],
  ['names on a page of codes', -1, ({ page, codes }) => codes === 0 && page.hasCodedPair],
  ['an even number of timed places before', 1, ({ page, from }) => page.timedBefore(from) % 2 === 0],
  [
    'the next timed place',
    1,
    ({ page, from, to, departs, found }) =>
      departs !== null && found !== null && page.timedBefore(to) === page.timedBefore(from) + 1,
  ],
  ['the only two places known', 1, ({ page, known }) => known === 2 && page.knownPlaces === 2],
  ['the only two places', 1, ({ page }) => page.namedPlaces === 2],
  [
    'others on their lines',
    -1,
    ({ page, from, to, apart }) => apart > 0 && [from, to].some(({ line }) => page.placesOn(line) > 1),
  ],
]

export function featuresOfLeg(page: JourneyPage, from: Place, to: Place): Float32Array {
  const seen = seeLeg(page, from, to)
  return Float32Array.from(legFeatures, ([, , holds]) => (holds(seen) ? 1 : 0))
}

/** What is asked of two places, once for all features. */
function seeLeg(page: JourneyPage, from: Place, to: Place) {
  const { lines } = page
  const apart = to.line.index - from.line.index
  const between = placesBetween(page.places, from, to)
  const [first, last] = [page.rolesOf(from), page.rolesOf(to)]
  const [departs, found] = [page.timeOf(from), page.timeOf(to)]
  // One time beside two places is of neither alone.
  const arrives = found === departs ? null : found
  const own = lines.slice(from.line.index, to.line.index + 1)
  const around = lines.slice(Math.max(0, from.line.index - nearLines), to.line.index + nearLines + 1)
  const above = lines.slice(Math.max(0, from.line.index - upLines), from.line.index)
  const [codes, known] = [count(from.code !== null, to.code !== null), count(from.isKnown, to.isKnown)]
  const before = count(first.before === 'origin', last.before === 'destination')
  const isDayOwn = hasDay(own)
  const isDayNear = !isDayOwn && hasDay(around)
  return {
    page,
    from,
    to,
    apart,
    between,
    first,
    last,
    departs,
    arrives,
    found,
    own,
    around,
    above,
    codes,
    known,
    before,
    isDayOwn,
    isDayNear,
  }
}

function hasDay(lines: readonly ReadLine[]): boolean {
  return lines.some(({ dates }) => dates.some(({ day }) => day !== null))
}

function hasService(page: JourneyPage, lines: readonly ReadLine[]): boolean {
  return lines.some((line) => page.hasService(line))
}

function reversed(one: Side, other: Side): boolean {
  return one === 'destination' || other === 'origin'
}

function count(...claims: readonly boolean[]): number {
  return claims.filter(Boolean).length
}
