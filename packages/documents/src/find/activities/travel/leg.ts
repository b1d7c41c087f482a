import type { ReadLine } from '../../../lay-out/layout/read-line.ts'

export type Leg = {
  line: ReadLine
  origin: string
  destination: string
  /** ISO date of departure, when the year is printed too. */
  date: string | null
  arrivalDate: string | null
  flight: string | null
  cabin: string | null
}
