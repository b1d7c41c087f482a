import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

const mixCode =
  /^(?:[ns]\d{2}\b|[a-z]?c ?\d{2}\/\d{2}\b|ha-?\d{2}\b|rc ?\d{2}\/\d{2}\b|\d{4} ?psi\b|\d{2} ?mpa\b)/
const concreteWords = cueFor('concrete-mix concrete words')

/** "N32 20MM", "C25/30", "4000 PSI": concrete named by its strength only. */
export function isConcreteMix(name: string): boolean {
  return mixCode.test(foldText(name).trim())
}

/** The name of goods that a factor can be looked up by. */
export function nameGoods(name: string): string {
  const isNamed = concreteWords.test(foldText(name))
  return isConcreteMix(name) && !isNamed ? `Concrete ${name}` : name
}
