import { decimal, sumOf } from '../decimal.ts'
import { formatKg } from '../format-mass.ts'
import type { Analysis, Question } from '../analysis/analysis-schema.ts'
import { clipText, plainText } from '../analysis/plain-text.ts'
import { replyWords } from './reply-words.ts'

const mostOptions = 10

type AskedQuestion = { text: string; about: string; lines: number; options: Question['options'] }

/** The same question on several lines is asked once, with the sums of all of them. */
function gatherQuestions({ questions, activities }: Analysis): AskedQuestion[] {
  const asked = new Map<string, AskedQuestion>()
  for (const { activity, text, options } of questions) {
    const key = JSON.stringify([text, options.map(({ label }) => label)])
    const known = asked.get(key)
    const about = activities.find(({ id }) => id === activity)?.description ?? ''
    if (known === undefined) {
      asked.set(key, { text, about, lines: 1, options })
      continue
    }
    const summed = options.map((option, index) => ({
      ...option,
      kgCO2e: sumOf([decimal(option.kgCO2e), decimal(known.options[index]?.kgCO2e ?? '0')]),
    }))
    asked.set(key, { ...known, lines: known.lines + 1, options: summed })
  }
  return [...asked.values()]
}

/** Open questions with the sum of each answer. */
export function renderQuestions(analysis: Analysis): string[] {
  return gatherQuestions(analysis).flatMap(({ text, about, lines, options }) => {
    const left = options.length - mostOptions
    return [
      '',
      `**${replyWords.question} ${lines === 1 ? clipText(about, 60) : `${lines} lines`}.** ${plainText(text)}`,
      ...options
        .slice(0, mostOptions)
        .map(({ label, kgCO2e, scope }) => `- ${plainText(label)}: ${formatKg(kgCO2e)}, ${scope}`),
      ...(left > 0 ? [`- and ${left} more`] : []),
    ]
  })
}
