import type { Factor, Problem } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { compare, decimal, times } from '../decimal.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { airportOfPlace } from '../travel/airport-of-place.ts'
import { greatCircleKm } from '../travel/great-circle.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { unitById } from '../units/unit-table.ts'
import type { MeasurableLine, Measured, MeasuredResult } from './measured.ts'
import { measureByUnit, readUnit, unitMismatch } from './measured.ts'

type Way = { km: Decimal; steps: readonly string[] }

/** Great-circle kilometres between the airports of a line, by their codes or by the names of their cities. */
export function flightKm(line: MeasurableLine): Way | null {
  const from = airportOfPlace(line.details?.origin ?? '')
  const to = airportOfPlace(line.details?.destination ?? '')
  if (from === null || to === null || from.airport.iata === to.airport.iata) return null
  const km = greatCircleKm(from.airport, to.airport)
  const told = [from.because, to.because].filter((because) => because !== null)
  const ends = `${from.airport.iata} to ${to.airport.iata}`
  return { km, steps: [...told, `${ends}: ${km} km great circle (haversine, R 6371 km, whole km)`] }
}

function noDistance(line: MeasurableLine): { ok: false; problem: Problem } {
  return fail({
    code: 'no_distance',
    text: `${line.description}: no distance is printed${line.kind === 'flight' ? ' and the airports are not known' : ''}.`,
  })
}

/** Kilometres of one trip, for lines whose quantity counts trips or legs. */
function kmOfOneTrip(line: MeasurableLine): Result<Way, Problem> {
  const printed = line.details?.distanceKm ?? null
  if (printed !== null) return ok({ km: decimal(printed), steps: [`${printed} km as printed`] })
  const flown = line.kind === 'flight' ? flightKm(line) : null
  return flown === null ? noDistance(line) : ok(flown)
}

/** A printed distance of more than one and a half times the great circle already covers both ways. */
function isBothWays(line: MeasurableLine, km: Decimal): boolean {
  const flown = line.kind === 'flight' ? flightKm(line) : null
  return flown !== null && compare(km, times(flown.km, '1.5')) > 0
}

/** Kilometres of all trips together, before travellers and the way back. */
function kmOfLine(line: MeasurableLine, quantity: Decimal): Result<Way & { isPerTrip: boolean }, Problem> {
  const read = readUnit(line)
  if (!read.ok) return read
  const unit = read.value.unit
  const dimension = unitById(unit)?.dimension
  if (dimension === 'distance' || dimension === 'vehicle-distance') {
    const converted = convertQuantity(quantity, unit, dimension === 'distance' ? 'km' : 'vehicle-km')
    if (!converted.ok) return noDistance(line)
    const { expression } = converted.value
    return ok({
      km: converted.value.quantity,
      steps: expression === null ? [] : [expression],
      isPerTrip: false,
    })
  }
  const trip = kmOfOneTrip(line)
  if (!trip.ok) return trip
  const km = times(quantity, trip.value.km)
  const count = quantity === '1' ? [] : [`${quantity} × ${trip.value.km} km = ${km} km`]
  return ok({ km, steps: [...read.value.steps, ...trip.value.steps, ...count], isPerTrip: true })
}

/** Passenger legs and passenger kilometres already count the travellers. */
function countTravellers(line: MeasurableLine, factor: Factor): number {
  const isPerPassenger = factor.unit === 'pkm' || factor.unit === 'passenger-mile'
  return isPerPassenger && line.unit !== null && line.unit !== 'passenger-leg'
    ? (line.details?.travellers ?? 1)
    : 1
}

function multiply(way: Way, by: string, label: string): Way {
  const km = times(way.km, decimal(by))
  return { km, steps: [...way.steps, `${way.km} km × ${by} ${label} = ${km} km`] }
}

function inFactorUnit(way: Way, factor: Factor): Measured {
  const isMiles = factor.unit.endsWith('mile')
  const converted = isMiles ? convertQuantity(way.km, 'km', 'mile') : null
  if (converted === null || !converted.ok) return { quantity: way.km, steps: way.steps }
  const { expression, quantity } = converted.value
  return { quantity, steps: expression === null ? way.steps : [...way.steps, expression] }
}

/**
 * Distances of travel: km, miles or legs, times travellers, times two for a return trip. A line with `roundTrip` true is
 * one row for both ways; legs that are listed one by one have it null or false.
 */
export function measureTravel(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const dimension = line.unit === null ? null : unitById(line.unit)?.dimension
  if (dimension === 'passenger-distance') {
    const isPerPassenger = factor.unit === 'pkm' || factor.unit === 'passenger-mile'
    return isPerPassenger
      ? measureByUnit(line, quantity, factor)
      : unitMismatch(line, line.unit ?? '', factor)
  }
  const measured = kmOfLine(line, quantity)
  if (!measured.ok) return measured
  let way: Way = measured.value
  if (line.details?.roundTrip === true) {
    way =
      isBothWays(line, way.km) && !measured.value.isPerTrip
        ? { km: way.km, steps: [...way.steps, `${way.km} km covers both ways`] }
        : multiply(way, '2', 'ways')
  }
  const travellers = countTravellers(line, factor)
  if (travellers > 1) way = multiply(way, String(travellers), 'travellers')
  return ok(inFactorUnit(way, factor))
}
