import { calculatorWords } from './calculator-words.ts'
import type { Token } from './tokenise.ts'

export type DateRead = { date: string; length: number }

const firstYear = 2015
const lastYear = 2035

/**
 * A day inside the period that is named at a token, to choose the edition by: "FY26" and "2025-26" give 1 January 2026,
 * "August 2025" the 15th, "2024" 1 July 2024.
 */
export function readDate(tokens: readonly Token[], at: number): DateRead | null {
  const [first, second, third, fourth, fifth] = tokens.slice(at, at + 5)
  if (first === undefined) return null
  const glued = /^fy(\d{2}|\d{4})$/.exec(first.key)?.[1]
  if (glued !== undefined) return endingYear(glued, 1)
  if (first.key === 'fy' && second?.kind === 'number') return endingYear(second.text, 2)
  if (first.key === 'financial' && second?.key === 'year' && third?.kind === 'number')
    return endingYear(third.text, 3)
  const isSlashed = second?.text === '/' && fourth?.text === '/' && third !== undefined && isYear(fifth)
  if (isSlashed && /^\d{1,2}$/.test(first.text) && /^(?:0?[1-9]|1[0-2])$/.test(third.text))
    return { date: [fifth.text, twoDigits(third.text), twoDigits(first.text)].join('-'), length: 5 }
  const month = calculatorWords.months.get(first.key)
  if (month !== undefined && isYear(second))
    return { date: `${second.text}-${twoDigits(String(month))}-15`, length: 2 }
  if (!isYear(first)) return null
  if (second?.text === '-' && fourth?.text === '-' && third !== undefined && fifth !== undefined) {
    const day = `${first.text}-${third.text}-${fifth.text}`
    if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return { date: day, length: 5 }
  }
  const isSpread = second !== undefined && '-–/'.includes(second.text)
  if (isSpread && third?.kind === 'number' && Number(third.text) % 100 === (Number(first.text) + 1) % 100)
    return endingYear(third.text, 3)
  return { date: `${first.text}-07-01`, length: 1 }
}

function isYear(token: Token | undefined): token is Token {
  if (token?.kind !== 'number' || !/^\d{4}$/.test(token.text)) return false
  return Number(token.text) >= firstYear && Number(token.text) <= lastYear
}

function endingYear(text: string, length: number): DateRead | null {
  if (!/^\d{2}(?:\d{2})?$/.test(text)) return null
  return { date: `20${text.slice(-2)}-01-01`, length }
}

function twoDigits(part: string): string {
  return part.padStart(2, '0')
}
