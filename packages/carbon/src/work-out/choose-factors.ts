import type { ActivityKind } from '../analysis/analysis-schema.ts'
import { chooseByWords } from './choose-by-words.ts'
import { chooseElectricity, chooseExport } from './choose-electricity.ts'
import { chooseFlight } from './choose-flight.ts'
import { chooseFreight } from './choose-freight.ts'
import { chooseHeat } from './choose-heat.ts'
import { chooseHotel } from './choose-hotel.ts'
import { chooseLandTravel } from './choose-land-travel.ts'
import { chooseLiquidFuel } from './choose-liquid-fuel.ts'
import { chooseNaturalGas } from './choose-natural-gas.ts'
import { chooseRefrigerant } from './choose-refrigerant.ts'
import { chooseWater } from './choose-water.ts'
import type { AiAnswer, Choice, Situation } from './choice.ts'

/** A fuel whose kind is not printed: gas from the network where the words say so, else what they name. */
function chooseFuel(situation: Situation): Choice {
  const isNetworkGas = /\b(?:natural|mains|reticulated|town) gas\b/i.test(situation.line.description)
  return isNetworkGas ? chooseNaturalGas(situation) : chooseLiquidFuel(situation)
}

const choosers = {
  electricity: chooseElectricity,
  'electricity-export': chooseExport,
  'natural-gas': chooseNaturalGas,
  lpg: chooseLiquidFuel,
  petrol: chooseLiquidFuel,
  diesel: chooseLiquidFuel,
  fuel: chooseFuel,
  heat: chooseHeat,
  water: chooseWater,
  wastewater: chooseWater,
  waste: chooseByWords,
  refrigerant: chooseRefrigerant,
  flight: chooseFlight,
  train: chooseLandTravel,
  bus: chooseLandTravel,
  taxi: chooseLandTravel,
  car: chooseLandTravel,
  'public-transport': chooseLandTravel,
  hotel: chooseHotel,
  freight: chooseFreight,
  material: chooseByWords,
  spend: chooseByWords,
} satisfies Record<ActivityKind, (situation: Situation) => Choice>

/** A model's pick moves its candidate to the front, with the confidence of its words: it can point at a candidate, never add one. */
function applyAiAnswer(choice: Choice, answer: AiAnswer): Choice {
  const picked = choice.options.find(({ factors }) => factors[0]?.id === answer.id)
  if (picked === undefined) return choice
  return {
    ...choice,
    method: 'ai',
    options: [picked, ...choice.options.filter((option) => option !== picked)],
    confidence: picked.confidence ?? choice.confidence,
    needsReview: true,
    reasons: [`A model chose ${picked.label}: ${answer.reason}.`, ...choice.reasons],
  }
}

/** The factors of a line: direct rules by kind, then words, then, where one is given, a model's answer. */
export function chooseFactors(situation: Situation, answer: AiAnswer | null): Choice {
  const choice = choosers[situation.line.kind](situation)
  return answer === null ? choice : applyAiAnswer(choice, answer)
}
