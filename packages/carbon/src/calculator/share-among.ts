import { decimal, plus } from '../decimal.ts'
import { dimensionOf } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import { isMoney, type Quantity } from './read-quantity.ts'
import { pairWithPeriods } from './read-schedule.ts'
import { says } from './says.ts'
import type { Item } from './item.ts'
import { countOf, type Multiplier } from './time-spans.ts'

type Share = {
  /** How many times the amount counts: "2 trucks doing 300 km each". */
  multiplier: Multiplier | null
  /** The same where the words leave it open: "2 trucks doing 300 km a day". */
  open: Multiplier | null
  /** What is counted beside the amount, or without one, and is no part of the sum: "20 bananas". */
  left: readonly Quantity[]
}

/** Whether an amount is of each of the things counted beside it, of all of them together, or of neither. */
export function shareAmong(items: readonly Item[]): Share {
  const { timed } = pairWithPeriods(items)
  const things = timed.filter(({ thing }) => thing !== undefined)
  const measured = timed.filter(({ unit }) => unit !== null)
  const [first] = measured
  const beside = things.filter(({ thing }) => thing?.isAside === false)
  if (first === undefined) return { multiplier: null, open: null, left: beside }

  const several = things.filter(({ value }) => value !== '1')
  const isTogether = says(items, calculatorWords.together)
  // Watts are of each.
  const isEach = says(items, calculatorWords.each) || (first.isPower && !isTogether)
  if (isEach && several.length > 0) {
    // Desks of offices multiply, trucks and vans add up.
    const isClear = several.length === 1 || several.every(({ thing }) => thing?.isVehicle)
    const times = timesOf(several)
    return { multiplier: isClear ? times : null, open: isClear ? null : times, left: [] }
  }

  const isRate = measured.some(({ per, isPower }) => per !== null && !isPower)
  const isDrive = measured.every(({ unit }) => dimensionOf(unit) === 'distance')
  const doers = several.filter(({ thing }) => thing?.isVehicle === true && !thing.isAside)
  if (doers.length > 0 && !isTogether && (isRate || isDrive))
    return { multiplier: null, open: timesOf(doers), left: [] }

  const isSpent = measured.some(({ unit }) => isMoney(unit))
  const left = beside.filter(
    (thing) => !(thing.thing?.isVehicle === true && timed.indexOf(thing) < timed.indexOf(first)),
  )
  return { multiplier: null, open: null, left: isSpent ? [] : left }
}

function timesOf(counted: readonly Quantity[]): Multiplier {
  const total = counted.reduce((sum, { value }) => plus(sum, value), decimal('0'))
  return countOf(total, counted.map(({ value, thing }) => `${value} ${thing?.name ?? ''}`).join(' and '))
}
