import type { Problem } from './analysis-schema.ts'
import type { RefusalReason } from './second-reading-schema.ts'

/** Why a proposed line is refused, as its reader is told. */
export const refusalTexts = {
  'not-on-page': 'these words do not stand on that page',
  'not-printed': 'this figure is not printed there',
  money: 'it is an amount of money',
  rate: 'it is a rate',
  share: 'it is a share in per cent',
  identifier: 'it is part of a number or code',
  reading: 'it is a reading of a meter',
  nothing: 'it is not above zero',
  'unit-not-printed': 'this unit is not printed with it',
  'unit-unfit': 'its unit cannot measure that',
  'other-commodity': 'it is counted for something else',
  'part-of-counted': 'it is part of a total that is counted',
  'part-of-proposed': 'it is part of a total proposed beside it',
  'called-otherwise': 'the words beside it call it something else',
  unsupported: 'no sum and no word says that it was used',
} as const satisfies Record<RefusalReason, string>

export type SecondReadingFailure = 'slow' | 'busy' | 'unreadable' | 'failed'

const failures = {
  slow: 'its answer took too long',
  busy: 'too many documents waited for it',
  unreadable: 'its answer was not in the form asked for',
  failed: 'it did not answer',
} as const satisfies Record<SecondReadingFailure, string>

/** Says that the first reading stands alone, and why. */
export function secondReadingProblem(model: string, failure: SecondReadingFailure): Problem {
  return {
    code: `second_reading_${failure}`,
    text: `The second reading by the model ${model} is missing: ${failures[failure]}. The first reading stands as it is.`,
  }
}

/** Says that a model saw the beginning only. */
export function secondReadingCut(model: string, mostCharacters: number): Problem {
  return {
    code: 'second_reading_cut',
    text: `The model ${model} was shown the first ${mostCharacters} characters of this document only.`,
  }
}

/** What a paper and a reply say of a second reading; what the paper alone says stands with its other texts. */
export const secondReadingTexts = {
  title: (model: string) => `Second reading by ${model}`,
  agreed: 'Found by both',
  asked: 'Asked',
  refused: 'Refused',
  nothing: 'It proposed no line.',
} as const
