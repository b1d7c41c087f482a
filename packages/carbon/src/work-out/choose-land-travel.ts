import type { ActivityKind } from '../analysis/analysis-schema.ts'
import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { factorsByIds } from '../factors/factor-library.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { chooseNationalRow } from './choose-national-row.ts'

type Mode = { label: string; stem: string; unit: 'km' | 'pkm' }

const rail: Mode = { label: 'Train, national rail', stem: 'rail-national-rail', unit: 'pkm' }
const tram: Mode = { label: 'Tram or light rail', stem: 'rail-light-rail-and-tram', unit: 'pkm' }
const metro: Mode = { label: 'Metro', stem: 'rail-london-underground', unit: 'pkm' }
const international: Mode = { label: 'International train', stem: 'rail-international-rail', unit: 'pkm' }
const localBus: Mode = { label: 'Local bus', stem: 'bus-average-local-bus', unit: 'pkm' }
const coach: Mode = { label: 'Coach', stem: 'bus-coach', unit: 'pkm' }

const modeWords: readonly (readonly [RegExp, Mode])[] = [
  [/\b(?:tram|light rail|streetcar)\b/i, tram],
  [/\b(?:underground|metro|subway|tube|u-?bahn)\b/i, metro],
  [/\b(?:eurostar|international rail)\b/i, international],
  [/\b(?:coach|greyhound|charter bus|long distance bus|flixbus)\b/i, coach],
  [/\bbus\b/i, localBus],
  [/\b(?:train|rail|tgv|ice|intercity|v\/line)\b/i, rail],
]

const carFuels: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phevs?|plug-?ins?)\b/i, 'phev'],
  [/\bhybrids?\b/i, 'hybrid'],
  [/\b(?:b?evs?|electric|teslas?)\b/i, 'ev'],
  [/\blpg\b/i, 'lpg'],
  [/\bdiesel\b/i, 'diesel'],
  [/\b(?:petrol|gasoline|unleaded)\b/i, 'petrol'],
]

function findMotorbike(description: string): Mode {
  const said = /\b(?:small|medium|large|moped)\b/i.exec(description)?.[0].toLowerCase() ?? 'average'
  const size = said === 'moped' ? 'small' : said
  return {
    label: `Motorbike, ${size}${size === 'average' ? ' size' : ''}`,
    stem: `motorbike-${size}`,
    unit: 'km',
  }
}

function findCar(description: string): Mode {
  if (/\b(?:motor ?(?:bike|cycle)|scooter|moped)s?\b/i.test(description)) return findMotorbike(description)
  const fuel = carFuels.find(([pattern]) => pattern.test(description))?.[1] ?? 'unknown-fuel'
  return { label: `Car, average size, ${fuel.replaceAll('-', ' ')}`, stem: `car-average-${fuel}`, unit: 'km' }
}

function findMode(kind: ActivityKind, description: string, unit: string | null): Mode | null {
  const named = modeWords.find(([pattern]) => pattern.test(description))?.[1] ?? null
  if (kind === 'train') return named === localBus || named === coach ? rail : (named ?? rail)
  if (kind === 'bus') return named === coach ? coach : localBus
  if (kind === 'taxi')
    return { label: 'Taxi', stem: 'taxi-regular-taxi', unit: unit === 'pkm' ? 'pkm' : 'km' }
  return kind === 'car' ? findCar(description) : named
}

/** Rows of the EPA Hub, Table 10; well-to-tank is not in it. */
const americanStems: Readonly<Partial<Record<ActivityKind, string>>> = {
  train: 'travel-intercity-rail-national-average-scope3-passenger-mile',
  bus: 'travel-bus-scope3-passenger-mile',
  car: 'travel-passenger-car-scope3-vehicle-mile',
}

/** What New Zealand's guide calls the modes; metropolitan rail is the only rail that it prints. */
const nationalStems: Readonly<Record<string, { category: string; stem: string }>> = {
  'rail-national-rail': { category: 'rail', stem: 'rail-metropolitan-average' },
  'rail-london-underground': { category: 'rail', stem: 'rail-metropolitan-average' },
  'bus-average-local-bus': { category: 'bus', stem: 'bus-national-average-for-bus' },
  'taxi-regular-taxi': { category: 'taxi', stem: 'taxi-regular' },
  'car-average-petrol': { category: 'car', stem: 'car-private-default-petrol' },
  'car-average-diesel': { category: 'car', stem: 'car-private-default-diesel' },
  'car-average-hybrid': { category: 'car', stem: 'car-private-default-petrol-hybrid' },
  'car-average-ev': { category: 'car', stem: 'car-private-default-electric' },
}

function chooseNational({ label, stem, unit }: Mode, situation: Situation): Choice | null {
  const row = nationalStems[stem]
  return row === undefined
    ? null
    : chooseNationalRow({ label, category: row.category, stems: [row.stem], unit }, situation)
}

/** Train, bus, taxi, car and public transport by distance: DEFRA 2025 with well-to-tank, a proxy outside Britain. */
export function chooseLandTravel(situation: Situation): Choice {
  const { line, place, date } = situation
  const americanStem = place.country === 'US' ? americanStems[line.kind] : undefined
  if (americanStem !== undefined) {
    return {
      ...emptyChoice,
      options: [
        { label: `${line.kind}, United States`, factors: factorsByIds(`us-epa-2025-${americanStem}`) },
      ],
      confidence: 0.92,
      needsReview: true,
      reasons: [
        `Travel by ${line.kind} in the United States (EPA Hub, Table 10); upstream emissions are not counted.`,
      ],
    }
  }
  const mode = findMode(line.kind, line.description, line.unit)
  if (mode === null)
    return noFactor(`"${line.description}" does not say whether it was a train, a tram or a bus.`)
  const national = chooseNational(mode, situation)
  if (national !== null) return national
  const stem = `gb-defra-2025-${mode.stem}`
  const edition = chooseCalendarEdition(date, ['2025'], 'DESNZ/Defra')
  const isProxy = place.country !== 'GB'
  return {
    ...emptyChoice,
    options: [
      {
        label: mode.label,
        factors: factorsByIds(`${stem}-scope3-${mode.unit}`, `${stem}-wtt-scope3-${mode.unit}`),
      },
    ],
    confidence: 0.92,
    isProxy,
    needsReview: isProxy || edition.isOutsideRange,
    reasons: [
      `${mode.label}.`,
      ...(isProxy ? ['No factor for this place is in the library; the United Kingdom one stands in.'] : []),
      `${edition.because}.`,
    ],
  }
}
