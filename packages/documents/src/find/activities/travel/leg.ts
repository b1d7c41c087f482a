import type { JourneyMode } from './journey-mode.ts'
import type { Place } from './place.ts'

/** One way from a place to another, by one vehicle. */
export type Leg = {
  mode: JourneyMode
  from: Place
  to: Place
  date: string | null
  arrivalDate: string | null
  /** The clock time beside its first place, in minutes. */
  departs: number | null
  service: string | null
  probability: number
  /** A day stands on its lines, or a clock time or a number on or beside them. */
  isScheduled: boolean
}
