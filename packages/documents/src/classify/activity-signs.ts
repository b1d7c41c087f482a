import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** What the activity readers found, which outweighs any word. */
export type ActivitySigns = {
  /** Litres × price = amount beside a fuel product. */
  hasPumpSum: boolean
  /** Kilowatt-hours of a charging session. */
  hasCharging: boolean
  /** Fuel with a quantity, by whatever sign. */
  hasFuel: boolean
  /** Rows of fuel in a table. */
  fuelRows: number
  /** Rides of a table, by kind. */
  drivenRows: readonly string[]
  /** Distances driven, which count where a vehicle was hired. */
  hiredDistances: number
  /** A distance driven with the time that it took. */
  hasTimedRide: boolean
  flightLegs: number
  roomNights: number
  /** What is counted by meters. */
  metered: readonly ActivityKind[]
  hasTotal: boolean
  /** Any amount of money at all. */
  hasMoney: boolean
  /** Rides of a rail or coach ticket, and whether they are by train. */
  rides: number
  hasTrain: boolean
  /** A docket of one load, by what it carried. */
  load: 'material' | 'waste' | null
  /** Lines of goods by mass or volume whose quantity × rate = amount. */
  goods: number
  /** Whether most of the lines that measure goods name waste. */
  isWasteSold: boolean
}
