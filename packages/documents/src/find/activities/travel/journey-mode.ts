import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { findFlightNumber } from './flight-number.ts'
import { findOperator } from './find-operator.ts'
import { travelWords } from './travel-words.ts'

export type JourneyMode = 'flight' | 'train' | 'bus'

const numbered: Partial<Record<JourneyMode, RegExp>> = {
  train: cueFor('find-service train'),
  flight: cueFor('find-service flight'),
}
/** Trains and coaches are boarded with e-tickets too. */
const ticket = cueFor('journey-mode any ticket')
const anyTicket = new RegExp(cueFor('journey-mode any ticket'), 'g')
const stations = new RegExp(cueFor('place-name station'), 'g')
const numberedLine = 3
const ticketLine = 2
const modes: readonly JourneyMode[] = ['flight', 'bus', 'train']

/**
 * What most lines speak of, unless a carrier is named; null where no word of travel stands on the page: numbers alone
 * look like those of flights on any paper.
 */
export function modeOf(lines: readonly ReadLine[]): JourneyMode | null {
  const isTicket = lines.some(({ folded }) => ticket.test(folded))
  const spoken = modes.filter((mode) => isTicket || lines.some(({ folded }) => isNamed(folded, mode)))
  const counts = spoken.map((mode) => ({ mode, lines: countLines(lines, mode) }))
  const [best] = counts.toSorted((one, other) => other.lines - one.lines)
  if (best === undefined || best.lines === 0)
    return isTicket && lines.some(({ text }) => findFlightNumber(text) !== null) ? 'flight' : null
  return findOperator(lines)?.operator.mode ?? best.mode
}

/** How much the lines speak of a mode: by a word, more by one of tickets, and most by the number of a service. */
export function countLines(lines: readonly ReadLine[], mode: JourneyMode): number {
  return lines.reduce((sum, line) => sum + weightOf(line.folded, mode), 0)
}

export function speaksOf({ folded }: Pick<ReadLine, 'folded'>, mode: JourneyMode): boolean {
  return weightOf(folded, mode) > 0
}

function weightOf(folded: string, mode: JourneyMode): number {
  if (numbered[mode]?.test(folded) === true) return numberedLine
  if (travelWords[mode].test(withoutTickets(folded))) return ticketLine
  return isSaid(folded, mode) ? 1 : 0
}

function isSaid(folded: string, mode: JourneyMode): boolean {
  return isNamed(withoutTickets(folded), mode)
}

function isNamed(folded: string, mode: JourneyMode): boolean {
  return travelWords[mode].test(folded) || says(folded, [mode], 3)
}

function withoutTickets(folded: string): string {
  return folded.replace(anyTicket, ' ').replace(stations, ' ')
}
