import { allPassages } from '#shared/knowledge/all-passages.ts'
import { plans } from '#shared/plans.ts'

const passageTexts = new Set(allPassages.map((passage) => passage.text))
const passageQuestions = new Set(allPassages.flatMap((passage) => passage.questions))
const planFigures = plans.flatMap((plan) =>
  [plan.minBusinessUnits, plan.maxBusinessUnits, plan.users, plan.integrations]
    .filter((limit) => typeof limit === 'number')
    .map(String),
)

/**
 * Figures of an answer that have no source: not in a passage given word for word, not in the plan table, not said by
 * the visitor. Lines that the carbon engine wrote are checked by recomputing them, elsewhere.
 */
export function findInventedFigures(paragraphs: readonly string[], said: readonly string[]): string[] {
  const sourced = new Set([...planFigures, ...said.flatMap(figuresIn)])
  return paragraphs
    .filter((paragraph) => !passageTexts.has(paragraph))
    .map((paragraph) =>
      paragraph.replace(/“([^”]*)”/g, (quote, text: string) => (passageQuestions.has(text) ? '' : quote)),
    )
    .flatMap(figuresIn)
    .filter((figure) => !sourced.has(figure))
}

/** Every number of a text, without thousands separators; addresses of links are left out. */
export function figuresIn(text: string): string[] {
  const words = text.replace(/\]\([^)]*\)/g, ']')
  return (words.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => figure.replace(/,/g, ''))
}
