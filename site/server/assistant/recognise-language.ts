import type { Interpretation, Question } from './interpretation.ts'
import { languages, type Language } from './languages.ts'
import { stopWords } from './word-lists.ts'

const scripts: Readonly<Record<NonNullable<Language['script']>, RegExp>> = {
  Devanagari: /\p{Script=Devanagari}{2}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u,
  Han: /\p{Script=Han}{2}/u,
  Hangul: /\p{Script=Hangul}{2}/u,
  Arabic: /\p{Script=Arabic}{2}/u,
  Cyrillic: /\p{Script=Cyrillic}{3}/u,
}
const leastTelling = 2

/** The language of a message that is not in English, by its script or by at least two of its small words. */
export function recogniseLanguage(raw: string): Language | null {
  const byScript = languages.find(({ script }) => script !== undefined && scripts[script].test(raw))
  if (byScript !== undefined) return byScript
  const words = new Set(raw.toLowerCase().match(/[\p{L}\p{M}'-]+/gu) ?? [])
  const english = [...words].filter((word) => stopWords.has(word)).length
  const counted = languages.map((language) => ({
    language,
    telling: language.words.filter((word) => words.has(word)).length,
  }))
  const best = counted.reduce((most, next) => (next.telling > most.telling ? next : most))
  return best.telling >= leastTelling && best.telling > english ? best.language : null
}

/** A message in another language: a sum is done, since figures need no language; the rest gets the way to people. */
export function recogniseForeign(
  question: Question,
  interpretSum: (question: Question) => Interpretation | null,
): Interpretation | null {
  const language = recogniseLanguage(question.raw)
  if (language === null) return null
  const sum = interpretSum({ ...question, raw: inEnglishFigures(question.raw, language.code) })
  const isSum = sum?.kind === 'sum' && sum.activities.every(({ unit }) => unit !== null)
  return { kind: 'foreign', language, sum: isSum ? sum : null }
}

/** "1.500,5 kWh" in German is 1500.5: a thousand times 1.5. */
function inEnglishFigures(raw: string, code: string): string {
  const parts = new Intl.NumberFormat(code, { useGrouping: 'always' }).formatToParts(12345.5)
  const decimalSign = parts.find(({ type }) => type === 'decimal')?.value
  if (decimalSign !== ',') return raw
  return raw.replace(/\d[\d.,\u00A0\u202F ]*\d/g, (figure) =>
    figure.replace(/[.\u00A0\u202F ](?=\d{3}(?!\d))/g, '').replace(',', '.'),
  )
}
