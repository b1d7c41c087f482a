import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { chainLegs, type LegFound } from './chain-legs.ts'
import type { Service } from './find-service.ts'
import { type JourneyPage, openJourneyPage } from './journey-page.ts'
import { type JourneyMode, countLines, modeOf, speaksOf } from './journey-mode.ts'
import { dayOfArrival, daysOfLegs } from './leg-days.ts'
import type { Leg } from './leg.ts'
import { servicesOf } from './services-of-legs.ts'
import { withoutEchoes, withoutRepeats, withoutSecondScripts, withoutWholes } from './told-once.ts'

const linesToDay = 3

/** The legs that a paper tells of, each once. */
export function findJourney(lines: readonly ReadLine[]): Leg[] {
  if (modeOf(lines) === null) return []
  const page = openJourneyPage(lines)
  const found = chainLegs(page)
  const days = daysOfLegs(page.lines, found)
  const services = servicesOf(page, found)
  const legs = found.map((leg, index): Leg => {
    const service = services[index] ?? null
    const date = days[index] ?? null
    return {
      mode: modeOfLeg(page, leg, service),
      from: leg.from,
      to: leg.to,
      date,
      arrivalDate: dayOfArrival(leg) ?? date,
      departs: page.timeOf(leg.from),
      service: service?.number ?? null,
      probability: leg.probability,
      isScheduled: service !== null || isScheduled(page, leg),
    }
  })
  const told = withoutEchoes(withoutWholes(withoutRepeats(withoutSecondScripts(legs))))
  // Where nothing is booked for anybody, what has no number is an option or a fare; what has no time at all is no journey.
  return told.filter(
    (leg) =>
      (page.isBooked || page.isPersonal || (leg.service !== null && !isTimetabled(leg))) &&
      (leg.isScheduled || hasDayNear(page, leg)),
  )
}

/** What its number says, else what the page speaks of; two airports are flown between where the page speaks of flights. */
function modeOfLeg(
  { lines, mode }: JourneyPage,
  { from, to }: LegFound,
  service: Service | null,
): JourneyMode {
  const isFlown = from.code !== null && to.code !== null && countLines(lines, 'flight') > 0
  const own = lines.slice(from.line.index, to.line.index + 1)
  const said = (['train', 'bus'] as const).find((one) => own.some((line) => speaksOf(line, one)))
  if (isFlown && service?.mode !== 'train' && said === undefined) return 'flight'
  if (service?.mode === 'train' && mode === 'flight' && said === undefined) return 'train'
  return service?.mode ?? mode ?? 'train'
}

function hasDayNear({ lines }: JourneyPage, { from, to }: Leg): boolean {
  return hasDay(lines.slice(Math.max(0, from.line.index - linesToDay), to.line.index + linesToDay + 1))
}

function isScheduled({ lines }: JourneyPage, { from, to }: LegFound): boolean {
  const [first, last] = [from.line.index, to.line.index]
  const around = lines.slice(Math.max(0, first - 1), last + 2)
  return hasDay(lines.slice(first, last + 1)) || around.some(({ text }) => findTimes(text).length > 0)
}

function hasDay(lines: readonly ReadLine[]): boolean {
  return lines.some(({ dates }) => dates.some(({ day }) => day !== null))
}

/** A flight between towns on no day, which is booked for nobody, is a row of a timetable. */
function isTimetabled({ mode, date, from, to }: Leg): boolean {
  return mode === 'flight' && date === null && from.code === null && to.code === null
}
