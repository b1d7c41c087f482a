import type { Interpretation, Question } from './interpretation.ts'

const nouns = String.raw`(?:business[- ]?units?|businessunits?|units?|projects?|sites?|departments?|subsidiar(?:y|ies)|locations?|branches|depots?|users?|seats?)`
/** Less than none, none, or a part of one; the lower end of "5-10" is not less than none. */
const unfit = String.raw`(?:(?<!\S)[-−–]\s?\d[\d,.]*|\b(?:minus|negative) [a-z\d][\w,.]*|(?<![\w.,])\d+\.\d*[1-9]\d*|(?<![\w.,-])0+(?:\.0+)?|\bzero|\bhalf an?|\ba half|\b(?:one|two|three|four|five) and a half)`
const unfitCount = new RegExp(String.raw`${unfit}(?: \w+)? ${nouns}\b`)
const bareUnfit = new RegExp(String.raw`${unfit}\s*[?.!]*$`)

/** "-5 business units", "1.5 units", "0 sites": no plan is sized for such a count, and none is guessed. */
export function recogniseUnfitCount(question: Question, last: Interpretation | null): Interpretation | null {
  const isAfterCount = last?.kind === 'plan-fit' || last?.kind === 'plan-unfit'
  const isUnfit =
    unfitCount.test(question.text) ||
    (isAfterCount && question.words.length <= 6 && bareUnfit.test(question.text))
  return isUnfit ? { kind: 'plan-unfit' } : null
}
