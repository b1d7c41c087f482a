import { calculate } from '@doublerule/carbon/calculator/calculate.ts'
import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import type { Interpretation, Question } from '../interpretation.ts'
import { sumBefore } from './change-sum.ts'

const mostWords = 5

/** "Construction", "non-metro": the answer to what was asked about a sum, by a word of one option only. */
export function chooseOption(last: Interpretation | null, { text, words }: Question): Interpretation | null {
  const [asked, ...others] = sumBefore(last)?.activities ?? []
  if (asked === undefined || others.length > 0 || words.length > mostWords) return null
  const [line] = calculate([asked]).lines
  const options = line?.ok === true ? line.worked.questions.flatMap((question) => question.options) : []
  const said = wordsOf(text)
  const named = options.filter(({ label }) => wordsOf(label).some((word) => said.includes(word)))
  const [chosen] = named.length === 1 ? named : named.filter(({ label }) => label.toLowerCase() === text)
  if (chosen === undefined) return null
  const label = chosen.label.toLowerCase()
  const activity = {
    ...asked,
    text: `${asked.text} ${label}`,
    ...(asked.kind === 'fuel' ? { name: label } : {}),
  }
  // The option is taken only where its words lead the engine to its figure.
  const [result] = calculate([activity]).lines
  const isReached =
    result?.ok === true && compare(decimal(result.worked.totals.kgCO2e), decimal(chosen.kgCO2e)) === 0
  return isReached ? { kind: 'sum', activities: [activity] } : null
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z-]{4,}/g) ?? []
}
