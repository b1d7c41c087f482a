import type { Decimal } from '../decimal.ts'
import { decimal } from '../decimal.ts'
import type { Airport } from './airport-table.ts'

/** Mean radius of the Earth (IUGG), rounded to the kilometre. */
const earthRadiusKm = 6371

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/**
 * Great-circle distance by the haversine formula on a sphere of 6,371 km, rounded to the whole kilometre. The rounding
 * makes the result the same on every machine; the 8 % that DEFRA adds for detours is already inside its factors.
 */
export function greatCircleKm(
  from: Pick<Airport, 'latitude' | 'longitude'>,
  to: Pick<Airport, 'latitude' | 'longitude'>,
): Decimal {
  const halfLatitude = toRadians(to.latitude - from.latitude) / 2
  const halfLongitude = toRadians(to.longitude - from.longitude) / 2
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(halfLongitude) ** 2
  const angle = 2 * Math.asin(Math.min(1, Math.sqrt(haversine)))
  return decimal(String(Math.round(earthRadiusKm * angle)))
}
