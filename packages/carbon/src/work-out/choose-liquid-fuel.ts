import type { ActivityKind, ActivityLine } from '../analysis/analysis-schema.ts'
import { chooseNgaEdition } from '../factors/choose-edition.ts'
import { factorById, factorsByIds } from '../factors/factor-library.ts'
import { placeName } from '../regions/place-name.ts'
import { isMass } from '../units/unit-table.ts'
import { chooseAmericanFuel } from './choose-american-fuel.ts'
import { chooseBritishFuel } from './choose-british-fuel.ts'
import { chooseSolidFuel } from './choose-solid-fuel.ts'
import { chooseWorldFuel } from './choose-world-fuel.ts'
import type { Choice, FactorOption, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import type { FuelName, FuelUse } from './fuel-words.ts'
import { findFuel, findFuelUse, fuelLabel } from './fuel-words.ts'
import { readContainers } from './read-containers.ts'
import { solidFuels } from './solid-fuels.ts'

type Usage = { use: FuelUse; label: string; stem: string }

const offRoad = 'Generator or off-road plant'
const road = 'Registered vehicle'

/** The ways a fuel is burned that NGA Tables 8 and 9 tell apart, the likeliest on a docket first. */
const usages: Readonly<Record<FuelName, readonly Usage[]>> = {
  diesel: [
    { use: 'road-light', label: road, stem: 'au-nga-2025-diesel-road-light' },
    { use: 'stationary', label: offRoad, stem: 'au-nga-2025-diesel-stationary' },
    {
      use: 'road-heavy',
      label: 'Heavy truck, Euro IV or later',
      stem: 'au-nga-2025-diesel-euro-iv-road-heavy',
    },
  ],
  petrol: [
    { use: 'road-light', label: road, stem: 'au-nga-2025-petrol-road-light' },
    { use: 'stationary', label: 'Generator or small engine', stem: 'au-nga-2025-petrol-stationary' },
  ],
  lpg: [
    { use: 'stationary', label: 'Heating, cooking or forklift', stem: 'au-nga-2025-lpg-stationary' },
    { use: 'road-light', label: road, stem: 'au-nga-2025-lpg-road-light' },
  ],
  'petrol-e10': [{ use: 'road-light', label: road, stem: 'au-derived-2025-petrol-e10-road-light' }],
  'diesel-b5': [{ use: 'road-light', label: road, stem: 'au-derived-2025-diesel-b5-road-light' }],
  'diesel-b20': [{ use: 'road-light', label: road, stem: 'au-derived-2025-diesel-b20-road-light' }],
  biodiesel: [
    { use: 'road-light', label: road, stem: 'au-nga-2025-biodiesel-road-light' },
    { use: 'stationary', label: offRoad, stem: 'au-nga-2025-biodiesel-stationary' },
  ],
  'renewable-diesel': [
    { use: 'road-light', label: road, stem: 'au-nga-2025-renewable-diesel-road-light' },
    { use: 'stationary', label: offRoad, stem: 'au-nga-2025-renewable-diesel-stationary' },
    {
      use: 'road-heavy',
      label: 'Heavy truck, Euro IV or later',
      stem: 'au-nga-2025-renewable-diesel-euro-iv-road-heavy',
    },
  ],
  avgas: [{ use: 'road-light', label: 'Aircraft', stem: 'au-nga-2025-avgas-aviation' }],
  'jet-kerosene': [{ use: 'road-light', label: 'Aircraft', stem: 'au-nga-2025-jet-kerosene-aviation' }],
  kerosene: [{ use: 'stationary', label: 'Burned in place', stem: 'au-nga-2025-kerosene' }],
  'heating-oil': [{ use: 'stationary', label: 'Burned in place', stem: 'au-nga-2025-heating-oil' }],
  'gas-oil': [{ use: 'stationary', label: offRoad, stem: 'au-nga-2025-diesel-stationary' }],
  'fuel-oil': [{ use: 'stationary', label: 'Burned in place', stem: 'au-nga-2025-fuel-oil' }],
  lng: [
    { use: 'stationary', label: 'Burned in place', stem: 'au-nga-2025-lng-stationary' },
    { use: 'road-heavy', label: 'Heavy truck', stem: 'au-nga-2025-lng-road-heavy' },
  ],
  cng: [
    { use: 'road-light', label: road, stem: 'au-nga-2025-cng-road-light' },
    { use: 'road-heavy', label: 'Heavy truck', stem: 'au-nga-2025-cng-road-heavy' },
  ],
}

/** What a description may narrow a kind to; anything else it names is another product's brand. */
const variants: Readonly<Partial<Record<ActivityKind, readonly FuelName[]>>> = {
  diesel: ['diesel', 'diesel-b5', 'diesel-b20', 'biodiesel', 'renewable-diesel', 'gas-oil', 'adblue'],
  petrol: ['petrol', 'petrol-e10', 'e85', 'avgas'],
  lpg: ['lpg'],
}

/** The fuel of a line: its kind, narrowed by a blend that its words name; of kind "fuel", what the words name. */
export function readFuel(kind: ActivityKind, description: string): FuelName | null {
  const named = findFuel(description)
  const allowed = variants[kind]
  if (allowed === undefined) return named
  return named !== null && allowed.includes(named) ? named : (allowed[0] ?? null)
}

/** Factors per kilogram exist for LPG burned in place; everything else is per litre or cubic metre. */
function optionOf(usage: Usage, line: ActivityLine): FactorOption {
  const { unit } = readContainers(line, '1').line
  const massStem = usage.stem.replace('au-nga-', 'au-derived-')
  const suffix = isMass(unit) && factorById(`${massStem}-scope1-kg`) !== null ? 'kg' : 'l'
  const stem = suffix === 'kg' ? massStem : usage.stem
  const perVolume = factorById(`${stem}-scope1-${suffix}`) === null ? 'm3' : suffix
  return {
    label: usage.label,
    factors: factorsByIds(`${stem}-scope1-${perVolume}`, `${stem}-scope3-${perVolume}`),
  }
}

type UseRead = { likeliest: FuelUse | null; isSettled: boolean }

/** What the words say, or vehicles that the record names; at a pump or in a log without them a vehicle is only likely. */
function readUse(situation: Situation, known: readonly Usage[]): UseRead {
  if (known.length === 1) return { likeliest: known[0]?.use ?? null, isSettled: true }
  const said = findFuelUse(situation.line.description)
  if (said !== null) return { likeliest: said, isSettled: known.some(({ use }) => use === said) }
  if (situation.line.details?.vehicleNamed === true) return { likeliest: 'road-light', isSettled: true }
  const isBought = situation.documentType === 'fuel-receipt' || situation.documentType === 'fuel-log'
  return { likeliest: isBought ? 'road-light' : null, isSettled: false }
}

function askUse(fuel: FuelName, options: readonly FactorOption[]): string {
  const first = options[0]?.label.toLowerCase() ?? ''
  return `What burned the ${fuelLabel(fuel)}? NGA Tables 8 and 9 differ. Counted as "${first}" until you say.`
}

function chooseAustralian(fuel: FuelName, situation: Situation): Choice {
  const known = usages[fuel]
  if (known === undefined) return noFactor(`The library holds no factor for ${fuelLabel(fuel)}.`)
  const edition = chooseNgaEdition(situation.date, ['2024', '2025', '2026'])
  const { likeliest, isSettled } = readUse(situation, known)
  const sorted = [...known].sort(
    (left, right) => Number(right.use === likeliest) - Number(left.use === likeliest),
  )
  const options = sorted.map((usage) => optionOf(usage, situation.line))
  const isAustralian = situation.place.country === 'AU'
  const where = situation.place.country === null ? 'an unknown place' : placeName(situation.place.country)
  return {
    ...emptyChoice,
    options,
    question: isSettled ? null : askUse(fuel, options),
    confidence: isSettled ? 0.95 : 0.8,
    isProxy: !isAustralian,
    needsReview: edition.isOutsideRange || !isAustralian,
    reasons: [
      isAustralian
        ? `Australian factors for ${fuelLabel(fuel)}: ${situation.place.because}.`
        : `No factor for ${fuelLabel(fuel)} in ${where}: the Australian one stands in.`,
      `${edition.because}; Tables 8 and 9 are the same in the 2024, 2025 and 2026 editions; the 2025 one is cited.`,
    ],
  }
}

const choosersByCountry: Readonly<Record<string, (fuel: FuelName, situation: Situation) => Choice | null>> = {
  AU: chooseAustralian,
  GB: chooseBritishFuel,
  US: chooseAmericanFuel,
}

/** The country's own factor or the IPCC default; the Australian one, as a proxy, for a fuel that neither lists. */
function chooseElsewhere(fuel: FuelName, situation: Situation): Choice {
  return chooseWorldFuel(fuel, situation) ?? chooseAustralian(fuel, situation)
}

/** Fuels that are burned: Scope 1 and, where published, upstream Scope 3. */
export function chooseLiquidFuel(situation: Situation): Choice {
  const { line, place } = situation
  const fuel = readFuel(line.kind, line.description)
  if (fuel === null) return noFactor(`"${line.description}" does not name a fuel that the library knows.`)
  if (solidFuels[fuel] !== undefined) return chooseSolidFuel(fuel, situation)
  if (fuel === 'adblue') return noFactor('AdBlue is not a fuel, and no factor for it is in the library.')
  return choosersByCountry[place.country ?? '']?.(fuel, situation) ?? chooseElsewhere(fuel, situation)
}
