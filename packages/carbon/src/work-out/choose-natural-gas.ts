import { chooseCalendarEdition, chooseNgaEdition } from '../factors/choose-edition.ts'
import { factorsByIds } from '../factors/factor-library.ts'
import { isMarkedProxy } from '../factors/factor-marks.ts'
import { placeName } from '../regions/place-name.ts'
import { unitById } from '../units/unit-table.ts'
import type { Choice, FactorOption, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import { chooseWorldGas } from './choose-world-gas.ts'

const states = ['nsw', 'act', 'vic', 'qld', 'sa', 'wa', 'tas', 'nt']

function isVolume(unit: string | null): boolean {
  return unit !== null && unitById(unit)?.dimension === 'volume'
}

/** Tasmania and the Northern Territory have upstream rows per GJ only. */
function stateOption(
  state: string,
  zone: 'metro' | 'nonmetro',
  unit: 'gj' | 'm3',
  label: string,
): FactorOption {
  const perUnit = factorsByIds(`au-nga-2025-natural-gas-${state}-${zone}-scope3-${unit}`)
  const upstream =
    perUnit.length > 0 ? perUnit : factorsByIds(`au-nga-2025-natural-gas-${state}-${zone}-scope3-gj`)
  return { label, factors: [...factorsByIds(`au-nga-2025-natural-gas-scope1-${unit}`), ...upstream] }
}

function upstreamValue(option: FactorOption): string | undefined {
  return option.factors.find((factor) => factor.scope === 3)?.kgCO2ePerUnit
}

/** NGA Table 6, note: Canberra and Queanbeyan are metro, so the Territory has no doubt. */
function chooseInState(state: string, situation: Situation, base: Choice): Choice {
  const unit = isVolume(situation.line.unit) ? 'm3' : 'gj'
  const metro = stateOption(state, 'metro', unit, 'Metro')
  const nonMetro = stateOption(state, 'nonmetro', unit, 'Non-metro')
  const isProxy = metro.factors.some(isMarkedProxy)
  const isSame = state === 'act' || upstreamValue(metro) === upstreamValue(nonMetro)
  return {
    ...base,
    options: isSame ? [metro] : [metro, nonMetro],
    question: isSame
      ? null
      : 'Is the site metro (on or east of the dividing range in NSW, or Melbourne, Brisbane, Adelaide, Perth) or non-metro? Metro is counted until you say.',
    confidence: isSame ? 0.98 : 0.85,
    isProxy,
    reasons: [
      `Natural gas from the network in ${placeName(`AU-${state.toUpperCase()}`)}: ${situation.place.because}.`,
      ...(isProxy ? ['NGA Table 6 withholds this upstream factor; another state stands in.'] : []),
      ...base.reasons,
    ],
  }
}

function chooseAustralian(situation: Situation): Choice {
  const edition = chooseNgaEdition(situation.date, ['2024', '2025', '2026'])
  const base: Choice = {
    ...emptyChoice,
    needsReview: edition.isOutsideRange,
    reasons: [
      `${edition.because}; Tables 5 and 6 are the same in the 2024, 2025 and 2026 editions; the 2025 one is cited.`,
    ],
  }
  const state = situation.place.region?.split('-')[1]?.toLowerCase()
  if (state !== undefined && states.includes(state)) return chooseInState(state, situation, base)
  const unit = isVolume(situation.line.unit) ? 'm3' : 'gj'
  const combustion = {
    label: 'Not known, Scope 1 only',
    factors: factorsByIds(`au-nga-2025-natural-gas-scope1-${unit}`),
  }
  return {
    ...base,
    options: [
      combustion,
      ...states.map((name) => stateOption(name, 'metro', unit, `${name.toUpperCase()}, metro`)),
    ],
    question: 'Which state is the gas meter in? Until you say, only the combustion (Scope 1) is counted.',
    confidence: 0.6,
    reasons: [
      `Natural gas, state not found (${situation.place.because}): upstream emissions are not counted.`,
      ...base.reasons,
    ],
  }
}

/** Natural gas from the network, Scope 1 and upstream Scope 3. */
export function chooseNaturalGas(situation: Situation): Choice {
  const { place, line, date } = situation
  if (place.country === 'AU') return chooseAustralian(situation)
  if (place.country === 'GB') {
    const edition = chooseCalendarEdition(date, ['2024', '2025'], 'DESNZ/Defra')
    const unit = isVolume(line.unit) ? 'm3' : 'kwh-gross'
    const factors = factorsByIds(
      `gb-defra-${edition.edition}-natural-gas-scope1-${unit}`,
      `gb-defra-2025-natural-gas-wtt-scope3-${unit}`,
    )
    return {
      ...emptyChoice,
      options: [{ label: 'United Kingdom gas network', factors }],
      confidence: 0.97,
      needsReview: edition.isOutsideRange,
      reasons: [`Natural gas in the United Kingdom: ${place.because}.`, `${edition.because}.`],
    }
  }
  if (place.country === 'US') {
    const unit = isVolume(line.unit) ? 'scf' : 'mmbtu'
    return {
      ...emptyChoice,
      options: [
        {
          label: 'United States natural gas',
          factors: factorsByIds(`us-epa-2025-stationary-natural-gas-scope1-${unit}`),
        },
      ],
      confidence: 0.96,
      needsReview: true,
      reasons: [
        `Natural gas in the United States: ${place.because}.`,
        'The EPA Hub of January 2025 gives combustion only; upstream emissions are not counted.',
      ],
    }
  }
  return chooseWorldGas(situation) ?? chooseAustralianProxy(situation)
}

/** Cubic metres in a country without a factor of its own: the IPCC prints no figure for a volume of gas. */
function chooseAustralianProxy({ place, line }: Situation): Choice {
  const unit = isVolume(line.unit) ? 'm3' : 'gj'
  return {
    ...emptyChoice,
    options: [
      {
        label: 'Australian pipeline gas, as a proxy',
        factors: factorsByIds(`au-nga-2025-natural-gas-scope1-${unit}`),
      },
    ],
    confidence: 0.7,
    isProxy: true,
    needsReview: true,
    reasons: [
      `No natural gas factor for ${place.country === null ? 'an unknown place' : placeName(place.country)}: the Australian combustion factor stands in.`,
      'Upstream emissions depend on the country and are not counted.',
    ],
  }
}
