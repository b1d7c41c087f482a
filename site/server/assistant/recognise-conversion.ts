import { readAmounts, unitIn } from './amounts.ts'
import type { Interpretation, Question } from './interpretation.ts'
import { subjectIn } from './sum-subjects.ts'

/** "How many MJ are in 3 kWh?", "convert 10 MWh to GJ". */
export function recogniseConversion(question: Question): Interpretation | null {
  const { raw } = question
  const asked = /\bhow many ([\w³]+)\s+(?:(?:are |is )?(?:there )?in|are|is|make|equal) (.+)$/i.exec(raw)
  const to = unitIn(asked?.[1] ?? '')
  const [from] = readAmounts(asked?.[2] ?? '')
  if (to !== null && from !== undefined) return { kind: 'conversion', from, to }

  const ordered = /\b(?:convert|what is|what's|how much is|turn)\b(.+?)\b(?:to|into|in)\b\s+([\w³]+)/i.exec(
    raw,
  )
  const target = unitIn(ordered?.[2] ?? '')
  const [source] = readAmounts(ordered?.[1] ?? '')
  if (
    target === null ||
    source === undefined ||
    subjectIn(question.text.replace(/\b[kmg]wh\b/g, '')) !== null
  )
    return null
  return { kind: 'conversion', from: source, to: target }
}
