import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { factorsByIds } from '../factors/factor-library.ts'
import { compare } from '../decimal.ts'
import { placeName } from '../regions/place-name.ts'
import { airportOfPlace } from '../travel/airport-of-place.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { flightKm } from './measure-travel.ts'

/** DEFRA decides by a list of territories that the library does not hold; 3,700 km is how others read its methodology. */
const longHaulKm = '3700'

const cabins: readonly (readonly [RegExp, string])[] = [
  [/premium/i, 'premium-economy'],
  [/business|\bclub\b|^[JCDIZ]$/i, 'business'],
  [/first|^[FAP]$/i, 'first'],
  [/econ|coach|main|standard|tourist|light|basic|^[YBMHKLQSTVWXNOGE]$/i, 'economy'],
]

function findCabin(text: string | null): string {
  return cabins.find(([pattern]) => pattern.test((text ?? '').trim()))?.[1] ?? 'average'
}

type Haul = { haul: string; isDomesticElsewhere: boolean; because: string }

function findHaul({ line }: Situation): Haul {
  const from = airportOfPlace(line.details?.origin ?? '')?.airport ?? null
  const to = airportOfPlace(line.details?.destination ?? '')?.airport ?? null
  if (from === null || to === null) {
    return { haul: 'international-non-uk', isDomesticElsewhere: false, because: 'airports not known' }
  }
  const britishEnds = [from, to].filter((airport) => airport.country === 'GB').length
  if (britishEnds === 2)
    return { haul: 'domestic', isDomesticElsewhere: false, because: 'within the United Kingdom' }
  if (britishEnds === 0) {
    const isDomestic = from.country === to.country
    const because = isDomestic
      ? `a domestic flight in ${placeName(from.country)}`
      : `between ${placeName(from.country)} and ${placeName(to.country)}`
    return { haul: 'international-non-uk', isDomesticElsewhere: isDomestic, because }
  }
  const km = flightKm(line)?.km ?? '0'
  const isLong = compare(km, longHaulKm) > 0
  return {
    haul: isLong ? 'long-haul' : 'short-haul',
    isDomesticElsewhere: false,
    because: `to or from the United Kingdom, ${km} km`,
  }
}

/** The classes that DEFRA publishes: short haul has no premium economy or first, domestic none at all. */
function cabinIn(haul: string, cabin: string): string {
  if (haul === 'domestic') return 'average'
  if (haul === 'short-haul' && (cabin === 'premium-economy' || cabin === 'first')) return 'business'
  return cabin
}

/** Flights by DEFRA's haul classes and cabin, with radiative forcing, plus well-to-tank; without forcing as alternative. */
export function chooseFlight(situation: Situation): Choice {
  const haul = findHaul(situation)
  const cabin = cabinIn(haul.haul, findCabin(situation.line.details?.cabin ?? null))
  const stem = `gb-defra-2025-flight-${haul.haul}-${cabin}`
  const withForcing = factorsByIds(`${stem}-rf-scope3`, `${stem}-wtt-scope3`)
  if (withForcing.length === 0) return noFactor('No flight factor for this haul and cabin.')
  const edition = chooseCalendarEdition(situation.date, ['2025'], 'DESNZ/Defra')
  const isCabinKnown = cabin !== 'average' || haul.haul === 'domestic'
  return {
    ...emptyChoice,
    options: [
      { label: `${cabin.replaceAll('-', ' ')}, with radiative forcing`, factors: withForcing },
      {
        label: 'Without radiative forcing',
        factors: factorsByIds(`${stem}-no-rf-scope3`, `${stem}-wtt-scope3`),
      },
    ],
    confidence: isCabinKnown ? 0.95 : 0.9,
    isProxy: haul.isDomesticElsewhere,
    needsReview: haul.isDomesticElsewhere || edition.isOutsideRange,
    reasons: [
      `Flight, ${haul.because}, ${isCabinKnown ? cabin.replaceAll('-', ' ') : 'cabin not printed: average passenger'}.`,
      ...(haul.isDomesticElsewhere
        ? ['DEFRA’s factor for flights outside the UK stands in for a domestic flight.']
        : []),
      `${edition.because}.`,
    ],
  }
}
