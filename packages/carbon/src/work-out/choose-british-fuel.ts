import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { factorById, factorsByIds } from '../factors/factor-library.ts'
import { unitById } from '../units/unit-table.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import type { FuelName } from './fuel-words.ts'

/** DESNZ/Defra names of the fuels that a docket names. */
const britishNames: Readonly<Record<FuelName, string>> = {
  petrol: 'petrol-average-biofuel-blend',
  'petrol-e10': 'petrol-average-biofuel-blend',
  diesel: 'diesel-average-biofuel-blend',
  'diesel-b5': 'diesel-average-biofuel-blend',
  'gas-oil': 'gas-oil',
  lpg: 'lpg',
  cng: 'cng',
  lng: 'lng',
  'fuel-oil': 'fuel-oil',
  kerosene: 'burning-oil',
  'heating-oil': 'burning-oil',
  avgas: 'aviation-spirit',
  'jet-kerosene': 'aviation-turbine-fuel',
  biodiesel: 'biodiesel-me',
  'renewable-diesel': 'biodiesel-hvo',
}

/** United Kingdom fuels, or null when DESNZ/Defra publishes none for this fuel and unit. */
export function chooseBritishFuel(fuel: FuelName, { line, place, date }: Situation): Choice | null {
  const name = britishNames[fuel]
  const dimension = line.unit === null ? 'volume' : unitById(line.unit)?.dimension
  const suffix = dimension === 'mass' ? 't' : dimension === 'energy' ? 'kwh-gross' : 'l'
  const held = ['2024', '2025'].filter(
    (edition) => factorById(`gb-defra-${edition}-${name}-scope1-${suffix}`) !== null,
  )
  if (name === undefined || held.length === 0) return null
  const edition = chooseCalendarEdition(date, held, 'DESNZ/Defra')
  const factors = factorsByIds(
    `gb-defra-${edition.edition}-${name}-scope1-${suffix}`,
    `gb-defra-2025-${name}-wtt-scope3-${suffix}`,
  )
  return {
    ...emptyChoice,
    options: [{ label: `${name.replaceAll('-', ' ')}, United Kingdom`, factors }],
    confidence: 0.95,
    needsReview: edition.isOutsideRange,
    reasons: [
      `${fuel.replaceAll('-', ' ')} in the United Kingdom (${place.because}).`,
      `${edition.because}.`,
    ],
  }
}
