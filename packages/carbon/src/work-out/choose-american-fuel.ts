import { factorsByIds } from '../factors/factor-library.ts'
import { unitById } from '../units/unit-table.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import type { FuelName } from './fuel-words.ts'
import { findFuelUse } from './fuel-words.ts'

type AmericanFuel = { road: string | null; offRoad: string }

/** Rows of the EPA Hub, Tables 1, 2 and 5, by fuel. */
const americanFuels: Readonly<Record<FuelName, AmericanFuel>> = {
  petrol: {
    road: 'mobile-motor-gasoline',
    offRoad: 'nonroad-industrial-commercial-equipment-gasoline-4-stroke',
  },
  'petrol-e10': {
    road: 'mobile-motor-gasoline',
    offRoad: 'nonroad-industrial-commercial-equipment-gasoline-4-stroke',
  },
  diesel: { road: 'mobile-diesel-fuel', offRoad: 'nonroad-construction-mining-equipment-diesel-equipment' },
  lpg: { road: 'mobile-liquefied-petroleum-gases-lpg', offRoad: 'stationary-propane' },
  lng: { road: 'mobile-liquefied-natural-gas-lng', offRoad: 'mobile-liquefied-natural-gas-lng' },
  kerosene: { road: null, offRoad: 'stationary-kerosene' },
  'heating-oil': { road: null, offRoad: 'stationary-distillate-fuel-oil-no-2' },
  avgas: { road: 'nonroad-aircraft-aviation-gasoline', offRoad: 'nonroad-aircraft-aviation-gasoline' },
  'jet-kerosene': { road: 'nonroad-aircraft-jet-fuel', offRoad: 'nonroad-aircraft-jet-fuel' },
}

/** United States fuels, Scope 1 only, or null when the EPA Hub has none for this fuel and unit. */
export function chooseAmericanFuel(fuel: FuelName, { line, place }: Situation): Choice | null {
  const known = americanFuels[fuel]
  const dimension = line.unit === null ? 'volume' : unitById(line.unit)?.dimension
  if (known === undefined || dimension !== 'volume') return null
  const road = known.road === null ? [] : factorsByIds(`us-epa-2025-${known.road}-scope1-gal`)
  const offRoad = factorsByIds(`us-epa-2025-${known.offRoad}-scope1-gal`)
  const use = findFuelUse(line.description) ?? (line.details?.vehicleNamed === true ? 'road-light' : null)
  const isDistinct = road[0] !== undefined && road[0].id !== offRoad[0]?.id
  const options = [
    ...(road.length > 0 ? [{ label: 'Road vehicle', factors: road }] : []),
    ...(isDistinct || road.length === 0 ? [{ label: 'Off-road equipment', factors: offRoad }] : []),
  ]
  return {
    ...emptyChoice,
    options: use === 'stationary' ? options.toReversed() : options,
    question:
      isDistinct && use === null ? 'Was the fuel burned in road vehicles or in off-road equipment?' : null,
    confidence: use === null && isDistinct ? 0.8 : 0.92,
    needsReview: true,
    reasons: [
      `${fuel.replaceAll('-', ' ')} in the United States (${place.because}).`,
      'The EPA Hub gives combustion only, and for road vehicles CO2 only; upstream emissions are not counted.',
    ],
  }
}
