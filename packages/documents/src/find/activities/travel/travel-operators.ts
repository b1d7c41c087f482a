import { brandsOf } from '../../../lay-out/lexicon/brands.ts'

/** An airline, railway or coach company: two-letter flight designator (null where it flies none), name, home country. */
export type TravelOperator = {
  mode: 'flight' | 'train' | 'bus'
  designator: string | null
  name: string
  country: string
}

const modes = [
  { mode: 'flight', trade: 'airline' },
  { mode: 'train', trade: 'railway' },
  { mode: 'bus', trade: 'coach' },
] as const

/** Carriers in the order of the table: airlines with their designators of the IATA list of airline codes first. */
export const travelOperators: readonly TravelOperator[] = modes.flatMap(({ mode, trade }) =>
  brandsOf(trade).map(({ name, code, country }) => ({ mode, designator: code, name, country })),
)
